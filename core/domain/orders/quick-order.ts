/** Order without a cart. */
export const quickOrderStates = ["asked", "inWork", "done", "cancelled"] as const
export type QuickOrderState = (typeof quickOrderStates)[number]

export const quickOrderStateNames: Readonly<Record<QuickOrderState, string>> = {
  asked: "Заявка принята",
  inWork: "В работе",
  done: "Выполнена",
  cancelled: "Отменена"
}

/** `quick`: the item is available. */
export const quickOrderKinds = ["quick", "request"] as const
export type QuickOrderKind = (typeof quickOrderKinds)[number]

export const quickOrderKindNames: Readonly<Record<QuickOrderKind, string>> = { quick: "Быстрый заказ", request: "Под заказ" }

export const isOpenQuickOrder = (state: QuickOrderState): boolean => state === "asked" || state === "inWork"

export const quickOrderTitle = ({ id }: { readonly id: number }): string => `Заявка №\u00a0${id}`

export const quickOrderMoves = ["work", "done", "cancel"] as const
export type QuickOrderMove = (typeof quickOrderMoves)[number]

const states: Readonly<Record<QuickOrderMove, QuickOrderState>> = { work: "inWork", done: "done", cancel: "cancelled" }

/** Repeating changes nothing; closed orders cannot change. */
export const moveQuickOrder = (
  from: QuickOrderState,
  move: QuickOrderMove
): { readonly to: QuickOrderState } | { readonly refusal: string } | "alreadyThere" => {
  const to = states[move]
  if (from === to) return "alreadyThere"
  return isOpenQuickOrder(from) ? { to } : { refusal: `Заявка уже закрыта: ${quickOrderStateNames[from].toLowerCase()}` }
}
