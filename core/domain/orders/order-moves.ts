import { type PaymentState, paymentStateNames } from "./order-payment.ts"
import { type OrderStatus, orderStatusNames } from "./order-status.ts"

/** Forward only, skipping allowed (PERS-022). */
export const orderMoves = ["inWork", "ready", "completed"] as const satisfies ReadonlyArray<OrderStatus>
export type OrderMove = (typeof orderMoves)[number]

type MovableOrder = { readonly status: OrderStatus; readonly paymentState: PaymentState }

export type MoveResult = "moved" | "alreadyThere" | { readonly refusal: string }

/** Moves only orders that are paid or payable on receipt. */
export const moveOrder = ({ paymentState, status }: MovableOrder, to: OrderMove): MoveResult => {
  if (status === to) return "alreadyThere"
  if (status === "cancelled") return { refusal: "Заказ отменён" }
  if (rank(status) > rank(to)) return { refusal: `Заказ уже дальше: ${orderStatusNames[status].toLowerCase()}` }
  return paymentState === "paid" || paymentState === "onReceipt" ? "moved" : { refusal: paymentStateNames[paymentState] }
}

/** The shop can cancel an order until it is handed over, its buyer only until it is ready (`canCancel`). */
export const cancelByShop = ({ status }: Pick<MovableOrder, "status">): MoveResult => {
  switch (status) {
    case "cancelled":
      return "alreadyThere"
    case "completed":
      return { refusal: "Заказ уже выполнен: вещи возвращают по обращению, сертификат командой return" }
    case "new":
    case "inWork":
    case "ready":
      return "moved"
  }
}

const rank = (status: OrderStatus): number => orderMoves.findIndex((move) => move === status)
