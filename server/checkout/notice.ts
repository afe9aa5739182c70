import { Effect } from "effect"
import type { testNotices } from "../../core/contract/order-payment.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { writeNotice } from "../payments/embedded-provider.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { type Notice, NoticeUnfit, type ProviderFailed } from "../payments/payment-provider.ts"
import { followUp } from "../orders/follow-up.ts"
import { settlePayment } from "../orders/settle-payment.ts"

/** Settles a payment by its notice; refuses an unsigned one. Notices may come repeatedly, late, or before the shopper returns. */
export const receiveNotice = (
  body: string,
  signature: string,
  publicUrl: string
): Effect.Effect<void, DatabaseFailed | NoticeUnfit | ProviderFailed, CallServices> =>
  Effect.gen(function* () {
    const provider = yield* Payments
    if (provider === null) return yield* new NoticeUnfit()
    yield* settlePayment(yield* provider.readNotice(body, signature))
    yield* followUp(publicUrl)
  })

/** Settles a payment by asking the provider, because its notice may be late. */
export const requestOutcome = (id: string, publicUrl: string): Effect.Effect<void, DatabaseFailed | ProviderFailed, CallServices> =>
  Effect.gen(function* () {
    const provider = yield* Payments
    const notice = provider === null ? null : yield* provider.find(id)
    if (notice === null || notice.outcome === "open") return
    yield* settlePayment(notice)
    yield* followUp(publicUrl)
  })

/** Sends the embedded provider's notice on time, late, twice or never. */
export const sendTestNotice = (
  notice: Notice,
  how: (typeof testNotices)[number],
  publicUrl: string
): Effect.Effect<void, never, CallServices> => {
  const once = Effect.flatMap(writeNotice(notice), ({ body, signature }) => receiveNotice(body, signature, publicUrl))
  const delivery: Effect.Effect<void, DatabaseFailed | NoticeUnfit | ProviderFailed, Database | CallServices> = {
    now: once,
    late: Effect.delay(once, "5 seconds"),
    twice: Effect.andThen(once, once),
    never: Effect.void
  }[how]
  const job = Effect.catchCause(delivery, (cause) => Effect.logError("Could not process a payment notice", cause))
  return Effect.flatMap(BackgroundJobs, (jobs) => jobs.start(job))
}
