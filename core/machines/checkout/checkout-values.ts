import { fitPayment, orderMoneyOf } from "../../domain/checkout/total.ts"
import { emptyValues, type FieldValue, openingValues, type Values } from "../../domain/form/form.ts"
import { withoutError } from "../../domain/form/form-errors.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import { checkoutForm, type CheckoutSection, contactValues, isAbroad, sectionOfField } from "../../forms/checkout.ts"
import { withLast } from "../../forms/checkout-last.ts"
import { fitToOffer, laterSection, sectionAfter, sectionsFor, sectionToFill } from "../../forms/checkout-sections.ts"
import { slotIn, termIn } from "../../forms/checkout-term.ts"
import type { CheckoutOffer, DeliveryOffer } from "../../services/checkout/checkout.ts"
import type { CheckoutContext, StoredDraft } from "./checkout-state.ts"
import { fieldErrorsOf, type PlacingOutcome, orderRefusalOf, refusalOf, shownSumOf } from "./placing.ts"

/** Keeps the choices of an order that was sent: the shop may already have it. */
export const applyDelivery = ({ offer, sent, values }: CheckoutContext, delivery: DeliveryOffer): Partial<CheckoutContext> =>
  sent === null ? { delivery, values: fitPayment({ offer, values: withoutUnoffered(values, delivery) }) } : { delivery }

const withoutUnoffered = (values: Values, { payments, places }: DeliveryOffer): Values => {
  const has = (list: ReadonlyArray<{ readonly id: number }>, name: string) => list.some(({ id }) => String(id) === values[name])
  return { ...values, ...(!has(payments, "paymentId") && { paymentId: "" }), ...(!has(places, "pointId") && { pointId: "" }) }
}

/** Opens the section of the first wrong field, or the one that needs another choice. */
export const applyRefusal = ({ sent, tries, values }: CheckoutContext, outcome: PlacingOutcome): Partial<CheckoutContext> => {
  const reason = orderRefusalOf(outcome)
  const errors = reason === null ? fieldErrorsOf(refusalOf(outcome)?.errors ?? {}) : {}
  const [wrong] = Object.keys(errors)
  return {
    errors,
    ...(wrong !== undefined && { section: sectionOfField(wrong) }),
    ...(reason?.reason === "pointClosed" && { section: "delivery", values: { ...values, pointId: "" } }),
    ...(reason?.reason === "slotTaken" && { section: "delivery", values: { ...values, slot: "" } }),
    ...(reason?.reason === "paymentUnfit" && { section: "payment", values: { ...values, paymentId: "" } }),
    refusal: { reason, message: refusalOf(outcome)?.message ?? "", seen: shownSumOf(outcome, sent) },
    sent: null,
    tries: tries + 1
  }
}

/** Stores the sums and the date that the shopper agrees to. */
export const prepareOrder = ({ delivery, keyPrefix, nextId, offer, values }: CheckoutContext): Partial<CheckoutContext> => {
  const { due, total } = orderMoneyOf({ offer, values })
  const term = termIn({ delivery, offer, values })
  return {
    sent: { key: `${keyPrefix}-${nextId}`, total, due, ...(term !== undefined && { term }) },
    values: { ...values, slot: slotIn({ delivery, offer, values }) === null ? "" : (values["slot"] ?? "") },
    nextId: nextId + 1,
    errors: {},
    refusal: null
  }
}

export const applyVouchers = (offer: CheckoutOffer | null, values: Values, vouchers: Vouchers) =>
  offer === null ? {} : { offer: { ...offer, vouchers }, values: fitPayment({ offer: { ...offer, vouchers }, values }), refusal: null }

/** Stored input, with the user's data in empty fields (CHK-014). */
export const fillFromDraft = ({ stored, keyPrefix }: StoredDraft, checkout: CheckoutContext) => {
  const contact = checkout.user === null ? {} : contactValues(checkout.user)
  const values = openingValues(checkoutForm, { ...emptyValues(checkoutForm), country: "RU", ...stored?.values }, contact)
  return { keyPrefix, values, sent: stored?.sent ?? null, ...openedSection(values, checkout) }
}

/** First offer, with the choices of the last order. */
export const applyOffer = (offer: CheckoutOffer, checkout: CheckoutContext) => {
  const values = fitPayment({ offer, values: fitToOffer(withLast(checkout.values, checkout.user, offer.last), offer) })
  return { offer, values, ...openedSection(values, checkout) }
}

/** Offer of a changed cart. The open section remains if it still exists. */
export const applyNewOffer = (offer: CheckoutOffer, values: Values, section: CheckoutSection) => {
  const fit = fitPayment({ offer, values: fitToOffer(values, offer) })
  return { offer, values: fit, section: sectionsFor(fit).includes(section) ? section : sectionToFill(fit) }
}

/** A country abroad is refused at once. */
export const changeField = (
  { errors, values: before }: CheckoutContext,
  field: string,
  value: FieldValue
): Pick<CheckoutContext, "values" | "errors" | "refusal"> => {
  const values = { ...before, [field]: value }
  const { country } = field === "country" && isAbroad(values) ? checkoutForm.check(values) : {}
  return { values, errors: { ...withoutError(errors, field), ...(country !== undefined && { country }) }, refusal: null }
}

export const chooseDelivery = ({ errors, offer, values }: CheckoutContext, id: number): Partial<CheckoutContext> => {
  const way = offer?.deliveries.find((each) => each.id === id)?.code ?? ""
  return {
    values: fitPayment({ offer, values: { ...values, deliveryId: String(id), way, pointId: "" } }),
    errors: withoutError(withoutError(errors, "deliveryId"), "pointId"),
    delivery: null,
    refusal: null
  }
}

/** Keeps the errors of a refusal until their fields change. */
export const openSection = ({ errors, refusal }: CheckoutContext, section: CheckoutSection): Partial<CheckoutContext> => ({
  section,
  errors: refusal === null ? {} : errors
})

export const openNextSection = ({ reached, section, tries, values }: CheckoutContext): Partial<CheckoutContext> => {
  const next = sectionAfter(section, values)
  return { section: next, reached: laterSection(reached, next), errors: {}, tries: tries + 1 }
}

export const openSectionToFill = ({ reached, tries, values }: CheckoutContext): Partial<CheckoutContext> => {
  const section = sectionToFill(values)
  return { errors: checkoutForm.check(values), section, reached: laterSection(reached, section), tries: tries + 1 }
}

/** Section to fill. After a refusal the section with the rejected value stays open. */
const openedSection = (values: Values, { reached, refusal, section }: CheckoutContext): Pick<CheckoutContext, "section" | "reached"> => {
  if (refusal !== null && sectionsFor(values).includes(section)) return { section, reached }
  const next = sectionToFill(values)
  return { section: next, reached: next }
}
