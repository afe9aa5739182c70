import { describe, expect, it } from "vitest"
import { totalIn } from "../../core/domain/checkout/total.ts"
import { readKeptCheckout } from "../../core/services/checkout-draft.ts"
import { checkoutOffer, filledCheckout } from "../support/checkout.ts"
import { user } from "../support/user.ts"

describe("what an order comes to", () => {
  const sumOf = (deliveryId: string) => totalIn({ offer: checkoutOffer, values: { ...filledCheckout, deliveryId } })

  it("is the cart and the delivery that is chosen", () => {
    expect([sumOf("1"), sumOf("3")]).toEqual([1_289_000, 1_289_500])
  })

  it("is the cart alone while no delivery is chosen, and nothing while there is no cart", () => {
    expect([sumOf(""), sumOf("9")]).toEqual([1_289_000, 1_289_000])
    expect(totalIn({ offer: null, values: filledCheckout })).toBe(0)
  })
})

describe("a draft that this browser keeps", () => {
  const sent = { key: "kept-0000-0", total: 1_289_000 }
  const draft = { user: user.id, values: filledCheckout, sent: null }

  it("is its owner's, with the order that was sent", () => {
    expect(readKeptCheckout(draft, user.id)).toEqual(draft)
    expect(readKeptCheckout({ ...draft, sent }, user.id)).toEqual({ ...draft, sent })
  })

  it("is nobody else's", () => {
    expect(readKeptCheckout(draft, user.id + 1)).toBeNull()
    expect(readKeptCheckout({ ...draft, sent }, user.id + 1)).toBeNull()
  })

  it.each([
    ["nothing", null],
    ["no owner", { values: filledCheckout, sent: null }],
    ["values that no field has", { ...draft, values: { name: 1 } }],
    ["a key that the shop would refuse", { ...draft, sent: { ...sent, key: "short" } }],
    ["a key that is no one line", { ...draft, sent: { ...sent, key: "kept-0000-0\nx: 1" } }]
  ])("cannot be read with %s", (_, kept) => {
    expect(readKeptCheckout(kept, user.id)).toBeNull()
  })
})
