import { type CartInSections, sectionsOf } from "../cart/cart-sections.ts"
import type { Values } from "../form/form.ts"
import { type PricedLine, type OrderMoney, orderMoney } from "../orders/order-money.ts"
import { allocateInOrder } from "../orders/shares.ts"
import { type Vouchers, usableVouchers } from "../orders/vouchers.ts"

type Offer = {
  readonly cart: CartInSections & { readonly totalAmount: number }
  readonly deliveries: ReadonlyArray<{ readonly id: number; readonly price: number }>
  readonly vouchers: Vouchers
}

type CheckoutChoice = { readonly offer: Offer | null; readonly values: Values }

export const byCertificates = "certificates"

export const orderMoneyOf = ({ offer, values }: CheckoutChoice): OrderMoney =>
  offer === null
    ? orderMoney([], 0)
    : orderMoney(
        linesOf(offer.cart),
        offer.deliveries.find(({ id }) => String(id) === values["deliveryId"])?.price ?? 0,
        usableVouchers(offer.vouchers)
      )

export const totalIn = (chosen: CheckoutChoice): number => orderMoneyOf(chosen).total

/** Roubles, in the order of the certificates. */
export const paidByEach = (chosen: CheckoutChoice): ReadonlyArray<number> =>
  allocateInOrder(
    orderMoneyOf(chosen).byCertificates,
    (chosen.offer?.vouchers.certificates ?? []).map(({ balance, state }) => (state === "fits" ? balance : 0))
  )

/** Counts certificates that pay a part of the order. */
export const payingCertificates = (chosen: CheckoutChoice): number => paidByEach(chosen).filter((amount) => amount > 0).length

/** Separates gift certificates: promotions and certificates treat them differently. */
export const linesOf = (cart: Offer["cart"]): ReadonlyArray<PricedLine> => {
  const bought = sectionsOf(cart).flatMap(({ items }) => items.filter(({ missing, type }) => missing === null && type === "certificate"))
  const certificates = bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return [
    { type: "jewelry", price: cart.totalAmount - certificates, quantity: 1 },
    { type: "certificate", price: certificates, quantity: 1 }
  ]
}

/** Selects payment by certificates when nothing is due, or deselects it. */
export const fitPayment = ({ offer, values }: CheckoutChoice): Values => {
  const isCovered = offer !== null && orderMoneyOf({ offer, values }).due === 0
  if (isCovered) return { ...values, paymentId: byCertificates }
  return values["paymentId"] === byCertificates ? { ...values, paymentId: "" } : values
}
