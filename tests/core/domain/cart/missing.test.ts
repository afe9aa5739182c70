import { describe, expect, it } from "vitest"
import { availabilityOf, canBeBought } from "../../../../core/domain/product/availability.ts"
import { missingCodes, sectionsOf } from "../../../../core/domain/cart/cart-sections.ts"
import { missingNote } from "../../../../core/domain/cart/missing.ts"
import { similarPath } from "../../../../core/domain/cart/similar.ts"
import { cartOf, cartRing, cartStone } from "../../../support/samples/cart.ts"

const itemOf = (cart: Parameters<typeof sectionsOf>[0]) => sectionsOf(cart).flatMap(({ items }) => items)[0]

describe("availability of cart lines", () => {
  it("has one rule: in stock is available, on order is requested, sold is neither", () => {
    expect([
      availabilityOf({ isAvailableForSale: true }),
      availabilityOf({ isAvailableForSale: true, isOnOrder: true }),
      availabilityOf({ isAvailableForSale: false, isOnOrder: true })
    ]).toEqual(["InStock", "MadeToOrder", "OutOfStock"])
    expect(canBeBought({ isAvailableForSale: true, isOnOrder: true })).toBe(false)
  })

  it("excludes a line whose only item an order holds, and the line states whose", () => {
    const held = cartOf({ diamond: [{ ...cartStone, hold: "another" }] })
    expect(itemOf(held)).toMatchObject({ isAvailable: false, missing: "held" })
    expect(missingCodes(held)).toEqual([cartStone.code])
    expect(itemOf(cartOf({ diamond: [{ ...cartStone, hold: "own" }] }))).toMatchObject({ missing: "ownHold" })
    expect(itemOf(cartOf({ jewelries: [{ ...cartRing, isOnOrder: true }] }))).toMatchObject({ missing: "onOrder" })
  })

  it("is listed for all lines before the checkout, each with a link to similar products", () => {
    expect([missingNote(0), missingNote(1)]).toEqual([null, expect.stringContaining("в сумму он не входит")])
    const stone = itemOf(cartOf({ diamond: [cartStone] }))
    expect(stone === undefined ? null : similarPath(stone)).toMatch(/^\/diamonds\/filter\/shape--oval\/weight--[\d.]+-[\d.]+$/)
  })
})
