import { type PaymentState, paymentStateNames } from "./order-payment.ts"
import { type OrderStatus, orderStatusNames } from "./order-status.ts"

/** Where the house brings an order once it can be worked on: forward only, one step or several (PERS-022). */
export const orderMoves = ["inWork", "ready", "completed"] as const satisfies ReadonlyArray<OrderStatus>
export type OrderMove = (typeof orderMoves)[number]

type Movable = { readonly status: OrderStatus; readonly paymentState: PaymentState }

/** What a move comes to: it is made, it was made already, or why it cannot be. */
export type Moved = "moved" | "alreadyThere" | { readonly refusal: string }

/** Nobody works on an order whose money is neither here nor due on receipt, and no order goes back. */
export const moveOrder = ({ paymentState, status }: Movable, to: OrderMove): Moved => {
  if (status === to) return "alreadyThere"
  if (status === "cancelled") return { refusal: "Заказ отменён" }
  if (rank(status) > rank(to)) return { refusal: `Заказ уже дальше: ${orderStatusNames[status].toLowerCase()}` }
  return paymentState === "paid" || paymentState === "onReceipt" ? "moved" : { refusal: paymentStateNames[paymentState] }
}

const rank = (status: OrderStatus): number => orderMoves.findIndex((move) => move === status)
