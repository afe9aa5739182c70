import { Effect } from "effect"
import { findOrderPayment } from "./order-payment.ts"
import { followUp } from "../orders/follow-up.ts"
import { requestOutcome, sendTestNotice } from "./notice.ts"
import { changePayment } from "./change-payment.ts"
import { startPayment } from "./start-payment.ts"
import { embeddedProvider, settleEmbeddedPayment } from "../payments/embedded-provider.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { noSuchOrder } from "../orders/order-history-handlers.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { fitsInteger } from "../platform/db/values.ts"

type PaymentKey = Extract<keyof Handlers, `payments.${string}`>

/** Test payments need no login, because their ids cannot be guessed. */
export const paymentHandlers = (publicUrl: string): Pick<Handlers, PaymentKey> => ({
  "payments.state": Effect.fn("payments.state")(function* ({ params: { id } }) {
    const { user } = yield* currentSession
    return yield* askedPayment(id, user.id, publicUrl)
  }),

  "payments.start": Effect.fn("payments.start")(function* ({ params: { id } }) {
    const { user } = yield* currentSession
    yield* countPayment(user.id)
    yield* askedPayment(id, user.id, publicUrl)
    const provider = yield* Payments
    if (provider !== null) yield* Effect.catchTag(startPayment(id, provider, publicUrl), "ProviderFailed", (failure) => Effect.die(failure))
    return yield* requireUserPayment(id, user.id)
  }),

  "payments.change": Effect.fn("payments.change")(function* ({ body: { method }, params: { id } }) {
    const { user } = yield* currentSession
    yield* countPayment(user.id)
    yield* askedPayment(id, user.id, publicUrl)
    yield* changePayment(id, user.id, method)
    yield* followUp(publicUrl)
    return yield* requireUserPayment(id, user.id)
  }),

  "payments.test": Effect.fn("payments.test")(function* ({ body: { notice = "now", outcome }, params: { id } }) {
    const provider = yield* Payments
    const settled = provider === embeddedProvider ? yield* settleEmbeddedPayment(id, outcome) : null
    if (settled === null) return yield* notFound("Такого платежа нет")
    yield* sendTestNotice(settled, notice, publicUrl)
    yield* followUp(publicUrl)
    return { outcome: settled.outcome === "declined" ? ("declined" as const) : ("paid" as const) }
  })
})

const countPayment = Effect.fnUntraced(function* (user: number) {
  yield* countTry(limits.shopping, yield* callerNetwork)
  yield* countTry(limits.checkout, `payments of user:${user}`)
})

/** Asks the provider first, so that a payment declined there is not offered again. */
const askedPayment = Effect.fnUntraced(function* (id: number, userId: number, publicUrl: string) {
  const before = yield* requireUserPayment(id, userId)
  if (!before.canPay || before.payment === null) return before
  yield* Effect.catchTag(requestOutcome(before.payment.id, publicUrl), "ProviderFailed", (failure) => Effect.logWarning(failure.message))
  return yield* requireUserPayment(id, userId)
})

const requireUserPayment = Effect.fnUntraced(function* (id: number, userId: number) {
  const payment = fitsInteger(id) ? yield* findOrderPayment(id, userId) : null
  return payment ?? (yield* noSuchOrder)
})
