import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { logFailure, runSteps } from "../platform/run-steps.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { releaseExpired } from "../stock/holds.ts"
import { takeForgotten } from "../payments/payments.ts"
import type { Mail } from "../platform/mail/mail.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { refund } from "./follow-up.ts"
import { cancelUnpaid } from "./cancel-order.ts"
import { sendGifts } from "./send-gifts.ts"
import { sendLetters } from "./send-order-letters.ts"
import { sendQuickOrderLetters } from "../quick-orders/quick-order-letters.ts"
import { settleAsked } from "./settle-payment.ts"

/** Completes the work that a stopped process left. */
export const sweepOrders = (publicUrl: string): Effect.Effect<void, never, Database | Mail> =>
  runSteps<unknown, Database | Mail>({
    "release expired holds": releaseExpired,
    "ask for payments without a notice": askProvider,
    "cancel unpaid orders": cancelUnpaid,
    "make due refunds": refund,
    "send gifts": sendGifts(publicUrl),
    "send letters of orders": sendLetters(publicUrl),
    "send letters of quick orders": sendQuickOrderLetters(publicUrl)
  })

export const repeatOrderSweep = (publicUrl: string) => repeatSweep("orders", sweepOrders(publicUrl))

const askProvider: Effect.Effect<void, DatabaseFailed, Database> = Effect.gen(function* () {
  const provider = yield* Payments
  if (provider === null) return
  for (const { id, orderId } of yield* takeForgotten)
    yield* logFailure(`ask for the payment of order ${orderId}`, settleAsked(provider, id))
})
