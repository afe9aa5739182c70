import type { CartType } from "../product/cart-ids.ts"
import { splitSum, sumOf } from "./shares.ts"
import { deliveryUnder, discountOf, type Promotion } from "./promotions.ts"

/** Gift certificates count as money: they have no discount and are not paid with certificates. */
export type PricedLine = {
  readonly type: CartType
  readonly price: number
  readonly quantity: number
  readonly engraving?: { readonly price: number } | null
}

export type UsableVouchers = { readonly promotion: Promotion | null; readonly balance: number }

/**
 * Whole roubles, from the shop's prices only. `total = items − discount + delivery`; `due = total − byCertificates`. `delivery` is after the
 * promotion.
 */
export type OrderMoney = {
  readonly items: number
  readonly discount: number
  readonly delivery: number
  readonly total: number
  readonly byCertificates: number
  readonly due: number
}

const nothing: UsableVouchers = { promotion: null, balance: 0 }

export const orderMoney = (
  lines: ReadonlyArray<PricedLine>,
  deliveryPrice: number,
  { balance, promotion }: UsableVouchers = nothing
): OrderMoney => {
  const items = sumOf(lines.map(lineAmount))
  const goods = goodsOf(lines)
  const discount = discountOf(promotion, goods)
  const delivery = deliveryUnder(promotion, goods, deliveryPrice)
  const total = items - discount + delivery
  const byCertificates = Math.min(balance, goods - discount + delivery)
  return { items, discount, delivery, total, byCertificates, due: total - byCertificates }
}

export const lineAmount = ({ engraving, price, quantity }: PricedLine): number => (price + (engraving?.price ?? 0)) * quantity

/** Engraving has a row of its own, as in the cart. */
export const goodsRows = (
  items: number,
  lines: ReadonlyArray<Pick<PricedLine, "engraving" | "quantity">>
): ReadonlyArray<readonly [title: string, amount: number]> => {
  const engraving = sumOf(lines.map((line) => (line.engraving?.price ?? 0) * line.quantity))
  return [["Товары", items - engraving], ...(engraving === 0 ? [] : [["Гравировка", engraving] as const])]
}

/** Sum to which promotions and certificates apply: all lines but gift certificates. */
export const goodsOf = (lines: ReadonlyArray<PricedLine>): number => sumOf(lines.filter(isGoods).map(lineAmount))

/** Parts add up exactly; none exceeds its line. */
export const lineDiscounts = (lines: ReadonlyArray<PricedLine>, discount: number): ReadonlyArray<number> =>
  splitSum(
    discount,
    lines.map((line) => (isGoods(line) ? lineAmount(line) : 0))
  )

const isGoods = ({ type }: PricedLine): boolean => type !== "certificate"
