import { type Availability, availabilityOf, canBeBought } from "../product/availability.ts"
import type { Hold, MissingReason } from "./missing.ts"

export type CartGoods =
  | { readonly type: "jewelry"; readonly record: { readonly isAvailableforSale: boolean; readonly isOnOrder?: boolean } }
  | { readonly type: "diamond"; readonly record: { readonly isAvailableForSale: boolean } }
  | { readonly type: "custom"; readonly record: { readonly isAvailableforSale: boolean; readonly isCustomJewelryActive: boolean } }
  | { readonly type: "certificate"; readonly record: object }

type Line = { readonly isActive: boolean; readonly hold: Hold }

/** CART-046, CART-047. */
export const availabilityOfGoods = (goods: CartGoods): Availability => availabilityOf(saleOf(goods))

export const canGoodsBeBought = (goods: CartGoods): boolean => canBeBought(saleOf(goods))

/** `null` if the line can be ordered. A sold item is `gone` even while held. */
export const missingOf = ({ hold, isActive }: Line, goods: CartGoods): MissingReason | null => {
  const availability = availabilityOfGoods(goods)
  if (!isActive || availability === "OutOfStock") return "gone"
  if (availability === "MadeToOrder") return "onOrder"
  return hold === null ? null : missingByHold[hold]
}

const missingByHold = { own: "ownHold", another: "held", visit: "onVisit" } as const

const saleOf = (goods: CartGoods): Parameters<typeof availabilityOf>[0] => {
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
