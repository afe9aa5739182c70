import { type CartInSections, sectionsOf as partsOf } from "../domain/cart/cart-sections.ts"
import type { Values } from "../domain/form/form.ts"
import { homeCountry } from "../domain/content/shop-rules.ts"
import { isSentByMail } from "../domain/delivery/deliveries.ts"
import { type CheckoutSection, checkoutSections, otherAddress, deliveryMethodOf, sectionErrors } from "./checkout.ts"

export const sectionsFor = (values: Values): ReadonlyArray<CheckoutSection> =>
  deliveryMethodOf(values) === "email" ? checkoutSections.filter((section) => section !== "delivery") : checkoutSections

export const laterSection = (one: CheckoutSection, other: CheckoutSection): CheckoutSection =>
  checkoutSections.indexOf(one) > checkoutSections.indexOf(other) ? one : other

/** The last section stays open. */
export const sectionAfter = (section: CheckoutSection, values: Values): CheckoutSection => {
  const sections = sectionsFor(values)
  return sections[sections.indexOf(section) + 1] ?? section
}

/** First section with errors, else the last one. */
export const sectionToFill = (values: Values): CheckoutSection =>
  checkoutSections.find((section) => Object.keys(sectionErrors(section, values)).length > 0) ?? "consent"

type Offer = {
  readonly cart: CartInSections
  readonly addresses: ReadonlyArray<{ readonly id: number; readonly country: string; readonly isDefault: boolean }>
  readonly deliveries: ReadonlyArray<{ readonly id: number; readonly code: string }>
}

/** Drops choices no longer offered and addresses abroad; preselects the default or first address. */
export const fitToOffer = (values: Values, { addresses, cart, deliveries }: Offer): Values => {
  const things = partsOf(cart).flatMap(({ items }) => items)
  const delivery = deliveries.find(({ id }) => String(id) === values["deliveryId"])
  const fit = addresses.filter(({ country }) => country === homeCountry)
  const isThere = values["addressId"] === otherAddress || fit.some(({ id }) => String(id) === values["addressId"])
  const usual = fit.find(({ isDefault }) => isDefault) ?? fit[0]
  return {
    ...values,
    deliveryId: delivery === undefined ? "" : String(delivery.id),
    way: delivery?.code ?? "",
    ...(isSentByMail(things) && { deliveryId: "", way: "email" }),
    ...(!isThere && { addressId: usual === undefined ? otherAddress : String(usual.id) })
  }
}
