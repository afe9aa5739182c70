import { Effect } from "effect"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { findRefunding } from "../checkout/payments.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import type { Mail } from "../platform/mail/mail.ts"
import { Payments } from "../checkout/chosen-provider.ts"
import type { ProviderFailed } from "../checkout/payment-provider.ts"
import { findPartsDue, settlePart } from "./pay-back.ts"
import { sendGifts } from "./send-gifts.ts"
import { sendLetters } from "./send-order-letters.ts"
import { settlePayment } from "../checkout/settle.ts"

/** What a change of an order leaves to be done, after its answer: letters, and money that goes back. What fails is done by the next sweep. */
export const followUp = (publicUrl: string): Effect.Effect<void, never, Database | BackgroundJobs | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      Effect.andThen(refund, Effect.andThen(sendGifts(publicUrl), sendLetters(publicUrl))).pipe(
        Effect.catchCause((cause) => Effect.logError("What follows an order was not done", cause))
      )
    )
  )

/** Gives back what is to be given back; the provider may be told twice. */
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
