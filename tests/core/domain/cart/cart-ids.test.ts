import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CartRef, cartId, cartKinds } from "../../../../core/domain/product/cart-ids.ts"
import { readCartId, toRemoval } from "../../../../core/domain/cart/read-cart-id.ts"
import { type Wishlist, wishlistTypes, toWishlist, withItem } from "../../../../core/domain/favourites/wishlist.ts"

const number = fc.integer({ min: 0, max: 999_999_999 })
const ref: fc.Arbitrary<CartRef> = fc.oneof(
  fc.record({ type: fc.constantFrom("jewelry" as const, "diamond" as const), product: number }),
  fc.record({ type: fc.constant("custom" as const), product: number, diamond: number }),
  fc.record({ type: fc.constant("custom" as const), product: number, complect: number }),
  fc.record({ type: fc.constant("certificate" as const), product: number, amount: number, design: number, gift: number })
)

describe("the ids of a cart", () => {
  it("[ENT-012, ENT-013, ENT-014] begin with the kind: jewelry 0, diamond 1, constructor 2", () => {
    expect([cartKinds.jewelry, cartKinds.diamond, cartKinds.custom]).toEqual([0, 1, 2])
    expect([cartId({ type: "jewelry", product: 12 }), cartId({ type: "diamond", product: 12 })]).toEqual(["0-12", "1-12"])
    expect(cartId({ type: "custom", product: 3, diamond: 7 })).toBe("2-3-7")
    expect(cartId({ type: "custom", product: 3, complect: 5 })).toBe("2-3-0-5")
  })

  it("[ENT-015] begin with 3 for a certificate, with its amount and its design after it", () => {
    expect(cartKinds.certificate).toBe(3)
    expect(cartId({ type: "certificate", product: 1, amount: 25_000, design: 2, gift: 0 })).toBe("3-1-25000-2")
    expect(cartId({ type: "certificate", product: 1, amount: 25_000, design: 2, gift: 7 })).toBe("3-1-25000-2-7")
  })

  it("are read back as written, and other texts are refused", () => {
    fc.assert(
      fc.property(ref, (each) => {
        expect(readCartId(cartId(each))).toEqual(each)
      })
    )
    for (const text of ["", "0", "0-", "4-1", "0-01", "0-1-2", "1-1 ", "2-1", "3-1-2", "-1-1", "0-1e3", "3-1-2-0-0", "3-1-2-0-1-1"])
      expect(readCartId(text)).toBeUndefined()
  })

  it("are each in the list of their own section when removed", () => {
    const none = { jewelries: [], diamonds: [], customJewelries: [], certificates: [] }
    expect(toRemoval(["0-12"])).toEqual({ ...none, jewelries: ["0-12"] })
    expect(toRemoval(["1-7", "3-1-15000-0", "2-1-7", "nonsense"])).toEqual({
      ...none,
      diamonds: ["1-7"],
      customJewelries: ["2-1-7"],
      certificates: ["3-1-15000-0"]
    })
  })
})

describe("a wishlist", () => {
  it("[ENT-009, ENT-010, ENT-011] has string ids, with 0 for jewelry and 1 for a diamond", () => {
    expect([wishlistTypes.jewelry, wishlistTypes.diamond]).toEqual([0, 1])
    expect(toWishlist({ diamonds: [7], jewelries: [12] })).toEqual([
      { id: "12", type: 0 },
      { id: "7", type: 1 }
    ])
  })

  it("[WISH-008] takes the fiftieth item, and no fifty-first", () => {
    const list: Wishlist = Array.from({ length: 49 }, (_, index) => ({ id: String(index + 1), type: 0 }))
    const full = withItem(list, { id: "50", type: 0 })
    expect(full).toHaveLength(50)
    expect(withItem(full ?? [], { id: "51", type: 0 })).toBeUndefined()
    expect(withItem(full ?? [], { id: "50", type: 0 })).toBe(full)
  })
})
