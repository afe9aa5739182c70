import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"

/** What a promotion gives: hundredths of the goods, a sum off them, or the delivery. */
export const promotionKinds = ["percent", "sum", "delivery"] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** A promotion that holds: `value` is in hundredths or in roubles, `from` the least sum of goods, in roubles. */
export type Promotion = { readonly kind: PromotionKind; readonly value: number; readonly from: number }

/** How large a discount in hundredths may be: what is left is still a price. */
export const percentMost = 90

/** What is taken off goods of this sum, in whole roubles, rounded in the shop's favour; never all of it. */
export const discountOf = (promotion: Promotion | null, goods: number): number => {
  if (promotion === null || goods < promotion.from) return 0
  switch (promotion.kind) {
    case "percent":
      return Math.floor((goods * promotion.value) / 100)
    case "sum":
      return Math.min(promotion.value, Math.max(0, goods - 1))
    case "delivery":
      return 0
  }
}

/** What the delivery costs under a promotion. */
export const deliveryUnder = (promotion: Promotion | null, goods: number, price: number): number =>
  promotion?.kind === "delivery" && goods >= promotion.from ? 0 : price

/** What it gives, in words: «скидка 10 %». */
export const promotionGift = ({ kind, value }: Pick<Promotion, "kind" | "value">): string => {
  switch (kind) {
    case "percent":
      return `скидка ${value}\u00a0%`
    case "sum":
      return `скидка ${formatPrice(value)}`
    case "delivery":
      return "бесплатная доставка"
  }
}

/** How much more there must be in the order for the promotion to hold; 0 where it does. */
export const missingFor = ({ from }: Pick<Promotion, "from">, goods: number): number => Math.max(0, from - goods)

/** Its rules in one line, for who made it and for who uses it: «скидка 10 %, от 50 000 ₽, по 30 ноября 2026». */
export const promotionTerms = (promotion: Promotion & { readonly until: string | null }): string =>
  [
    promotionGift(promotion),
    ...(promotion.from === 0 ? [] : [`от ${formatPrice(promotion.from)}`]),
    ...(promotion.until === null ? [] : [`по ${formatDay(promotion.until)}`])
  ].join(", ")
