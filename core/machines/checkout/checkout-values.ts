import type { Term } from "../../domain/delivery/arrival.ts"
import { asPaid, moneyIn } from "../../domain/checkout/total.ts"
import type { Errors, Values } from "../../domain/form/form.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import { type CheckoutSection, sectionOfField } from "../../forms/checkout.ts"
import { sectionToFill } from "../../forms/checkout-sections.ts"
import { type Dated, termIn } from "../../forms/checkout-term.ts"
import type { CheckoutOffer, DeliveryOffer } from "../../services/checkout/checkout.ts"
import { fieldsIn, type Placing, reasonIn, refusalIn } from "./placing.ts"

/** Clears choices that the delivery does not offer. */
export const afterLook = (values: Values, { payments, places }: DeliveryOffer): Values => {
  const has = (list: ReadonlyArray<{ readonly id: number }>, name: string) => list.some(({ id }) => String(id) === values[name])
  return { ...values, ...(!has(payments, "paymentId") && { paymentId: "" }), ...(!has(places, "pointId") && { pointId: "" }) }
}

/** Errors of a refused order, or the section that needs another choice. */
export const afterRefusal = (
  values: Values,
  outcome: Placing
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

export const shownTerm = (checkout: Dated): { readonly term?: Term | null } => {
  const term = termIn(checkout)
  return term === undefined ? {} : { term }
}

export const agreedIn = (chosen: Parameters<typeof moneyIn>[0]): { readonly total: number; readonly due: number } => {
  const { due, total } = moneyIn(chosen)
  return { total, due }
}

/** Applies vouchers and adjusts the payment to the amount due. */
export const vouched = (offer: CheckoutOffer | null, values: Values, vouchers: Vouchers) =>
  offer === null ? {} : { offer: { ...offer, vouchers }, values: asPaid({ offer: { ...offer, vouchers }, values }), refusal: null }

export const opened = (values: Values): { readonly section: CheckoutSection; readonly reached: CheckoutSection } => {
  const section = sectionToFill(values)
  return { section, reached: section }
}

export const without = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
