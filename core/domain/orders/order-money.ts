import type { CartType } from "../cart/cart-ids.ts"
import { shareOut } from "./shares.ts"
import { deliveryUnder, discountOf, type Promotion } from "./promotions.ts"

/** What one line costs, and of what it is: a gift certificate is money, so no promotion lowers it and no certificate pays for it. */
export type Costed = {
  readonly type: CartType
  readonly price: number
  readonly quantity: number
  /** What is engraved on each of them, with its own price. */
  readonly engraving?: { readonly price: number } | null
}

/** What pays beside the card: the promotion that holds, and what is left on the certificates together. */
export type Vouched = { readonly promotion: Promotion | null; readonly balance: number }

/**
 * The money of an order in whole roubles: the prices are the shop's, never the shopper's. `total = items − discount + delivery` is what the order costs,
 * `due = total − byCertificates` what is still to be paid by card or on receipt. `delivery` is what the promotion has left of it.
 */
export type OrderMoney = {
  readonly items: number
  readonly discount: number
  readonly delivery: number
  readonly total: number
  readonly byCertificates: number
  readonly due: number
}

const nothing: Vouched = { promotion: null, balance: 0 }

/** Every sum of an order. Whoever adds a priced option adds it to `lineAmount`. */
export const orderMoney = (lines: ReadonlyArray<Costed>, deliveryPrice: number, { balance, promotion }: Vouched = nothing): OrderMoney => {
  const items = sumOf(lines.map(lineAmount))
  const goods = goodsOf(lines)
  const discount = discountOf(promotion, goods)
  const delivery = deliveryUnder(promotion, goods, deliveryPrice)
  const total = items - discount + delivery
  const byCertificates = Math.min(balance, goods - discount + delivery)
  return { items, discount, delivery, total, byCertificates, due: total - byCertificates }
}

/** What a line costs, engraved. */
export const lineAmount = ({ engraving, price, quantity }: Costed): number => (price + (engraving?.price ?? 0)) * quantity

/** What of the lines promotions and certificates are for: all but gift certificates. */
export const goodsOf = (lines: ReadonlyArray<Costed>): number => sumOf(lines.filter(isGoods).map(lineAmount))

/** The discount of each line, in their order: together they are the discount to the rouble, and none is more than its line. */
export const lineDiscounts = (lines: ReadonlyArray<Costed>, discount: number): ReadonlyArray<number> =>
  shareOut(
    discount,
    lines.map((line) => (isGoods(line) ? lineAmount(line) : 0))
  )

const isGoods = ({ type }: Costed): boolean => type !== "certificate"

const sumOf = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)
