import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { releaseExpired } from "../stock/holds.ts"
import { findForgotten } from "../payments/payments.ts"
import type { Mail } from "../platform/mail/mail.ts"
import { Payments } from "../payments/chosen-provider.ts"
import type { ProviderFailed } from "../payments/payment-provider.ts"
import { refund } from "./follow-up.ts"
import { cancelUnpaid } from "./cancel-order.ts"
import { sendGifts } from "./send-gifts.ts"
import { sendLetters } from "./send-order-letters.ts"
import { sendQuickOrderLetters } from "../quick-orders/quick-order-letters.ts"
import { settlePayment } from "./settle-payment.ts"

type OrderSweep = Effect.Effect<void, DatabaseFailed | ProviderFailed, Database | Mail>

/** Completes the work that a stopped process left. */
export const sweepOrders = (publicUrl: string): OrderSweep =>
  Effect.gen(function* () {
    yield* releaseExpired
    yield* askProvider
    yield* cancelUnpaid
    yield* refund
    yield* sendGifts(publicUrl)
    yield* sendLetters(publicUrl)
    yield* sendQuickOrderLetters(publicUrl)
  })

export const repeatOrderSweep = (publicUrl: string) => repeatSweep("orders", sweepOrders(publicUrl))

const askProvider: Effect.Effect<void, DatabaseFailed | ProviderFailed, Database> = Effect.gen(function* () {
  const provider = yield* Payments
  if (provider === null) return
  for (const { id } of yield* findForgotten) {
    const notice = yield* provider.find(id)
    if (notice !== null) yield* settlePayment(notice)
  }
})
