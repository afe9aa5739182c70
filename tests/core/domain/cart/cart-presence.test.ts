import { describe, expect, it } from "vitest"
import { cartPresence } from "../../../../core/domain/cart/cart-presence.ts"
import { type CartWrite, noCart } from "../../../../core/domain/cart/cart-writes.ts"

const held = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }
const add: CartWrite = { kind: "add", id: "0-1", quantity: 1, price: 100, key: "key-0001" }
const remove: CartWrite = { kind: "remove", ids: ["0-1"], key: "key-0002" }
const other: CartWrite = { kind: "change", id: "1-1", quantity: 2, key: "key-0003" }

describe("the place of a product", () => {
  it.each([
    ["out of a cart that holds nothing", noCart, [], "out"],
    ["in a cart that holds it", held, [], "in"],
    ["on its way while its add waits, whatever else does", noCart, [add, other], "adding"],
    ["in the cart while more of it is added", held, [add], "in"],
    ["out once a removal of it is wanted", held, [remove], "out"],
    ["on its way again when it is wanted after that", noCart, [remove, add], "adding"]
  ] as const)("%s", (_, short, writes, expected) => {
    expect(cartPresence({ short, writes }, "0-1")).toBe(expected)
  })
})
