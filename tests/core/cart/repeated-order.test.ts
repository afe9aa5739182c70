import { describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { cartTexts } from "../../../core/domain/cart/cart-limits.ts"
import { loaded, living, refusing } from "../../support/server/shopping-shop.ts"

describe("the cart", () => {
  it("answers a repeated order with one message, which names what is gone, after its last item", async () => {
    const gone = refusing(cartTexts.unavailable)
    const sendCartWrite: Calls["sendCartWrite"] = (write) =>
      Promise.resolve(write?.kind === "add" && write.id === "0-1" ? loaded({ "0-1": 1 }) : gone)
    const { cart, rested, toasts, texts } = await living({ sendCartWrite })
    for (const [id, title] of [
      ["0-1", "Кольцо"],
      ["0-2", "Серьга"],
      ["0-3", "Колье"]
    ] as const)
      cart.send({ type: "cart.add", id, quantity: 1, price: null, order: 7, title })
    cart.send({ type: "cart.add", id: "0-4", quantity: 1, price: null, order: 8, title: "Брошь" })
    await rested()
    expect(texts()).toEqual([
      ["done", "Добавили 1 из 3. Нет в наличии: Серьга, Колье"],
      ["error", cartTexts.unavailable]
    ])
    expect(toasts.getSnapshot().context.toasts[0]?.link?.to).toBe("/cart")
    expect(cart.getSnapshot().context.repeated).toEqual([])
  })
})
