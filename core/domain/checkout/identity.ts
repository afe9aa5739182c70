import { identityCashFrom, identityNonCashFrom } from "../content/shop-rules.ts"
import { formatPrice } from "../text/money.ts"

/** Criteria of the anti-money-laundering law; jewelry in roubles. */
export type Purchase = { readonly jewelry: number; readonly hasDiamonds: boolean }

type Line = { readonly price: number; readonly quantity: number }

/** Counts custom pieces as jewelry. */
export const purchaseOf = (cart: {
  readonly jewelries: ReadonlyArray<Line>
  readonly customJewelries: ReadonlyArray<Line>
  readonly diamond: ReadonlyArray<unknown>
}): Purchase => ({
  jewelry: [...cart.jewelries, ...cart.customJewelries].reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  hasDiamonds: cart.diamond.length > 0
})

type OrderedThing = Line & { readonly type: "jewelry" | "diamond" | "custom" | "certificate" }

export const purchaseOfLines = (lines: ReadonlyArray<OrderedThing>): Purchase => ({
  jewelry: lines.reduce((sum, { price, quantity, type }) => (type === "jewelry" || type === "custom" ? sum + price * quantity : sum), 0),
  hasDiamonds: lines.some(({ type }) => type === "diamond")
})

/** `null` when no passport is needed (LIM-039 … LIM-041). On receipt the shopper may pay in cash or by card. */
export const identityReason = ({ hasDiamonds, jewelry }: Purchase, isOnReceipt: boolean): string | null => {
  if (hasDiamonds) return "В заказе есть бриллиант, поэтому при получении понадобится паспорт: этого требует закон при любой сумме."
  if (isOnReceipt && jewelry >= identityCashFrom && jewelry < identityNonCashFrom)
    return `Если будете платить наличными, при получении понадобится паспорт: за украшения от ${formatPrice(identityCashFrom)} этого требует закон.`
  if (jewelry < identityNonCashFrom) return null
  return isOnReceipt
    ? `Украшения в заказе стоят ${formatPrice(identityNonCashFrom)} или больше, поэтому при получении понадобится паспорт: этого требует закон.`
    : `За украшения от ${formatPrice(identityNonCashFrom)} вы платите безналично, поэтому при получении понадобится паспорт: этого требует закон.`
}

type OrderFields = {
  readonly items: ReadonlyArray<OrderedThing>
  readonly payment: { readonly code: string }
  readonly orderStatus: string
}

/** `null` when no passport is needed or the order is over. */
export const identityOfOrder = ({ items, orderStatus, payment }: OrderFields): string | null =>
  orderStatus === "completed" || orderStatus === "cancelled" ? null : identityReason(purchaseOfLines(items), payment.code === "receipt")

/** LIM-039 … LIM-041. */
export const identityRules: ReadonlyArray<string> = [
  `Украшения за наличные: от ${formatPrice(identityCashFrom)}.`,
  `Украшения безналичным способом: от ${formatPrice(identityNonCashFrom)}.`,
  "Бриллианты без оправы: при любой сумме."
]
