import { describe, expect, it } from "vitest"
import { availabilityOfGoods, canGoodsBeBought, type CartGoods, missingOf } from "../../../../core/domain/cart/goods-availability.ts"

const piece = (isAvailableforSale: boolean, isOnOrder?: boolean): CartGoods => ({
  type: "jewelry",
  record: { isAvailableforSale, ...(isOnOrder !== undefined && { isOnOrder }) }
})
const stone = (isAvailableForSale: boolean): CartGoods => ({ type: "diamond", record: { isAvailableForSale } })
const made = (isAvailableforSale: boolean, isCustomJewelryActive: boolean): CartGoods => ({
  type: "custom",
  record: { isAvailableforSale, isCustomJewelryActive }
})
const card: CartGoods = { type: "certificate", record: {} }

describe("availability of a product", () => {
  it.each([
    ["a piece that is there", piece(true), "InStock"],
    ["a piece that is made on order", piece(true, true), "MadeToOrder"],
    ["a piece that is sold, on order or not", piece(false, true), "OutOfStock"],
    ["a stone that is there", stone(true), "InStock"],
    ["a stone that is sold", stone(false), "OutOfStock"],
    ["a made piece whose frame and stones are there", made(true, true), "InStock"],
    ["a made piece whose frame is gone", made(true, false), "OutOfStock"],
    ["a made piece whose stone is sold", made(false, true), "OutOfStock"],
    ["a gift certificate", card, "InStock"]
  ] as const)("[CART-046, CART-047] %s", (_, goods, availability) => {
    expect([availabilityOfGoods(goods), canGoodsBeBought(goods)]).toEqual([availability, availability === "InStock"])
  })
})

describe("the reason why a line cannot be ordered", () => {
  const here = { isActive: true, hold: null }

  it("is empty for an available product that nobody holds", () => {
    for (const goods of [piece(true), stone(true), made(true, true), card]) expect(missingOf(here, goods)).toBeNull()
  })

  it("is that the shop no longer has it, whoever holds it", () => {
    for (const goods of [piece(true), piece(true, true), stone(true), made(true, true), card])
      expect(missingOf({ isActive: false, hold: "own" }, goods)).toBe("gone")
    expect(missingOf({ isActive: true, hold: "another" }, stone(false))).toBe("gone")
  })

  it("is that it is made on order, or whose order holds it", () => {
    expect(missingOf(here, piece(true, true))).toBe("onOrder")
    expect(missingOf({ isActive: true, hold: "another" }, stone(true))).toBe("held")
    expect(missingOf({ isActive: true, hold: "own" }, stone(true))).toBe("ownHold")
  })
})
