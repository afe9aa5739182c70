// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterAll, afterEach, describe, expect, it, vi } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { DiamondBuy, JewelryBuy } from "../../../view/cart/buy.late.tsx"
import { runEarlyPress } from "../../../view/islands/press.ts"
import { endFirstScript, runFirstScript } from "../../support/view/first-script.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { guestShop, renderIn, queuedIn } from "../../support/view/in-shop.tsx"
import { jewelry } from "../../../qa/samples/jewelry.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { waitFor } from "../../support/wait-for.ts"

afterEach(cleanup)
afterAll(endFirstScript)

const sku = jewelry.skus[0]
const id = `0-${sku.id}`
const buyButton = () => screen.getByRole("button", { name: exactText("В корзину") })

/** A piece over the whole shop, whose cart answers when the test says so. */
const stage = async () => {
  const waiting: Array<(answer: Awaited<ReturnType<Calls["sendCartWrite"]>>) => void> = []
  const shop = openShop({
    loadCart: () => Promise.resolve(succeeded({ short: noCart, full: null })),
    sendCartWrite: () => new Promise((answer) => void waiting.push(answer))
  })
  await shop.settled()
  renderIn(shop.root, <JewelryBuy jewelry={jewelry} sku={sku} />)
  await act(() => shop.loadDeferred())
  const { cart, dialogs, toasts } = shop.features()
  if (!cart || !dialogs || !toasts) throw new Error("the shop is not whole")
  await act(() => waitFor(cart, (snapshot) => snapshot.matches("resting")))
  const answer = (outcome: Awaited<ReturnType<Calls["sendCartWrite"]>>) =>
    act(async () => {
      await expect.poll(() => waiting.length).toBe(1)
      waiting.shift()?.(outcome)
      await waitFor(cart, (snapshot) => snapshot.matches("resting"))
    })
  return { ...shop, answer, cart, dialogs, toasts }
}

describe("the button that buys a piece", () => {
  it("[SHL-010, ERRC-014] shows at once that it adds, then links to the cart; a toast is queued and the dialog requested", async () => {
    const { answer, dialogs, toasts } = await stage()
    fireEvent.click(buyButton())
    expect(screen.getByRole("button", { name: "Добавляем" }).getAttribute("aria-busy")).toBe("true")
    await answer(succeeded({ short: { ids: [id], counts: { [id]: 1 }, prices: { [id]: sku.price }, total: 1 }, full: null }))
    expect(screen.getByRole("link", { name: exactText("В корзине, перейти в корзину") }).getAttribute("href")).toBe("/cart")
    expect(toasts.getSnapshot().context.toasts).toMatchObject([
      { text: "Товар успешно добавлен", link: { title: "Перейти в корзину", to: "/cart" } }
    ])
    expect(dialogs.getSnapshot().context.active).toEqual({ key: "cartAdd", props: { name: jewelry.name } })
  })

  it("is disabled while it adds, and enabled again after a refusal", async () => {
    const { answer, cart } = await stage()
    fireEvent.click(buyButton())
    fireEvent.click(screen.getByRole("button", { name: "Добавляем" }))
    expect(cart.getSnapshot().context.writes).toHaveLength(1)
    await answer(failed({ _tag: "Refused", call: "cart.add", requestId: null, status: 409, message: "Нет в наличии", errors: {} }))
    expect(buyButton().getAttribute("aria-disabled")).toBeNull()
  })

  it("remembers an add before the cart has loaded", () => {
    const shop = guestShop()
    renderIn(shop, <JewelryBuy jewelry={jewelry} sku={sku} />)
    fireEvent.click(buyButton())
    expect(screen.getByRole("button", { name: "Добавляем" })).toBeTruthy()
    expect(queuedIn(shop)).toEqual([{ type: "cart.add", id, quantity: 1, price: sku.price, name: jewelry.name }])
  })

  it("replays a press before hydration, once", () => {
    runFirstScript()
    const drawn = document.createElement("div")
    drawn.innerHTML = `<button data-press="waits"><span>В корзину</span></button>`
    document.body.append(drawn)
    fireEvent.click(screen.getByText("В корзину"))
    const button = screen.getByRole("button")
    expect(button.dataset["press"]).toBe("kept")
    const press = vi.fn<() => void>()
    runEarlyPress(button, press)
    runEarlyPress(button, press)
    fireEvent.click(button)
    expect([press.mock.calls.length, button.dataset["press"]]).toEqual([1, "taken"])
    drawn.remove()
  })
})

describe("the button that buys a stone", () => {
  it("[PDP-014] adds one at its price, and can be replaced by a quick order", () => {
    const shop = guestShop()
    const diamond = diamondOf("round")
    renderIn(shop, <DiamondBuy diamond={diamond} />)
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(
      ["Быстрый заказ", "Подобрать оправу"].map((name) => expect.stringMatching(exactText(name)))
    )
    fireEvent.click(buyButton())
    expect(queuedIn(shop)).toEqual([{ type: "cart.add", id: `1-${diamond.id}`, quantity: 1, price: diamond.price, name: diamond.name }])
  })

  it("[PDP-015] is absent for a sold stone", () => {
    renderIn(guestShop(), <DiamondBuy diamond={{ ...diamondOf("round"), isAvailableForSale: false }} />)
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.getByRole("link", { name: exactText("Под заказ") })).toBeTruthy()
    expect(screen.queryByRole("link", { name: exactText("Быстрый заказ") })).toBeNull()
  })
})
