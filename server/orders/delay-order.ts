import { Effect } from "effect"
import { type Delay, delayOrder } from "../../core/domain/orders/order-delay.ts"
import { setTerm } from "./order-term.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { today } from "../platform/today.ts"
import { queueLetter } from "./order-letters.ts"
import { changeOrder, lockOrder } from "./orders.ts"

/** Queues a letter; repeating the delay changes nothing. `null` for an unknown order. */
export const saveOrderDelay = (id: number, delay: Delay) =>
  Effect.gen(function* () {
    const day = yield* today
    return yield* transaction(
      Effect.gen(function* () {
        const order = yield* lockOrder(id)
        if (order === null) return null
        const moved = delayOrder(order, delay, day)
        if (typeof moved === "object") return yield* refuseCall(409, moved.refusal)
        if (moved === "moved") {
          yield* setTerm(id, { kind: "days", from: delay.day, to: delay.day }, delay.reason)
          yield* changeOrder(id, {}, ["moved"])
          yield* queueLetter(id, order.term?.kind === "days" && delay.day < order.term.to ? "sooner" : "delayed")
        }
        return { id, number: String(id), orderStatus: order.status, day: delay.day }
      })
    )
  })
