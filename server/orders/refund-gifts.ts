import { Effect } from "effect"
import { noCareText } from "../../core/domain/orders/care.ts"
import { withdrawGiftLinks } from "./gift-links.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { query } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { type StoredCare, setCareState } from "./cares.ts"
import { certificatesOf } from "./order-certificates.ts"
import { queueCareLetter } from "./order-letters.ts"
import { type LockedOrder, addCareEvent } from "./orders.ts"
import { payBack } from "./pay-back.ts"

/** Voids and refunds unsent gifts. Runs in the transaction that has locked their order. */
export const refundGifts = Effect.fn("refundGifts")(function* (order: LockedOrder, care: Pick<StoredCare, "id" | "lines">) {
  const positions = care.lines.map(({ position }) => position)
  const notSent = "claimed_at is null and sent_at is null and given_up_at is null"
  const gifts = { where: "order_id = $1 and position = any($2::int4[])", params: [order.id, positions] }
  yield* lockRows({ order_gifts: gifts, issued_certificates: certificatesOf(order.id) })
  // A letter being sent is claimed: either the return or the letter wins.
  const waiting = yield* query(`select position from order_gifts where ${gifts.where} and ${notSent}`, gifts.params)
  if (waiting.length !== positions.length) return yield* refuseCall(409, noCareText)
  const taken = yield* query<{ number: string }>(takeBack, [order.id, positions])
  if (taken.length !== care.lines.reduce((sum, { quantity }) => sum + quantity, 0))
    return yield* refuseCall(409, "Этим сертификатом уже платили: вернуть его можно по телефону")
  for (const { number } of taken) yield* withdrawGiftLinks(number)
  yield* payBack(order, care)
  yield* setCareState(care.id, "done", null)
  yield* addCareEvent(order.id, care.id, "careDone")
  yield* queueCareLetter(order.id, care.id, "careDone")
})

const takeBack = `update issued_certificates set refunded_at = now(), spent = amount
  where order_id = $1 and position = any($2::int4[]) and spent = 0 and refunded_at is null returning number`
