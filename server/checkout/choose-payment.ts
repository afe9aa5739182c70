import { Effect } from "effect"
import type { OrderDeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { type PaidItem, type PaymentMethod, paymentMethodsFor } from "../../core/domain/orders/payment-methods.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { unfitField } from "../platform/api/refusal.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { orderRefused } from "./order-refused.ts"

type PaidOrder = { readonly delivery: OrderDeliveryMethod | null; readonly items: ReadonlyArray<PaidItem> }

/** Offers online payment only with a provider. */
export const offerPayments = (chosen: PaidOrder): Effect.Effect<ReadonlyArray<PaymentMethod>> =>
  Effect.map(Payments, (provider) => paymentMethodsFor({ ...chosen, isOnlineTaken: provider !== null }))

export const choosePayment = Effect.fnUntraced(function* ({ id, ...chosen }: PaidOrder & { readonly id: number | null }) {
  if (id === null) return yield* unfitField("paymentId", fieldTexts.required)
  const way = (yield* offerPayments(chosen)).find((each) => each.id === id)
  return way ?? (yield* orderRefused({ reason: "paymentUnfit" }))
})
