// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Cart } from "../../../core/domain/cart/cart-schema.ts"
import { CheckoutScreen } from "../../../view/screens/checkout-screen.tsx"
import { cartOf, cartRing } from "../../support/samples/cart.ts"
import { checkoutOffer, courierOffer, filledCheckout } from "../../support/samples/checkout.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { user } from "../../../qa/samples/user.ts"

beforeAll(() => withDialogs())
afterEach(cleanup)

const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")
const draft = { user: user.id, values: { ...filledCheckout, name: "Ольга Соколова", comment: "Позвоните заранее" }, sent: null }

/** The checkout of Anna in a browser with this stored draft. */
const open = async (stored: object, cart: Cart = checkoutOffer.cart) => {
  const storage = makeDeviceStorage().open()
  await Effect.runPromise(storage.update("checkout", () => stored))
  const shop = openShop(
    {
      loadCheckout: () => Promise.resolve(succeeded({ ...checkoutOffer, cart })),
      loadDelivery: () => Promise.resolve(succeeded(courierOffer))
    },
    storage
  )
  await shop.loadDeferred({ auth: "stored" })
  await shop.go("/cart/checkout")
  renderIn(shop.root, <CheckoutScreen />)
  return within(await screen.findByRole("complementary", { name: /^Ваш\sзаказ$/ }))
}

const atPoint = { ...draft, values: { ...draft.values, deliveryId: "3", way: "pickup-point", pointId: "1" } }

describe("a draft of the checkout", () => {
  it("has the price of the delivery in every sum", async () => {
    const summary = await open(atPoint)
    const sums = [...document.querySelectorAll("dl div, b")].map((each) => plain(each.textContent))
    expect(sums).toEqual(["Доставка500 ₽", "Итого1 289 500 ₽", "Итого1 289 500 ₽", "1 289 500 ₽"])
    expect(summary.getByRole("button", { name: /Оплатить/ }).textContent).toMatch(/^Оплатить\s1\s289\s500\s₽$/)
    expect(screen.getAllByRole("button", { name: /^Оплатить/ }).map(({ textContent }) => plain(textContent))).toEqual([
      "Оплатить 1 289 500 ₽",
      "Оплатить 1 289 500 ₽"
    ])
  })

  it("continues the user's own draft", async () => {
    await open(draft)
    expect(document.body.textContent).toContain("Ольга Соколова")
    expect(screen.getByDisplayValue("Позвоните заранее")).toBeTruthy()
  })

  it("shows nothing of a draft of another user of this browser", async () => {
    await open({ ...atPoint, user: user.id + 1, sent: { key: "kept-0000-0", total: 1_289_000 } })
    expect(document.body.textContent).not.toContain("Ольга Соколова")
    expect(document.body.textContent).not.toContain("500 ₽")
    expect(screen.queryByDisplayValue("Позвоните заранее")).toBeNull()
    expect(document.body.textContent).toContain("Анна Орлова")
  })

  it("[LIM-039] counts all pieces of a line for the passport notice", async () => {
    const cash = { ...draft, values: { ...draft.values, paymentId: "3" } }
    const cart = (quantity: number) =>
      cartOf({ jewelries: [{ ...cartRing, price: 30_000, quantity }], totalAmount: 30_000 * quantity, totalCount: 1 })
    for (const [quantity, count] of [
      [1, 0],
      [2, 1]
    ] as const) {
      await open(cash, cart(quantity))
      fireEvent.click(screen.getAllByRole("button", { name: /^Изменить/ })[2] ?? document.body)
      expect(screen.queryAllByText(/^Если\sбудете\sплатить\sналичными/)).toHaveLength(count)
      cleanup()
    }
  })
})
