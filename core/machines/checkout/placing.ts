import type { Outcome } from "../../kernel/outcome.ts"
import type { PlacedOrder } from "../../contract/checkout.ts"
import type { Errors } from "../../domain/form/form.ts"
import { type OrderRefusal, readOrderRefusal } from "../../domain/orders/order-refusal.ts"
import { checkoutForm } from "../../forms/checkout.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { SentOrder } from "./checkout-state.ts"

/** `null` for a defect. */
export type PlacingOutcome = Outcome<PlacedOrder, typeof ApiError.Encoded> | null

export const refusalOf = (placing: PlacingOutcome): Extract<typeof ApiError.Encoded, { readonly _tag: "Refused" }> | null =>
  placing?._tag === "Failure" && placing.error._tag === "Refused" ? placing.error : null

export const orderRefusalOf = (placing: PlacingOutcome): OrderRefusal | null => readOrderRefusal(refusalOf(placing)?.errors ?? {}) ?? null

/** Sum shown to the shopper: the amount due if only that has changed, otherwise the total. */
export const shownSumOf = (placing: PlacingOutcome, sent: SentOrder | null): number | null => {
  const reason = orderRefusalOf(placing)
  const isOfDue = reason?.reason === "totalChanged" && reason.isDueOnly === true
  return (isOfDue ? sent?.due : sent?.total) ?? null
}

/** Errors of fields on the page, without the path prefix of a typed address. */
export const fieldErrorsOf = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const field = path.replace(/^address\./, "")
      return checkoutForm.fields.some(({ name }) => name === field) ? [[field, text] as const] : []
    })
  )
