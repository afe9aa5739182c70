import type { Outcome } from "../../kernel/outcome.ts"
import type { PlacedOrder } from "../../contract/checkout.ts"
import type { Errors } from "../../domain/form/form.ts"
import { type OrderRefusal, readOrderRefusal } from "../../domain/orders/order-refusal.ts"
import { checkoutForm } from "../../forms/checkout.ts"
import type { ApiError } from "../../services/ports/api.ts"

/** What came of sending an order; `null` where no answer came. */
export type Placing = Outcome<PlacedOrder, typeof ApiError.Encoded> | null

/** The refusal of an order in the shop's words, by its reason or by its fields. */
export const refusalIn = (placing: Placing): Extract<typeof ApiError.Encoded, { readonly _tag: "Refused" }> | null =>
  placing?._tag === "Failure" && placing.error._tag === "Refused" ? placing.error : null

/** Why the order was not taken, where the shop has a reason of its own for it. */
export const reasonIn = (placing: Placing): OrderRefusal | null => readOrderRefusal(refusalIn(placing)?.errors ?? {}) ?? null

/** Errors of fields that the page has; those of a typed address are named by their place in it. */
export const fieldsIn = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const field = path.replace(/^address\./, "")
      return checkoutForm.fields.some(({ name }) => name === field) ? [[field, text] as const] : []
    })
  )
