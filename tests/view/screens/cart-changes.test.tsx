// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Cart } from "../../../core/domain/cart/cart-schema.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { maxWishlistItems } from "../../../core/domain/content/shop-rules.ts"
import { networkText } from "../../../core/domain/shell/network-text.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { ShopHeader } from "../../../view/shell/shop-header.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { cartCertificate, cartCustom, cartRing, cartStone } from "../../support/samples/cart.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { renderIn } from "../../support/view/in-shop.tsx"
import { broken, refusing } from "../../support/server/shopping-shop.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { fullCart, cutOff, stage, line, row } from "../../support/view/cart-stage.tsx"
import { waitFor } from "../../support/wait-for.ts"

afterEach(cleanup)

const answerOf = (cart: Cart) => succeeded({ short: summaryOf(cart), full: cart })
const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

/** Loads the deferred code. */
beforeAll(async () => {
  reportInteraction()
  withDialogs()
  await Promise.all([loadIslands(), loadDialog("cartNotAvailableItems"), loadDialog("cartDeleteAllConfirmation")])
})

describe("the page of the cart", () => {
  it("shows no guessed amount while a change is in flight", async () => {
    await stage()
    fireEvent.click(line("Подарочный сертификат").getByRole("button", { name: "Больше" }))
    expect(row("Итого")).toBe("Пересчитываем…")
  })

  it("[CART-033, CART-034] offers a quantity of countable products, within its limits", async () => {
    const { actor, sent } = await stage({ ...fullCart, diamond: [{ ...cartStone, isCountable: true, quantityMax: 2 }] })
    expect(line("Кольцо «Полярис»").queryByRole("textbox")).toBeNull()
    expect(line(cartStone.name).getByRole("textbox", { name: "Количество" })).toBeTruthy()
    expect(line(cartStone.name).getByRole("button", { name: "Меньше" }).getAttribute("aria-disabled")).toBe("true")
    const certificate = line("Подарочный сертификат")
    const field = certificate.getByRole("textbox", { name: "Количество" })
    fireEvent.change(field, { target: { value: "11" } })
    fireEvent.keyDown(field, { key: "Enter" })
    expect(certificate.getByRole("status").textContent).toMatch(exactText("Можно заказать не больше 10"))
    expect(field).toMatchObject({ value: "11" })
    for (const below of ["0", "-1"]) {
      fireEvent.change(field, { target: { value: below } })
      fireEvent.keyDown(field, { key: "Enter" })
      expect(certificate.getByRole("status").textContent).toMatch(exactText("Укажите количество целым числом, не меньше 1"))
    }
    fireEvent.click(line(cartStone.name).getByRole("button", { name: "Меньше" }))
    expect(actor.getSnapshot().context.writes).toEqual([])
    fireEvent.change(field, { target: { value: "3" } })
    fireEvent.blur(field)
    expect(certificate.getByRole("status").textContent).toBe("")
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "change", id: cartCertificate.id, quantity: 3 }])
    await expect.poll(() => sent.length).toBe(1)
  })

  it("continues counting from press to press, and shows the limit", async () => {
    const { actor } = await stage({ ...fullCart, certificates: [{ ...cartCertificate, quantityMax: 4 }] })
    const certificate = line("Подарочный сертификат")
    const more = certificate.getByRole("button", { name: "Больше" })
    for (let press = 0; press < 3; press++) fireEvent.click(more)
    expect(actor.getSnapshot().context.writes.map((write) => write.kind === "change" && write.quantity)).toEqual([3, 4])
    expect(more.getAttribute("aria-disabled")).toBe("true")
    expect(certificate.getByRole("status").textContent).toMatch(exactText("Можно заказать не больше 4"))
  })

  it("continues counting from the shop's last answer", async () => {
    const { actor } = await stage(fullCart, {
      sendCartWrite: () => Promise.resolve(answerOf({ ...fullCart, certificates: [{ ...cartCertificate, quantity: 3 }] }))
    })
    const certificate = line("Подарочный сертификат")
    fireEvent.click(certificate.getByRole("button", { name: "Больше" }))
    await act(() => waitFor(actor, ({ context }) => context.writes.length === 0))
    expect(certificate.getByRole("textbox", { name: "Количество" })).toMatchObject({ value: "3" })
    fireEvent.click(certificate.getByRole("button", { name: "Больше" }))
    expect(actor.getSnapshot().context.writes.map((write) => write.kind === "change" && write.quantity)).toEqual([4])
  })

  it("[CART-030] shows the shop's count in the header after a removal", async () => {
    const shop = await stage(fullCart, {
      sendCartWrite: () => Promise.resolve(answerOf({ ...fullCart, jewelries: [], totalCount: 3 }))
    })
    renderIn(shop.root, <ShopHeader path="/cart" busy={false} />)
    expect(screen.getByRole("link", { name: exactText("Корзина, 5 изделий") })).toBeTruthy()
    fireEvent.click(line("Кольцо «Полярис»").getByRole("button", { name: exactText("Удалить: Кольцо «Полярис»") }))
    expect(await screen.findByRole("link", { name: exactText("Корзина, 3 изделия") })).toBeTruthy()
  })

  it("removes a line at once, and counts the sum when the shop answers", async () => {
    const { actor } = await stage()
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Удалить/ }))
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "remove", ids: ["0-102"] }])
    expect(headings()).toEqual([cartStone.name, cartCustom.name, cartCertificate.name].map(typeset))
    expect(row("Итого")).toBe("Пересчитываем…")
  })

  it("sets no line aside while its change of size has no answer", async () => {
    const { actor } = await stage()
    fireEvent.change(line(cartRing.name).getByRole("combobox"), { target: { value: "0-101" } })
    const aside = line(cartRing.name).getByRole("button", { name: /^Отложить/ })
    expect(aside.getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(aside)
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "resize", id: cartRing.id, to: "0-101" }])
  })

  it("shows the empty cart at once when its last line is removed", async () => {
    await stage({ ...fullCart, diamond: [], customJewelries: [], certificates: [] })
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Удалить/ }))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Корзина пуста")
  })

  it("shows a line again whose removal is refused, without a message", async () => {
    const { actor, features } = await stage(fullCart, { sendCartWrite: () => Promise.resolve(refusing("Слишком часто")) })
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Удалить/ }))
    expect(headings()).not.toContain(typeset(cartRing.name))
    await act(() => waitFor(actor, (snapshot) => snapshot.matches("resting")))
    expect(
      line(cartRing.name)
        .getByRole("button", { name: /^Удалить/ })
        .getAttribute("aria-disabled")
    ).toBeNull()
    expect(features().toasts?.getSnapshot().context.toasts).toEqual([])
  })

  it("shows a line again whose removal got no answer, as being removed", async () => {
    const { actor } = await stage(fullCart, { sendCartWrite: () => Promise.resolve(broken) })
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Удалить/ }))
    await act(() => waitFor(actor, (snapshot) => snapshot.matches("waiting")))
    expect(line(cartRing.name).getByText("Удаляем")).toBeTruthy()
  })

  it("[CART-020, CART-021] asks before it clears, removes nothing before the answer, and everything after it", async () => {
    const { actor, dialog, features } = await stage()
    fireEvent.click(screen.getByRole("button", { name: exactText("Очистить корзину") }))
    expect(features().dialogs?.getSnapshot().context.active).toEqual({ key: "cartDeleteAllConfirmation", props: {} })
    const asked = await dialog()
    expect(actor.getSnapshot().context.writes).toEqual([])
    fireEvent.click(asked.getByRole("button", { name: "Очистить" }))
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "remove", ids: summaryOf(fullCart).ids }])
  })

  it("[CART-043] moves likeable items to the favourites, and no others", async () => {
    const { actor, features } = await stage({
      ...fullCart,
      diamond: [cartStone, { ...cartStone, id: "1-8", name: "Бриллиант, ушедший", isActive: false }]
    })
    const mark = (name: string) => line(name).queryByRole("button", { name: new RegExp("^Перенести\\sв\\sизбранное: ") })
    expect([cartRing.name, cartStone.name].map((name) => mark(name) !== null)).toEqual([true, true])
    expect([cartCustom.name, cartCertificate.name, "Бриллиант, ушедший"].map(mark)).toEqual([null, null, null])
    const button = mark(cartRing.name)
    if (button !== null) fireEvent.click(button)
    expect(features().wishlist?.getSnapshot().context.shown).toEqual([{ id: "102", type: 0 }])
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "remove", ids: [cartRing.id] }])
  })

  it("leaves items in the cart that do not fit the favourites", async () => {
    const { actor, features } = await stage()
    const { wishlist } = features()
    act(() => {
      for (let id = 1000; id < 1000 + maxWishlistItems; id++) wishlist?.send({ type: "wishlist.toggle", item: { id: String(id), type: 0 } })
    })
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Перенести\sв\sизбранное: / }))
    expect(actor.getSnapshot().context.writes).toEqual([])
  })

  it("shows at the button that the shop is unreachable, and continues once it is back", async () => {
    let isThere = true
    const { navigation, order, settled } = await stage(
      fullCart,
      { loadCart: () => Promise.resolve(isThere ? succeeded({ short: summaryOf(fullCart), full: fullCart }) : cutOff) },
      "stored"
    )
    isThere = false
    await order()
    const answer = screen.getByText(exactText("Не удалось проверить наличие. Попробуйте ещё раз."))
    expect(answer.closest("[data-answer]")).toBe(document.activeElement)
    isThere = true
    await order()
    await act(settled)
    expect(navigation().getSnapshot().context.place.path).toBe("/cart/checkout")
  })

  it("shows pending changes while offline: the sum, a quantity, a removal", async () => {
    const { features } = await stage()
    act(() => features().network?.send({ type: "network.disconnected" }))
    fireEvent.click(line("Подарочный сертификат").getByRole("button", { name: "Больше" }))
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Удалить/ }))
    expect(line("Подарочный сертификат").getByRole("status").textContent).toBe(networkText.waits)
    expect(line(cartRing.name).getByRole("button", { name: new RegExp(`^${networkText.waits}: `) }).textContent).toBe(networkText.waits)
    expect(screen.getByRole("button", { name: new RegExp(`${networkText.waits}$`) })).toBeTruthy()
    act(() => features().network?.send({ type: "network.reconnected" }))
    expect(screen.queryByText(networkText.waits)).toBeNull()
  })
})
