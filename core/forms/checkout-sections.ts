import { type CartInSections, sectionsOf as partsOf } from "../domain/cart/cart-sections.ts"
import type { Values } from "../domain/form/form.ts"
import { isSentByMail } from "../domain/orders/deliveries.ts"
import { type CheckoutSection, checkoutSections, otherAddress, wayIn, wrongIn } from "./checkout.ts"

/** The parts that a shopper goes through: what is sent by e-mail has no delivery. */
export const sectionsFor = (values: Values): ReadonlyArray<CheckoutSection> =>
  wayIn(values) === "email" ? checkoutSections.filter((section) => section !== "delivery") : checkoutSections

/** The later of two parts. */
export const furthest = (one: CheckoutSection, other: CheckoutSection): CheckoutSection =>
  checkoutSections.indexOf(one) > checkoutSections.indexOf(other) ? one : other

/** The part that opens after one that is done; the last one stays open. */
export const sectionAfter = (section: CheckoutSection, values: Values): CheckoutSection => {
  const sections = sectionsFor(values)
  return sections[sections.indexOf(section) + 1] ?? section
}

/** The first part in which something is missing or wrong, or the last one. */
export const sectionToFill = (values: Values): CheckoutSection =>
  checkoutSections.find((section) => Object.keys(wrongIn(section, values)).length > 0) ?? "consent"

type Offer = {
  readonly cart: CartInSections
  readonly addresses: ReadonlyArray<{ readonly id: number; readonly isDefault: boolean }>
  readonly deliveries: ReadonlyArray<{ readonly id: number; readonly code: string }>
}

/** What was chosen before, as far as it is still offered; the only address, or the default one, is chosen from the beginning. */
export const asOffered = (values: Values, { addresses, cart, deliveries }: Offer): Values => {
  const things = partsOf(cart).flatMap(({ items }) => items)
  const delivery = deliveries.find(({ id }) => String(id) === values["deliveryId"])
  const isThere = values["addressId"] === otherAddress || addresses.some(({ id }) => String(id) === values["addressId"])
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return {
    ...values,
    deliveryId: delivery === undefined ? "" : String(delivery.id),
    way: delivery?.code ?? "",
    ...(isSentByMail(things) && { deliveryId: "", way: "email" }),
    ...(!isThere && { addressId: usual === undefined ? otherAddress : String(usual.id) })
  }
}
