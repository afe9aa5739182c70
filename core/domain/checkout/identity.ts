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

/** When a passport is asked for, as the rules say it (LIM-039 … LIM-041). */
export const identityRules: ReadonlyArray<string> = [
  `Украшения за наличные: от ${formatPrice(identityCashFrom)}.`,
  `Украшения безналичным способом: от ${formatPrice(identityNonCashFrom)}.`,
  "Бриллианты без оправы: при любой сумме."
]
