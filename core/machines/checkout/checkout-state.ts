import type { User } from "../../contract/session.ts"
import type { Term } from "../../domain/delivery/arrival.ts"
import { emptyValues, type Errors, type Values } from "../../domain/form/form.ts"
import type { OrderRefusal } from "../../domain/orders/order-refusal.ts"
import { checkoutForm, type CheckoutSection } from "../../forms/checkout.ts"
import type { CheckoutOffer, DeliveryOffer } from "../../services/checkout/checkout.ts"
import type { StoredCheckout } from "../../services/checkout/checkout-draft.ts"

/** Unanswered order, with the sums and date agreed to. */
export type SentOrder = { readonly key: string; readonly total: number; readonly due?: number; readonly term?: Term | null }

/** Refused order. `reason` and `message` are the server's; `seen` is the sum that the shopper saw. */
export type CheckoutRefusal = { readonly reason: OrderRefusal | null; readonly message: string; readonly seen: number | null }

export type CheckoutContext = {
  readonly user: User | null
  readonly values: Values
  readonly errors: Errors
  /** Attempts to continue; each focuses the first invalid field. */
  readonly tries: number
  readonly section: CheckoutSection
  /** Furthest section that was open. */
  readonly reached: CheckoutSection
  readonly offer: CheckoutOffer | null
  readonly delivery: DeliveryOffer | null
  readonly keyPrefix: string
  readonly nextId: number
  readonly sent: SentOrder | null
  readonly refusal: CheckoutRefusal | null
  /** The offer matches the cart. Otherwise it is being reloaded, and the order cannot be confirmed. */
  readonly isCounted: boolean
}

export const emptyCheckout: Omit<CheckoutContext, "keyPrefix" | "nextId"> = {
  user: null,
  offer: null,
  delivery: null,
  sent: null,
  refusal: null,
  values: emptyValues(checkoutForm),
  errors: {},
  tries: 0,
  section: "contact",
  reached: "contact",
  isCounted: true
}

export type StoredDraft = { readonly stored: StoredCheckout | null; readonly keyPrefix: string }
