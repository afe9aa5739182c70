// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { commentOfCustom } from "../../../core/domain/quick-orders/quick-order.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { cartCustom, cartOf, cartRing, cartStone } from "../../support/samples/cart.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { fullCart, cutOff, stage, line, row } from "../../support/view/cart-stage.tsx"

afterEach(cleanup)

/** Loads the deferred code. */
beforeAll(async () => {
  reportInteraction()
  withDialogs()
  await Promise.all([loadIslands(), loadDialog("cartNotAvailableItems"), loadDialog("cartDeleteAllConfirmation")])
})

describe("the page of the cart", () => {
  it("marks unavailable items, without a quantity, and offers to order them", async () => {
    const { features } = await stage({ ...fullCart, jewelries: [{ ...cartRing, isAvailableforSale: false }] })
    const ring = line("Кольцо «Полярис»")
    expect(ring.getByText(exactText("Нет в наличии. Удалите товар, чтобы оформить заказ."))).toBeTruthy()
    fireEvent.click(ring.getByRole("button", { name: exactText("Под заказ") }))
    expect(features().dialogs?.getSnapshot().context.active).toMatchObject({ key: "OrderModal", props: { id: 102, isReady: false } })
  })

  it("states for each line the reason and the remedy if it cannot be ordered; such lines cost nothing and are last", async () => {
    const [held, own, gone, made] = [
      { ...cartStone, id: "1-8", name: "Бриллиант, чужой", code: "8", hold: "another" as const },
      { ...cartStone, id: "1-9", name: "Бриллиант, свой", code: "9", hold: "own" as const },
      { ...cartStone, id: "1-10", name: "Бриллиант, проданный", code: "10", isAvailableForSale: false },
      { ...cartRing, id: "0-103", name: "Кольцо на заказ", isOnOrder: true }
    ]
    await stage(cartOf({ jewelries: [cartRing, made], diamond: [held, own, gone, cartStone], totalAmount: 2_257_400, totalCount: 2 }))
    const said = (name: string) =>
      [
        ...(screen
          .getByRole("heading", { level: 3, name: exactText(name) })
          .closest("li")
          ?.querySelectorAll("p") ?? [])
      ]
        .map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))
        .find((text) => text?.includes("удалите") || text?.includes("Удалите"))
    expect(said(held.name)).toBe("Сейчас в заказе другого покупателя. Попробуйте через 60 минут или удалите товар.")
    expect(said(own.name)).toBe("Уже в вашем неоплаченном заказе. Оплатите его или отмените, а отсюда товар удалите.")
    expect(said(gone.name)).toBe("Нет в наличии. Удалите товар, чтобы оформить заказ.")
    expect(said(made.name)).toBe("Делаем на заказ: отправьте запрос «Под заказ», а товар удалите, чтобы оформить остальное.")
    for (const { name } of [held, own]) expect(line(name).queryByRole("button", { name: exactText("Под заказ") })).toBeNull()
    for (const { name } of [gone, made]) expect(line(name).getByRole("button", { name: exactText("Под заказ") })).toBeTruthy()
    expect(
      line(own.name)
        .getByRole("link", { name: exactText("К моим заказам") })
        .getAttribute("href")
    ).toBe("/personal/order-history/")
    for (const { name } of [held, own, gone, made]) expect(line(name).getByRole("link", { name: `Похожие: ${name}` })).toBeTruthy()
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))).toEqual([
      ...[cartRing.name, made.name],
      ...[cartStone.name, held.name, own.name, gone.name]
    ])
    expect(
      screen.getByText(exactText("4 товара сейчас нельзя заказать, в сумму они не входят. Удалите их, чтобы оформить заказ."))
    ).toBeTruthy()
    expect(row("2 товара")).toBe("0 ₽")
  })

  it("offers to order a custom piece at once, with all its parts, and to request it when unavailable", async () => {
    const { features } = await stage()
    const active = () => features().dialogs?.getSnapshot().context.active
    const comment = commentOfCustom(cartCustom)
    fireEvent.click(line("Кольцо «Исток» с вашим бриллиантом").getByRole("button", { name: exactText("Быстрый заказ") }))
    expect(active()).toMatchObject({ key: "OrderModal", props: { id: 3, isReady: true, comment } })
    expect(line("Кольцо «Полярис»").queryByRole("button", { name: exactText("Быстрый заказ") })).toBeNull()
    cleanup()
    const gone = await stage({ ...fullCart, customJewelries: [{ ...cartCustom, isAvailableforSale: false }] })
    fireEvent.click(line("Кольцо «Исток» с вашим бриллиантом").getByRole("button", { name: exactText("Под заказ") }))
    expect(gone.features().dialogs?.getSnapshot().context.active).toMatchObject({ props: { id: 3, isReady: false, comment } })
  })

  it("[CART-022, CART-024] names the one missing item", async () => {
    const { dialog, order } = await stage({ ...fullCart, diamond: [{ ...cartStone, isActive: false }] })
    await order()
    expect(
      (await dialog()).getByText(exactText("Товара с артикулом 10251177 нет в наличии. Пожалуйста, удалите его из корзины."))
    ).toBeTruthy()
  })

  it("[CART-023, CART-025] names all missing items to a guest and to a user, and blocks both", async () => {
    const lacking = { ...fullCart, jewelries: [{ ...cartRing, isActive: false }], diamond: [{ ...cartStone, isActive: false }] }
    for (const auth of ["guest", "stored"] as const) {
      const { dialog, features, navigation, order, settled } = await stage(lacking, {}, auth)
      await order()
      expect(features().dialogs?.getSnapshot().context.active).toEqual({
        key: "cartNotAvailableItems",
        props: { codes: ["0241073-2", "10251177"] }
      })
      const said = "Товаров с артикулами 0241073-2, 10251177 нет в наличии. Пожалуйста, удалите их из корзины."
      expect((await dialog()).getByText(exactText(said))).toBeTruthy()
      await act(settled)
      expect(navigation().getSnapshot().context.place.path).toBe("/")
      cleanup()
    }
  })

  it("[CART-026] asks a guest to log in, without a redirect to the profile; a direct visit leads to the cart", async () => {
    const { go, features, navigation, order } = await stage()
    const path = () => navigation().getSnapshot().context.place.path
    await order()
    expect([features().dialogs?.getSnapshot().context.active, path()]).toEqual([{ key: "login", props: { toCheckout: true } }, "/"])
    await act(() => go("/cart/checkout"))
    expect(path()).toBe("/cart")
  })

  it("[CART-027] leads a user to the checkout", async () => {
    const { navigation, order, settled } = await stage(fullCart, {}, "stored")
    await order()
    await act(settled)
    expect(navigation().getSnapshot().context.place.path).toBe("/cart/checkout")
  })

  it("shows its known data when the cart does not load, and retries on request", async () => {
    let asked = 0
    await stage(fullCart, {
      loadCart: () => {
        asked += 1
        return Promise.resolve(cutOff)
      }
    })
    expect(screen.getByText(exactText("Не удалось загрузить корзину. Проверьте связь, мы тоже попробуем ещё раз."))).toBeTruthy()
    const before = asked
    fireEvent.click(screen.getByRole("button", { name: "Повторить" }))
    await expect.poll(() => asked).toBe(before + 1)
  })
})
