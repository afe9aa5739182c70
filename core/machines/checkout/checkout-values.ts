import type { User } from "../../contract/session.ts"
import type { Term } from "../../domain/delivery/arrival.ts"
import { asPaid, orderMoneyOf } from "../../domain/checkout/total.ts"
import { emptyValues, type Errors, openingValues, type Values } from "../../domain/form/form.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import { checkoutForm, type CheckoutSection, knownContact, sectionOfField } from "../../forms/checkout.ts"
import { withLast } from "../../forms/checkout-last.ts"
import { fitToOffer, sectionsFor, sectionToFill } from "../../forms/checkout-sections.ts"
import { type TermInput, termIn } from "../../forms/checkout-term.ts"
import type { CheckoutOffer, DeliveryOffer } from "../../services/checkout/checkout.ts"
import type { StoredDraft } from "./checkout-state.ts"
import { fieldsIn, type PlacingOutcome, reasonIn, refusalIn } from "./placing.ts"

/** Clears choices that the delivery does not offer. */
export const withoutUnoffered = (values: Values, { payments, places }: DeliveryOffer): Values => {
  const has = (list: ReadonlyArray<{ readonly id: number }>, name: string) => list.some(({ id }) => String(id) === values[name])
  return { ...values, ...(!has(payments, "paymentId") && { paymentId: "" }), ...(!has(places, "pointId") && { pointId: "" }) }
}

/** Errors of a refused order, or the section that needs another choice. */
export const afterRefusal = (
  values: Values,
  outcome: PlacingOutcome
): { readonly errors: Errors; readonly section?: CheckoutSection; readonly values?: Values } => {
  const reason = reasonIn(outcome)
  const errors = reason === null ? fieldsIn(refusalIn(outcome)?.errors ?? {}) : {}
  const [wrong] = Object.keys(errors)
  return {
    errors,
    ...(wrong !== undefined && { section: sectionOfField(wrong) }),
    ...(reason?.reason === "pointClosed" && { section: "delivery", values: { ...values, pointId: "" } }),
    ...(reason?.reason === "slotTaken" && { section: "delivery", values: { ...values, slot: "" } }),
    ...(reason?.reason === "paymentUnfit" && { section: "payment", values: { ...values, paymentId: "" } })
  }
}

export const shownTerm = (checkout: TermInput): { readonly term?: Term | null } => {
  const term = termIn(checkout)
  return term === undefined ? {} : { term }
}

export const agreedSums = (chosen: Parameters<typeof orderMoneyOf>[0]): { readonly total: number; readonly due: number } => {
  const { due, total } = orderMoneyOf(chosen)
  return { total, due }
}

/** Applies vouchers and adjusts the payment to the amount due. */
export const applyVouchers = (offer: CheckoutOffer | null, values: Values, vouchers: Vouchers) =>
  offer === null ? {} : { offer: { ...offer, vouchers }, values: asPaid({ offer: { ...offer, vouchers }, values }), refusal: null }

/** Stored input, with the user's data in empty fields (CHK-014). */
export const fillFromDraft = ({ kept, keyPrefix }: StoredDraft, user: User | null) => {
  const known = user === null ? {} : knownContact(user)
  const values = openingValues(checkoutForm, { ...emptyValues(checkoutForm), country: "RU", ...kept?.values }, known)
  return { keyPrefix, values, sent: kept?.sent ?? null, ...opened(values) }
}

/** First offer, with the choices of the last order. */
export const applyOffer = (offer: CheckoutOffer, values: Values, user: User | null) => {
  const fit = asPaid({ offer, values: fitToOffer(withLast(values, user, offer.last), offer) })
  return { offer, values: fit, ...opened(fit) }
}

/** Offer of a changed cart; the open section remains if it still exists. */
export const applyNewOffer = (offer: CheckoutOffer, values: Values, section: CheckoutSection) => {
  const fit = asPaid({ offer, values: fitToOffer(values, offer) })
  return { offer, values: fit, section: sectionsFor(fit).includes(section) ? section : sectionToFill(fit) }
}

export const deliveredBy = (id: number, offer: CheckoutOffer | null, values: Values): Values => {
  const way = offer?.deliveries.find((each) => each.id === id)?.code ?? ""
  return asPaid({ offer, values: { ...values, deliveryId: String(id), way, pointId: "" } })
}

const opened = (values: Values): { readonly section: CheckoutSection; readonly reached: CheckoutSection } => {
  const section = sectionToFill(values)
  return { section, reached: section }
}

export const withoutError = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
