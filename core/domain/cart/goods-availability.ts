import { type Availability, availabilityOf, canBeBought } from "../product/availability.ts"
import type { Hold, Missing } from "./missing.ts"

/** A thing that a cart can hold, in what decides whether it can be bought; a flag of pieces is spelt as their record spells it. */
export type CartGoods =
  | { readonly type: "jewelry"; readonly record: { readonly isAvailableforSale: boolean; readonly isOnOrder?: boolean } }
  | { readonly type: "diamond"; readonly record: { readonly isAvailableForSale: boolean } }
  | { readonly type: "custom"; readonly record: { readonly isAvailableforSale: boolean; readonly isCustomJewelryActive: boolean } }
  | { readonly type: "certificate"; readonly record: object }

type Line = { readonly isActive: boolean; readonly hold: Hold }

/** How the shop has a thing now (CART-046, CART-047). */
export const availabilityOfGoods = (goods: CartGoods): Availability => availabilityOf(soldAs(goods))

/** Whether a thing goes into the cart, or can be ordered from it. */
export const canGoodsBeBought = (goods: CartGoods): boolean => canBeBought(soldAs(goods))

/** Why a line cannot be ordered now; `null` where it can. What the shop no longer has, and what was held and is sold by now, is gone. */
export const missingOf = ({ hold, isActive }: Line, goods: CartGoods): Missing | null => {
  const availability = availabilityOfGoods(goods)
  if (!isActive || availability === "OutOfStock") return "gone"
  if (availability === "MadeToOrder") return "onOrder"
  return hold === null ? null : missingByHold[hold]
}

const missingByHold = { own: "ownHold", another: "held", visit: "onVisit" } as const

const soldAs = (goods: CartGoods): Parameters<typeof availabilityOf>[0] => {
  switch (goods.type) {
    case "jewelry":
      return { isAvailableforSale: goods.record.isAvailableforSale, isOnOrder: goods.record.isOnOrder }
    case "diamond":
      return goods.record
    case "custom":
      return { isAvailableForSale: goods.record.isCustomJewelryActive && goods.record.isAvailableforSale }
    case "certificate":
      return { isAvailableForSale: true }
  }
}
