import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"

export const promotionKinds = ["percent", "sum", "delivery"] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** `value` in per cent or roubles; `from` is the least sum of goods. */
export type Promotion = { readonly kind: PromotionKind; readonly value: number; readonly from: number }

/** Below 100, so that a price remains. */
export const maxPercent = 90

/** `goods` in roubles; an order of gift certificates alone has none. */
export const fitsGoods = ({ from }: Pick<Promotion, "from">, goods: number): boolean => goods > 0 && goods >= from

/** Whole roubles, rounded down, below the full amount. */
export const discountOf = (promotion: Promotion | null, goods: number): number => {
  if (promotion === null || !fitsGoods(promotion, goods)) return 0
  switch (promotion.kind) {
    case "percent":
      return Math.floor((goods * promotion.value) / 100)
    case "sum":
      return Math.min(promotion.value, goods - 1)
    case "delivery":
      return 0
  }
}

export const deliveryUnder = (promotion: Promotion | null, goods: number, price: number): number =>
  promotion?.kind === "delivery" && fitsGoods(promotion, goods) ? 0 : price

/** «скидка 10 %». */
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

export const missingFor = ({ from }: Pick<Promotion, "from">, goods: number): number => Math.max(0, from - goods)

/** «скидка 10 %, от 50 000 ₽, по 30 ноября 2026». */
export const promotionTerms = (promotion: Promotion & { readonly until: string | null }): string =>
  [
    promotionGift(promotion),
    ...(promotion.from === 0 ? [] : [`от ${formatPrice(promotion.from)}`]),
    ...(promotion.until === null ? [] : [`по ${formatDay(promotion.until)}`])
  ].join(", ")
