import { describe, expect, it } from "vitest"
import { toRemoval } from "../../../../core/domain/cart/read-cart-id.ts"
import { goalOf } from "../../../../core/domain/marketing/goals.ts"
import { operationOf } from "../../../../core/domain/marketing/operations.ts"
import { pushesOf } from "../../../../core/domain/marketing/pushes.ts"
import { ring, stone, every, sections, table } from "../../../support/samples/marketing-facts.ts"

describe("outputs of a fact", () => {
  it.each(table)("$title", ({ fact, operation, pushes }) => {
    expect(operationOf(fact)).toEqual(operation)
    expect(pushesOf(fact)).toEqual(pushes)
  })

  it("[MKT-019, MKT-020] with products have six fields for each, and amounts in roubles", () => {
    type Sold = { readonly currency?: string; readonly products?: ReadonlyArray<object>; readonly items?: ReadonlyArray<object> }
    const sold = table.flatMap(({ fact }) =>
      pushesOf(fact).flatMap((push) => (push["ecommerce"] === undefined ? [] : [push["ecommerce"] as Sold]))
    )
    expect(sold.map(({ currency }) => currency)).toEqual(Array.from({ length: 18 }, () => "RUB"))
    expect(sold.flatMap(({ products }) => products ?? [])).toEqual([ring, ring, ring, stone, ring])
    const six = (each: object) =>
      ["item_id", "item_name", "price", "item_category", "quantity"].every((field) => Object.hasOwn(each, field))
    const items = sold.flatMap(({ items: own }) => own ?? [])
    expect([items.length, items.filter((each) => !six(each))]).toEqual([13, []])
    expect(items.filter((each) => Object.hasOwn(each, "item_category2"))).toHaveLength(6)
    expect(operationOf({ type: "cart.set", products: every })?.body).toEqual(sections)
  })

  it("[MKT-021] have the kind of an item by its section in cart, wishlist and removal", () => {
    expect(operationOf({ type: "cart.set", products: every })?.body).toEqual(sections)
    expect(operationOf({ type: "wishlist.set", products: every })?.body).toEqual(sections)
    expect(toRemoval(every.map(({ id }) => id))).toEqual({
      jewelries: ["0-12"],
      diamonds: ["1-7"],
      customJewelries: ["2-3-7"],
      certificates: ["3-1-25000-0"]
    })
  })

  it("have goals for an addition to the cart and for an order, with their value", () => {
    expect(goalOf({ type: "cart.grew", products: [ring] })).toEqual({ name: "add_to_cart", value: 180_000 })
    expect(goalOf({ type: "order.placed", number: "1", total: 500, products: [] })).toEqual({ name: "purchase", value: 500 })
    const others = table.filter(({ fact }) => fact.type !== "cart.grew" && fact.type !== "order.placed")
    expect(others.map(({ fact }) => goalOf(fact)).every((goal) => goal === null)).toBe(true)
  })
})
