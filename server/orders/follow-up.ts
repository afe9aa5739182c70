import { Effect } from "effect"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { findRefunding } from "../payments/payments.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import type { Mail } from "../platform/mail/mail.ts"
import { Payments } from "../payments/chosen-provider.ts"
import type { ProviderFailed } from "../payments/payment-provider.ts"
import { findPartsDue, settlePart } from "./pay-back.ts"
import { sendGifts } from "./send-gifts.ts"
import { sendLetters } from "./send-order-letters.ts"
import { settlePayment } from "./settle-payment.ts"

/** Makes due refunds, sends gifts and letters, after the response; the next sweep retries failures. */
export const followUp = (publicUrl: string): Effect.Effect<void, never, Database | BackgroundJobs | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      Effect.andThen(refund, Effect.andThen(sendGifts(publicUrl), sendLetters(publicUrl))).pipe(
        Effect.catchCause((cause) => Effect.logError("A follow-up job of an order failed", cause))
      )
    )
  )

/** Makes due refunds. A call to the provider may be repeated. */
export const refund: Effect.Effect<void, DatabaseFailed | ProviderFailed, Database> = Effect.gen(function* () {
  const provider = yield* Payments
  if (provider === null) return
  for (const part of yield* findPartsDue) {
    yield* provider.refundPart(part)
    yield* settlePart(part.id)
  }
  for (const { amount, id } of yield* findRefunding) {
    yield* provider.refund(id)
    yield* settlePayment({ id, amount, outcome: "refunded" })
  }
})
