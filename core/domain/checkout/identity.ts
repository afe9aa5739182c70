import { identityCashFrom, identityNonCashFrom } from "../content/house-rules.ts"
import { formatPrice } from "../text/money.ts"

/** What of an order the law on laundering looks at: what its jewelry costs together, and whether a loose stone is among it. */
export type Purchase = { readonly jewelry: number; readonly hasDiamonds: boolean }

type Line = { readonly price: number; readonly quantity: number }

/** What the law looks at in a cart: a piece that was made here is jewelry too. */
export const purchaseOf = (cart: {
  readonly jewelries: ReadonlyArray<Line>
  readonly customJewelries: ReadonlyArray<Line>
  readonly diamond: ReadonlyArray<unknown>
}): Purchase => ({
  jewelry: [...cart.jewelries, ...cart.customJewelries].reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  hasDiamonds: cart.diamond.length > 0
})

/** Why the buyer must be identified, in words; `null` where no passport is asked for (LIM-039 … LIM-041). */
export const identityReason = ({ hasDiamonds, jewelry }: Purchase, isCash: boolean): string | null => {
  if (hasDiamonds) return "В заказе есть бриллиант, поэтому при получении понадобится паспорт: этого требует закон при любой сумме."
  const from = isCash ? identityCashFrom : identityNonCashFrom
  if (jewelry < from) return null
  const how = isCash ? "наличными" : "безналично"
  return `За украшения от ${formatPrice(from)} вы платите ${how}, поэтому при получении понадобится паспорт: этого требует закон.`
}

type OrderedThing = Line & { readonly type: "jewelry" | "diamond" | "custom" | "certificate" }

type Ordered = {
  readonly items: ReadonlyArray<OrderedThing>
  readonly payment: { readonly code: string }
  readonly orderStatus: string
}

/** Why the receiver of an order must be identified; `null` where no passport is asked for, and once the order is over. */
export const identityOfOrder = ({ items, orderStatus, payment }: Ordered): string | null => {
  if (orderStatus === "completed" || orderStatus === "cancelled") return null
  const jewelry = items.filter(({ type }) => type === "jewelry" || type === "custom")
  const purchase = {
    jewelry: jewelry.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    hasDiamonds: items.some(({ type }) => type === "diamond")
  }
  return identityReason(purchase, payment.code === "receipt")
}

/** When a passport is asked for, as the rules say it (LIM-039 … LIM-041). */
export const identityRules: ReadonlyArray<string> = [
  `Украшения за наличные: от ${formatPrice(identityCashFrom)}.`,
  `Украшения безналичным способом: от ${formatPrice(identityNonCashFrom)}.`,
  "Бриллианты без оправы: при любой сумме."
]
