import { type CartInSections, sectionsOf } from "../cart/cart-sections.ts"
import type { Values } from "../form/form.ts"
import { type Costed, type OrderMoney, orderMoney } from "../orders/order-money.ts"
import { type Vouchers, vouchedBy } from "../orders/vouchers.ts"

type Offer = {
  readonly cart: CartInSections & { readonly totalAmount: number }
  readonly deliveries: ReadonlyArray<{ readonly id: number; readonly price: number }>
  readonly vouchers: Vouchers
}

type Chosen = { readonly offer: Offer | null; readonly values: Values }

/** What the field of the payment holds where certificates pay for all: no other payment is asked for. */
export const byCertificates = "certificates"

/** The sums that the shopper sees and agrees to: what the cart costs, the chosen delivery, and what promotion and certificates take off. */
export const moneyIn = ({ offer, values }: Chosen): OrderMoney =>
  offer === null
    ? orderMoney([], 0)
    : orderMoney(
        linesOf(offer.cart),
        offer.deliveries.find(({ id }) => String(id) === values["deliveryId"])?.price ?? 0,
        vouchedBy(offer.vouchers)
      )

/** The sum of the order. */
export const totalIn = (chosen: Chosen): number => moneyIn(chosen).total

/** The goods of a cart together, and its gift certificates together: what counts for promotions and for certificates. */
export const linesOf = (cart: Offer["cart"]): ReadonlyArray<Costed> => {
  const bought = sectionsOf(cart).flatMap(({ items }) => items.filter(({ missing, type }) => missing === null && type === "certificate"))
  const certificates = bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return [
    { type: "jewelry", price: cart.totalAmount - certificates, quantity: 1 },
    { type: "certificate", price: certificates, quantity: 1 }
  ]
}

/** The values with the payment that fits the sums: none is asked for where nothing is due, and one is where something is. */
export const asPaid = ({ offer, values }: Chosen): Values => {
  const isCovered = offer !== null && moneyIn({ offer, values }).due === 0
  if (isCovered) return { ...values, paymentId: byCertificates }
  return values["paymentId"] === byCertificates ? { ...values, paymentId: "" } : values
}
