import { Effect } from "effect"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { findRefunding } from "../payments/payments.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { logFailure, runSteps } from "../platform/run-steps.ts"
import type { Mail } from "../platform/mail/mail.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { findPartsDue, settlePart } from "./pay-back.ts"
import { sendGifts } from "./send-gifts.ts"
import { sendLetters } from "./send-order-letters.ts"
import { settlePayment } from "./settle-payment.ts"

/** Makes due refunds, sends gifts and letters, after the response; the next sweep retries failures. */
export const followUp = (publicUrl: string): Effect.Effect<void, never, Database | BackgroundJobs | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      runSteps<DatabaseFailed, Database | Mail>({
        "make due refunds": refund,
        "send gifts": sendGifts(publicUrl),
        "send letters of orders": sendLetters(publicUrl)
      })
    )
  )

/** Makes due refunds. A call to the provider may be repeated; a failed refund does not stop the others. */
export const refund: Effect.Effect<void, DatabaseFailed, Database> = Effect.gen(function* () {
  const provider = yield* Payments
  if (provider === null) return
  for (const { orderId, ...part } of yield* findPartsDue)
    yield* logFailure(`refund a part of order ${orderId}`, Effect.andThen(provider.refundPart(part), settlePart(part.id)))
  for (const { amount, id, orderId, rest } of yield* findRefunding) {
    const refunding = rest === 0 ? Effect.void : provider.refund(id)
    yield* logFailure(`refund order ${orderId}`, Effect.andThen(refunding, settlePayment({ id, amount, outcome: "refunded" })))
  }
})
