import { Effect } from "effect"
import { moveOrder, type OrderMove } from "../../core/domain/orders/order-moves.ts"
import type { OrderStatus } from "../../core/domain/orders/order-status.ts"
import type { OrderEvent } from "../../core/domain/orders/order-timeline.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { queueLetter } from "./order-letters.ts"
import { changeOrder, lockOrder } from "./orders.ts"

/** Repeating a move changes nothing. Handing over an order payable on receipt marks it paid. `null` for an unknown order. */
export const saveOrderMove = (id: number, to: OrderMove) =>
  transaction(
    Effect.gen(function* () {
      const order = yield* lockOrder(id)
      if (order === null) return null
      const moved = moveOrder(order, to)
      if (typeof moved === "object") return yield* refuseCall(409, moved.refusal)
      if (moved === "alreadyThere") return answer(id, to)
      const isPaidNow = to === "completed" && order.paymentState === "onReceipt"
      const events: ReadonlyArray<OrderEvent> = isPaidNow ? ["paid", to] : [to]
      yield* changeOrder(id, { status: to, ...(isPaidNow && { paymentState: "paid" }) }, events)
      if (to !== "inWork") yield* queueLetter(id, to)
      return answer(id, to)
    })
  )

const answer = (id: number, status: OrderStatus) => ({ id, number: String(id), orderStatus: status })
