// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { loadDialog } from "../../../view/modal/loader.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { CartScreen } from "../../../view/screens/cart-screen.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { cartCertificate, cartCustom, cartOf, cartRing, cartStone, noLines } from "../../support/samples/cart.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop, renderIn } from "../../support/view/in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { fullCart, stage, line, row } from "../../support/view/cart-stage.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Loads the deferred code. */
beforeAll(async () => {
  reportInteraction()
  withDialogs()
  await Promise.all([loadIslands(), loadDialog("cartNotAvailableItems"), loadDialog("cartDeleteAllConfirmation")])
})

describe("the page of the cart", () => {
  it("shows placeholders until the cart's owner is known, and a notice without scripts", () => {
    renderIn(guestShop("/cart"), <CartScreen />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Корзина")
    expect(screen.getByRole("status").textContent).toMatch(exactText("Загружаем корзину"))
  })

  it("shows that it is empty, with links", async () => {
    await stage(cartOf())
    expect(screen.getByRole("heading", { level: 1, name: exactText("Корзина пуста") })).toBeTruthy()
    expect(screen.getByRole("link", { name: exactText("Смотреть украшения") }).getAttribute("href")).toBe("/jewelry/")
    expect(screen.getByRole("link", { name: exactText("Выбрать бриллиант") }).getAttribute("href")).toBe("/diamonds")
    expect(screen.getByRole("link", { name: exactText("истории заказов") }).getAttribute("href")).toBe("/personal/order-history/")
  })

  it("starts at its top when it is empty, and keeps the position while it is not", async () => {
    const tops: Array<unknown> = []
    vi.spyOn(window, "scrollTo").mockImplementation((to) => void tops.push(to))
    await stage()
    expect(tops).toEqual([])
    cleanup()
    await stage(cartOf())
    expect(tops).toEqual([{ top: 0, behavior: "instant" }])
    expect(document.querySelector("[data-from-top]")).not.toBeNull()
  })

  const regions = () => screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"))

  it("[CART-009, CART-010, CART-011] shows jewelry, diamonds and custom pieces under their headings", async () => {
    await stage()
    expect(regions().slice(0, 3)).toEqual(["Ювелирные изделия", "Бриллианты", "Созданные украшения"])
  })

  it("[CART-012, CART-014, CART-015] shows no empty section, and the empty state only without any", async () => {
    const one = { customJewelries: [cartCustom], diamond: [cartStone], jewelries: [cartRing], certificates: [cartCertificate] }
    for (const [key, name] of [
      ["jewelries", "Ювелирные изделия"],
      ["diamond", "Бриллианты"],
      ["customJewelries", "Созданные украшения"],
      ["certificates", "Сертификаты"]
    ] as const) {
      await stage(cartOf({ [key]: one[key] }))
      expect(regions()).toEqual([name])
      expect(screen.queryByRole("heading", { name: exactText("Корзина пуста") })).toBeNull()
      cleanup()
    }
    await stage(cartOf())
    expect(screen.queryAllByRole("region")).toEqual([])
    expect(screen.getByRole("heading", { level: 1, name: exactText("Корзина пуста") })).toBeTruthy()
  })

  it("puts a line aside, and shows it below the cart, outside its sums, with an undo", async () => {
    const { actor } = await stage({
      ...fullCart,
      customJewelries: [],
      aside: { ...noLines, diamond: [cartStone], customJewelries: [{ ...cartCustom, isActive: false }] },
      diamond: []
    })
    const region = within(screen.getByRole("region", { name: "Отложенные" }))
    expect(region.getByText(exactText("2 позиции"))).toBeTruthy()
    expect(row("3 товара")).toBe("3 099 700 ₽")
    expect(region.queryByRole("button", { name: `Вернуть в корзину: ${cartCustom.name}` })).toBeNull()
    expect(line(cartCustom.name).getByText(exactText("Нет в наличии."))).toBeTruthy()
    fireEvent.click(region.getByRole("button", { name: `Вернуть в корзину: ${cartStone.name}` }))
    fireEvent.click(screen.getByRole("button", { name: `Отложить: ${cartRing.name}` }))
    expect(actor.getSnapshot().context.writes).toMatchObject([
      { kind: "aside", id: cartStone.id, isAside: false },
      { kind: "aside", id: cartRing.id, isAside: true }
    ])
    expect(
      line(cartStone.name)
        .getByRole("button", { name: /^Удалить/ })
        .getAttribute("aria-disabled")
    ).toBe("true")
  })

  it("shows lines put aside below an empty cart", async () => {
    await stage(cartOf({ aside: { ...noLines, jewelries: [cartRing] } }))
    expect(screen.getByRole("heading", { level: 1, name: exactText("Корзина пуста") })).toBeTruthy()
    expect(screen.getByRole("button", { name: `Вернуть в корзину: ${cartRing.name}` })).toBeTruthy()
  })

  it("shows an item with picture, name, attributes and price, and the rest on demand", async () => {
    await stage()
    const ring = line("Кольцо «Полярис»")
    expect(ring.getByRole("presentation").getAttribute("src")).toMatch(/^\/pictures\/jewelry\/solitaire-white/)
    expect(ring.getByText(/^Белое\sзолото 585.*Арт\.\s0241073-2$/)).toBeTruthy()
    expect(ring.getByText(exactText("1 289 000 ₽"), { exact: false })).toBeTruthy()
    expect(ring.getByText("Бирка").closest("details")?.open).toBe(false)
  })

  const hrefOf = (name: string) => line(name).queryAllByRole("link")[0]?.getAttribute("href")

  it("[CART-037, CART-038, CART-040] links a stone, a piece and a certificate to their pages", async () => {
    await stage()
    expect([cartStone.name, cartRing.name, cartCertificate.name].map(hrefOf)).toEqual([
      "/diamonds/10251177",
      "/jewelry/pomolvochnoe-kolco/0241073/skuId_102/",
      "/giftcards"
    ])
  })

  it("[CART-039] links an unavailable piece to the piece without its variant", async () => {
    await stage({ ...fullCart, jewelries: [{ ...cartRing, isAvailableforSale: false }] })
    expect(hrefOf(cartRing.name)).toBe("/jewelry/pomolvochnoe-kolco/0241073/")
  })

  it("[CART-017, CART-018, CART-019] sums up in the shop's own amounts, with the delivery at 0 ₽", async () => {
    await stage()
    expect([row("5 товаров"), row("Гравировка"), row("Доставка"), row("Итого")]).toEqual(["3 099 700 ₽", "3 500 ₽", "0 ₽", "3 103 200 ₽"])
  })

  it("[CART-018, CART-019] omits an engraving without a price, and never the delivery, also of certificates alone", async () => {
    const amounts = { totalAmountWithoutEngraving: 100_000, totalAmount: 100_000, totalCount: 2 }
    await stage(cartOf({ certificates: [cartCertificate], ...amounts }))
    expect(screen.queryByText("Гравировка")).toBeNull()
    expect([row("2 товара"), row("Доставка"), row("Итого")]).toEqual(["100 000 ₽", "0 ₽", "100 000 ₽"])
  })

  it("states the return term of certificates, also of a printed card", async () => {
    const gift = { recipient: "Анне", sender: "", words: "", way: "card" as const, email: null, sendOn: null }
    await stage(cartOf({ certificates: [{ ...cartCertificate, gift }] }))
    expect(screen.getByText(exactText("Неиспользованный сертификат можно вернуть, пока идёт срок"))).toBeTruthy()
    expect(screen.queryByText(/^Возврат\s7/)).toBeNull()
  })

  it("shows a changed price as changed", async () => {
    await stage()
    expect(line("Кольцо «Полярис»").getByText(exactText("1 300 000 ₽")).tagName).toBe("S")
  })

  it("states how a gift certificate is delivered", async () => {
    const { features } = await stage()
    fireEvent.click(line(cartCertificate.name).getByRole("button", { name: "Как он придёт" }))
    expect(features().dialogs?.getSnapshot().context.active).toEqual({ key: "cartCertificateInfo", props: {} })
  })

  it("[CERT-012, CERT-008, CART-045] shows a stone's name, its certificate if any, and an edit button, which starts with the stored values", async () => {
    const { features } = await stage()
    const stone = line("Бриллиант, овал 0,90 карата")
    expect(stone.getByText(exactText("Имя в сертификате: «Аврора»"))).toBeTruthy()
    expect(stone.getByRole("link", { name: /PDF/ }).getAttribute("href")).toBe("/certificates/a.pdf")
    fireEvent.click(stone.getByRole("button", { name: "Изменить" }))
    expect(features().dialogs?.getSnapshot().context.active).toEqual({
      key: "cartCertificateDiamond",
      props: { item: "1-7", name: "Аврора", message: "" }
    })
    cleanup()
    await stage({ ...fullCart, diamond: [{ ...cartStone, diamondName: "Аврора", certificateUrl: null }] })
    expect(line("Бриллиант, овал 0,90 карата").queryByRole("link", { name: /PDF/ })).toBeNull()
  })

  it("opens the form of a stone's texts with the stored name and message", async () => {
    const { features } = await stage({ ...fullCart, diamond: [{ ...cartStone, diamondName: "Вега", diamondMessage: "Сияй всегда" }] })
    fireEvent.click(line("Бриллиант, овал 0,90 карата").getByRole("button", { name: "Изменить" }))
    const form = features().dialogs?.getSnapshot().children.diamondWords
    expect(form?.getSnapshot().context.values).toMatchObject({ item: cartStone.id, name: "Вега", message: "Сияй всегда" })
  })

  it("[CART-036] shows an item with image, name, attributes and price, and on demand the rest and a table of its stones", async () => {
    const insert = {
      ...{ type: "Бриллиант", quantity: 42, shape: "round" as const, weight: 0.012 },
      ...{ color: "F", colorRF: "3", clarity: "VS2" as const, clarityRF: "5" }
    }
    await stage({ ...fullCart, jewelries: [{ ...cartRing, inserts: [insert] }], customJewelries: [{ ...cartCustom, inserts: [insert] }] })
    for (const { code, name, previews, price } of [cartRing, cartCustom]) {
      const item = line(name)
      expect(item.getByRole("presentation").getAttribute("src")).toContain(previews[0])
      expect(item.getByText(new RegExp(`Арт\\.\\s${code}$`))).toBeTruthy()
      expect(item.getByText(exactText(price === cartRing.price ? "1 289 000 ₽" : "742 300 ₽"), { exact: false })).toBeTruthy()
      const rest = item.getByText("Бирка").closest("details")
      expect(rest?.open).toBe(false)
      const cells = [
        ...within(rest ?? document.body)
          .getByRole("table", { hidden: true, name: "Вставки" })
          .querySelectorAll("tbody > tr > *")
      ]
      expect(cells.map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))).toEqual([
        ...["Бриллиант × 42", "Круг, Кр57", "0,012", "F (3)", "VS2 (5)"]
      ])
    }
    expect(line(cartStone.name).queryByRole("table", { hidden: true })).toBeNull()
    expect(line(cartStone.name).getByText("Полировка")).toBeTruthy()
  })
})
