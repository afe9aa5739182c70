/** After-sales requests («обращение»). */
export const careKinds = ["return", "exchange", "resizing", "cleaning", "repair"] as const
export type CareKind = (typeof careKinds)[number]

export const careKindNames: Readonly<Record<CareKind, string>> = {
  return: "Возврат",
  exchange: "Обмен",
  resizing: "Изменение размера",
  cleaning: "Чистка и проверка закрепки",
  repair: "Ремонт"
}

export const careStates = ["asked", "accepted", "declined", "done"] as const
export type CareState = (typeof careStates)[number]

export const careStateNames: Readonly<Record<CareState, string>> = {
  asked: "Ждёт ответа",
  accepted: "Согласовано",
  declined: "Отказ",
  done: "Выполнено"
}

/** An exchange is a return and a new order. */
export const isPaidBack = (kind: CareKind): boolean => kind === "return" || kind === "exchange"

/** No line can be returned or exchanged: made for the buyer, or past the term. */
export const isOnlyService = (lines: ReadonlyArray<{ readonly kinds: ReadonlyArray<CareKind> }>): boolean =>
  lines.every(({ kinds }) => !kinds.some(isPaidBack))

/** An open request blocks new ones for the same items. */
export const isOpenCare = (state: CareState): boolean => state === "asked" || state === "accepted"
