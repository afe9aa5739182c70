import type { Values } from "../domain/form.ts"
import { type CheckoutSection, checkoutSections, otherAddress, wrongIn } from "./checkout.ts"

/** The later of two parts. */
export const furthest = (one: CheckoutSection, other: CheckoutSection): CheckoutSection =>
  checkoutSections.indexOf(one) > checkoutSections.indexOf(other) ? one : other

/** The part that opens after one that is done; the last one stays open. */
export const sectionAfter = (section: CheckoutSection): CheckoutSection =>
  checkoutSections[checkoutSections.indexOf(section) + 1] ?? section

/** The first part in which something is missing or wrong, or the last one. */
export const sectionToFill = (values: Values): CheckoutSection =>
  checkoutSections.find((section) => Object.keys(wrongIn(section, values)).length > 0) ?? "consent"

type Offer = {
  readonly addresses: ReadonlyArray<{ readonly id: number; readonly isDefault: boolean }>
  readonly deliveries: ReadonlyArray<{ readonly id: number; readonly code: string }>
}

/** What was chosen before, as far as it is still offered; the only address, or the default one, is chosen from the beginning. */
export const asOffered = (values: Values, { addresses, deliveries }: Offer): Values => {
  const delivery = deliveries.find(({ id }) => String(id) === values["deliveryId"])
  const isThere = values["addressId"] === otherAddress || addresses.some(({ id }) => String(id) === values["addressId"])
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return {
    ...values,
    deliveryId: delivery === undefined ? "" : String(delivery.id),
    way: delivery?.code ?? "",
    ...(!isThere && { addressId: usual === undefined ? otherAddress : String(usual.id) })
  }
}
