// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Cart } from "../../../core/domain/cart/cart-schema.ts"
import { wishlistMost } from "../../../core/domain/content/house-rules.ts"
import { networkWords } from "../../../core/domain/shell/network-words.ts"
import type { CartWrite } from "../../../core/domain/cart/cart-writes.ts"
import { commentOfCustom } from "../../../core/domain/orders/order.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { loadDialog } from "../../../view/modal/loader.ts"
import { lateIsHere } from "../../../view/islands/late.tsx"
import { CartScreen } from "../../../view/screens/cart-screen.tsx"
import { ShopHeader } from "../../../view/shell/connected.tsx"
import { tellInteraction } from "../../../view/islands/first-interaction.ts"
import { cartCertificate, cartCustom, cartOf, cartRing, cartStone, noLines } from "../../support/samples/cart.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop, renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { spoken } from "../../support/paths/spoken.ts"

afterEach(cleanup)

/** What comes late is here. */
beforeAll(async () => {
  tellInteraction()
  withDialogs()
  await Promise.all([lateIsHere(), loadDialog("cartNotAvailableItems"), loadDialog("cartDeleteAllConfirmation")])
})

const whole = cartOf({
  jewelries: [{ ...cartRing, previousPrice: 1_300_000 }],
  diamond: [{ ...cartStone, diamondName: "Аврора", certificateUrl: "/certificates/a.pdf" }],
  customJewelries: [cartCustom],
  certificates: [cartCertificate],
  totalAmountWithoutEngraving: 3_099_700,
  engravingTotalAmount: 3_500,
  totalAmount: 3_103_200,
  totalCount: 5
})

const cutOff = failed({ _tag: "Unreachable" as const, call: "cart.full", requestId: null, timedOut: false })

/** The page over the whole shop, whose cart answers what the test says. */
const stage = async (cart: Cart = whole, answers: Partial<Calls> = {}, auth: "guest" | "stored" = "guest") => {
  const sent: Array<CartWrite> = []
  const shop = openShop({
    loadCart: () => Promise.resolve(succeeded({ short: summaryOf(cart), full: cart })),
    sendCartWrite: (write) => {
      if (write !== undefined) sent.push(write)
      return new Promise(() => undefined)
    },
    ...answers
  })
  await shop.settled()
  renderIn(shop.root, <CartScreen />)
  await act(() => shop.loadDeferred({ auth }))
  const { cart: actor } = shop.features()
  if (!actor) throw new Error("there is no cart")
  await act(() => waitFor(actor, (snapshot) => !snapshot.matches("beginning") && !snapshot.hasTag("busy")))
  act(() => actor.send({ type: "page.shown", screen: "cart", header: "default" }))
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag("busy")))
  /** Presses «Перейти к оформлению», and waits until the gate has decided. */
  const order = async () => {
    const gate = shop.features().checkoutGate
    if (!gate) throw new Error("there is no gate")
    fireEvent.click(screen.getByRole("button", { name: spoken("Перейти к оформлению") }))
    expect(gate.getSnapshot().hasTag("busy")).toBe(true)
    await act(() => waitFor(gate, (snapshot) => !snapshot.hasTag("busy")))
  }
  /** Draws the dialogs of the page, and answers the one that is open. */
  const dialog = async () => {
    renderIn(shop.root, <DialogHost />)
    return within(await screen.findByRole("dialog"))
  }
  return { ...shop, actor, dialog, order, sent }
}

const line = (name: string) => {
  const item = screen.getByRole("heading", { level: 3, name: spoken(name) }).closest("li")
  if (item === null) throw new Error(`no line of ${name}`)
  return within(item)
}
const row = (name: string) => screen.getByText(spoken(name), { selector: "dt" }).nextElementSibling?.textContent?.replaceAll("\u00A0", " ")

describe("the page of the cart", () => {
  it("is a frame until it is known whose cart it is, and says so where there is no script", () => {
    renderIn(guestShop("/cart"), <CartScreen />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Корзина")
    expect(screen.getByRole("status").textContent).toMatch(spoken("Загружаем корзину"))
  })

  it("says that it is empty, and leads on", async () => {
    await stage(cartOf())
    expect(screen.getByRole("heading", { level: 1, name: spoken("Корзина пуста") })).toBeTruthy()
    expect(screen.getByRole("link", { name: spoken("Смотреть украшения") }).getAttribute("href")).toBe("/jewelry/")
    expect(screen.getByRole("link", { name: spoken("Выбрать бриллиант") }).getAttribute("href")).toBe("/diamonds")
  })

  const regions = () => screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"))

  it("[CART-009, CART-010, CART-011] shows jewelry, diamonds and pieces that were made here under their names", async () => {
    await stage()
    expect(regions().slice(0, 3)).toEqual(["Ювелирные изделия", "Бриллианты", "Созданные украшения"])
  })

  it("[CART-012, CART-014, CART-015] shows no section that holds nothing, and is empty only without any", async () => {
    const one = { customJewelries: [cartCustom], diamond: [cartStone], jewelries: [cartRing], certificates: [cartCertificate] }
    for (const [key, name] of [
      ["jewelries", "Ювелирные изделия"],
      ["diamond", "Бриллианты"],
      ["customJewelries", "Созданные украшения"],
      ["certificates", "Сертификаты"]
    ] as const) {
      await stage(cartOf({ [key]: one[key] }))
      expect(regions()).toEqual([name])
      expect(screen.queryByRole("heading", { name: spoken("Корзина пуста") })).toBeNull()
      cleanup()
    }
    await stage(cartOf())
    expect(screen.queryAllByRole("region")).toEqual([])
    expect(screen.getByRole("heading", { level: 1, name: spoken("Корзина пуста") })).toBeTruthy()
  })

  it("puts a thing aside, and shows what waits there under the cart, out of its sums, with the way back", async () => {
    const { actor } = await stage({
      ...whole,
      customJewelries: [],
      aside: { ...noLines, diamond: [cartStone], customJewelries: [{ ...cartCustom, isActive: false }] },
      diamond: []
    })
    const region = within(screen.getByRole("region", { name: "Отложенные" }))
    expect(region.getByText(spoken("2 позиции"))).toBeTruthy()
    expect(row("3 товара")).toBe("3 099 700 ₽")
    expect(region.queryByRole("button", { name: `Вернуть в корзину: ${cartCustom.name}` })).toBeNull()
    expect(line(cartCustom.name).getByText(spoken("Нет в наличии."))).toBeTruthy()
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

  it("shows what waits aside under a cart that is empty", async () => {
    await stage(cartOf({ aside: { ...noLines, jewelries: [cartRing] } }))
    expect(screen.getByRole("heading", { level: 1, name: spoken("Корзина пуста") })).toBeTruthy()
    expect(screen.getByRole("button", { name: `Вернуть в корзину: ${cartRing.name}` })).toBeTruthy()
  })

  it("shows a thing with picture, name, attributes and price, and the rest on demand", async () => {
    await stage()
    const ring = line("Кольцо «Полярис»")
    expect(ring.getByRole("presentation").getAttribute("src")).toMatch(/^\/pictures\/jewelry\/solitaire-white/)
    expect(ring.getByText(/^Белое\sзолото 585.*Арт\.\s0241073-2$/)).toBeTruthy()
    expect(ring.getByText(spoken("1 289 000 ₽"), { exact: false })).toBeTruthy()
    expect(ring.getByText("Бирка").closest("details")?.open).toBe(false)
  })

  const hrefOf = (name: string) => line(name).queryAllByRole("link")[0]?.getAttribute("href")

  it("[CART-037, CART-038, CART-040] leads from a stone, a piece and a certificate to their pages", async () => {
    await stage()
    expect([cartStone.name, cartRing.name, cartCertificate.name].map(hrefOf)).toEqual([
      "/diamonds/10251177",
      "/jewelry/pomolvochnoe-kolco/0241073/skuId_102/",
      "/giftcards"
    ])
  })

  it("[CART-039] leads from a piece that cannot be bought to the piece without its variant", async () => {
    await stage({ ...whole, jewelries: [{ ...cartRing, isAvailableforSale: false }] })
    expect(hrefOf(cartRing.name)).toBe("/jewelry/pomolvochnoe-kolco/0241073/")
  })

  it("[CART-017, CART-018, CART-019] sums up in the shop's own amounts, with delivery for nothing", async () => {
    await stage()
    expect([row("5 товаров"), row("Гравировка"), row("Доставка"), row("Итого")]).toEqual(["3 099 700 ₽", "3 500 ₽", "0 ₽", "3 103 200 ₽"])
  })

  it("shows a changed price as changed", async () => {
    await stage()
    expect(line("Кольцо «Полярис»").getByText(spoken("1 300 000 ₽")).tagName).toBe("S")
  })

  it("guesses no amount while a change is on its way", async () => {
    await stage()
    fireEvent.click(line("Подарочный сертификат").getByRole("button", { name: "Больше" }))
    expect(row("Итого")).toBe("Пересчитываем…")
  })

  it("[CART-033, CART-034] offers a quantity of what can be counted, within its limits", async () => {
    const { actor, sent } = await stage({ ...whole, diamond: [{ ...cartStone, isCountable: true, quantityMax: 2 }] })
    expect(line("Кольцо «Полярис»").queryByRole("textbox")).toBeNull()
    expect(line(cartStone.name).getByRole("textbox", { name: "Количество" })).toBeTruthy()
    expect(line(cartStone.name).getByRole("button", { name: "Меньше" }).getAttribute("aria-disabled")).toBe("true")
    const certificate = line("Подарочный сертификат")
    const field = certificate.getByRole("textbox", { name: "Количество" })
    fireEvent.change(field, { target: { value: "11" } })
    fireEvent.keyDown(field, { key: "Enter" })
    expect(certificate.getByRole("status").textContent).toMatch(spoken("Можно заказать не больше 10"))
    expect(field).toMatchObject({ value: "11" })
    for (const below of ["0", "-1"]) {
      fireEvent.change(field, { target: { value: below } })
      fireEvent.keyDown(field, { key: "Enter" })
      expect(certificate.getByRole("status").textContent).toMatch(spoken("Укажите количество целым числом, не меньше 1"))
    }
    fireEvent.click(line(cartStone.name).getByRole("button", { name: "Меньше" }))
    expect(actor.getSnapshot().context.writes).toEqual([])
    fireEvent.change(field, { target: { value: "3" } })
    fireEvent.blur(field)
    expect(certificate.getByRole("status").textContent).toBe("")
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "change", id: cartCertificate.id, quantity: 3 }])
    await expect.poll(() => sent.length).toBe(1)
  })

  it("counts on from press to press, and tells where it ends", async () => {
    const { actor } = await stage({ ...whole, certificates: [{ ...cartCertificate, quantityMax: 4 }] })
    const certificate = line("Подарочный сертификат")
    const more = certificate.getByRole("button", { name: "Больше" })
    for (let press = 0; press < 3; press++) fireEvent.click(more)
    expect(actor.getSnapshot().context.writes.map((write) => write.kind === "change" && write.quantity)).toEqual([3, 4])
    expect(more.getAttribute("aria-disabled")).toBe("true")
    expect(certificate.getByRole("status").textContent).toMatch(spoken("Можно заказать не больше 4"))
  })

  it("counts on from what the shop has just answered, before the whole cart has come anew", async () => {
    let asked = 0
    const { actor } = await stage(whole, {
      loadCart: () => (asked++ < 2 ? Promise.resolve(succeeded({ short: summaryOf(whole), full: whole })) : new Promise(() => undefined)),
      sendCartWrite: () => Promise.resolve(succeeded({ totalCount: 6, quantity: 3 }))
    })
    const certificate = line("Подарочный сертификат")
    fireEvent.click(certificate.getByRole("button", { name: "Больше" }))
    await act(() => waitFor(actor, ({ context }) => context.writes.length === 0))
    expect(certificate.getByRole("textbox", { name: "Количество" })).toMatchObject({ value: "3" })
    fireEvent.click(certificate.getByRole("button", { name: "Больше" }))
    expect(actor.getSnapshot().context.writes.map((write) => write.kind === "change" && write.quantity)).toEqual([4])
  })

  it("[CART-030] counts in the header what the shop counts after a removal", async () => {
    let asked = 0
    const shop = await stage(whole, {
      loadCart: () => (asked++ < 2 ? Promise.resolve(succeeded({ short: summaryOf(whole), full: whole })) : new Promise(() => undefined)),
      sendCartWrite: () => Promise.resolve(succeeded({ totalCount: 3, quantity: null }))
    })
    renderIn(shop.root, <ShopHeader path="/cart" busy={false} />)
    expect(screen.getByRole("link", { name: spoken("Корзина, 5 изделий") })).toBeTruthy()
    fireEvent.click(line("Кольцо «Полярис»").getByRole("button", { name: spoken("Удалить: Кольцо «Полярис»") }))
    expect(await screen.findByRole("link", { name: spoken("Корзина, 3 изделия") })).toBeTruthy()
  })

  it("removes a line, which stays until the shop has done it", async () => {
    const { actor } = await stage()
    fireEvent.click(line("Кольцо «Полярис»").getByRole("button", { name: spoken("Удалить: Кольцо «Полярис»") }))
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "remove", ids: ["0-102"] }])
    expect(line("Кольцо «Полярис»").getByText("Удаляем")).toBeTruthy()
  })

  it("[CART-020, CART-021] asks before it clears, removes nothing before the answer, and all after it", async () => {
    const { actor, dialog, features } = await stage()
    fireEvent.click(screen.getByRole("button", { name: spoken("Очистить корзину") }))
    expect(features().dialogs?.getSnapshot().context.active).toEqual({ key: "cartDeleteAllConfirmation", props: {} })
    const asked = await dialog()
    expect(actor.getSnapshot().context.writes).toEqual([])
    fireEvent.click(asked.getByRole("button", { name: "Очистить" }))
    expect(actor.getSnapshot().context.writes).toMatchObject([{ kind: "remove", ids: summaryOf(whole).ids }])
  })

  it("tells of a gift certificate how it comes", async () => {
    const { features } = await stage()
    fireEvent.click(line(cartCertificate.name).getByRole("button", { name: "Как он придёт" }))
    expect(features().dialogs?.getSnapshot().context.active).toEqual({ key: "cartCertificateInfo", props: {} })
  })

  it("[CERT-012, CERT-008, CART-045] shows what a stone is called, its certificate where there is one, and the way to change it, which begins with what the shop has", async () => {
    const { features } = await stage()
    const stone = line("Бриллиант, овал 0,90 карата")
    expect(stone.getByText(spoken("Имя в сертификате: «Аврора»"))).toBeTruthy()
    expect(stone.getByRole("link", { name: /PDF/ }).getAttribute("href")).toBe("/certificates/a.pdf")
    fireEvent.click(stone.getByRole("button", { name: "Изменить" }))
    expect(features().dialogs?.getSnapshot().context.active).toEqual({
      key: "cartCertificateDiamond",
      props: { item: "1-7", name: "Аврора", message: "" }
    })
    cleanup()
    await stage({ ...whole, diamond: [{ ...cartStone, diamondName: "Аврора", certificateUrl: null }] })
    expect(line("Бриллиант, овал 0,90 карата").queryByRole("link", { name: /PDF/ })).toBeNull()
  })

  it("marks what cannot be bought, without a quantity, and offers to order it", async () => {
    const { features } = await stage({ ...whole, jewelries: [{ ...cartRing, isAvailableforSale: false }] })
    const ring = line("Кольцо «Полярис»")
    expect(ring.getByText(spoken("Нет в наличии. Удалите товар, чтобы оформить заказ."))).toBeTruthy()
    fireEvent.click(ring.getByRole("button", { name: spoken("Под заказ") }))
    expect(features().dialogs?.getSnapshot().context.active).toMatchObject({ key: "OrderModal", props: { id: 102, isReady: false } })
  })

  it("says of each line why it cannot be ordered, in its own words, and what can be done; such lines cost nothing and stand last", async () => {
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
          .getByRole("heading", { level: 3, name: spoken(name) })
          .closest("li")
          ?.querySelectorAll("p") ?? [])
      ]
        .map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))
        .find((text) => text?.includes("удалите") || text?.includes("Удалите"))
    expect(said(held.name)).toBe("Сейчас в заказе другого покупателя. Попробуйте через 30 минут или удалите товар.")
    expect(said(own.name)).toBe("Уже в вашем неоплаченном заказе. Оплатите его или отмените, а отсюда товар удалите.")
    expect(said(gone.name)).toBe("Нет в наличии. Удалите товар, чтобы оформить заказ.")
    expect(said(made.name)).toBe("Делаем на заказ: отправьте запрос «Под заказ», а товар удалите, чтобы оформить остальное.")
    for (const { name } of [held, own]) expect(line(name).queryByRole("button", { name: spoken("Под заказ") })).toBeNull()
    for (const { name } of [gone, made]) expect(line(name).getByRole("button", { name: spoken("Под заказ") })).toBeTruthy()
    expect(
      line(own.name)
        .getByRole("link", { name: spoken("К моим заказам") })
        .getAttribute("href")
    ).toBe("/personal/order-history/")
    for (const { name } of [held, own, gone, made]) expect(line(name).getByRole("link", { name: `Похожие: ${name}` })).toBeTruthy()
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))).toEqual([
      ...[cartRing.name, made.name],
      ...[cartStone.name, held.name, own.name, gone.name]
    ])
    expect(
      screen.getByText(spoken("4 товара сейчас нельзя заказать, в сумму они не входят. Удалите их, чтобы оформить заказ."))
    ).toBeTruthy()
    expect(row("2 товара")).toBe("0 ₽")
  })

  it("[CART-036] shows a thing with image, name, attributes and price, and on demand the rest and a table of its stones", async () => {
    const insert = {
      ...{ type: "Бриллиант", quantity: 42, shape: "round" as const, weight: 0.012 },
      ...{ color: "F", colorRF: "3", clarity: "VS2" as const, clarityRF: "5" }
    }
    await stage({ ...whole, jewelries: [{ ...cartRing, inserts: [insert] }], customJewelries: [{ ...cartCustom, inserts: [insert] }] })
    for (const { code, name, previews, price } of [cartRing, cartCustom]) {
      const item = line(name)
      expect(item.getByRole("presentation").getAttribute("src")).toContain(previews[0])
      expect(item.getByText(new RegExp(`Арт\\.\\s${code}$`))).toBeTruthy()
      expect(item.getByText(spoken(price === cartRing.price ? "1 289 000 ₽" : "742 300 ₽"), { exact: false })).toBeTruthy()
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

  it("[CART-043] moves to the favourites what can be liked, and nothing else", async () => {
    const { actor, features } = await stage({
      ...whole,
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

  it("leaves in the cart what the favourites have no room for", async () => {
    const { actor, features } = await stage()
    const { wishlist } = features()
    act(() => {
      for (let id = 1000; id < 1000 + wishlistMost; id++) wishlist?.send({ type: "wishlist.toggle", item: { id: String(id), type: 0 } })
    })
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Перенести\sв\sизбранное: / }))
    expect(actor.getSnapshot().context.writes).toEqual([])
  })

  it("says where it was pressed that the shop could not be asked, and leads on once it could", async () => {
    let isThere = true
    const { navigation, order, settled } = await stage(
      whole,
      { loadCart: () => Promise.resolve(isThere ? succeeded({ short: summaryOf(whole), full: whole }) : cutOff) },
      "stored"
    )
    isThere = false
    await order()
    const answer = screen.getByText(spoken("Не удалось проверить наличие. Попробуйте ещё раз."))
    expect(answer.closest("[data-answer]")).toBe(document.activeElement)
    isThere = true
    await order()
    await act(settled)
    expect(navigation().getSnapshot().context.place.path).toBe("/cart/checkout")
  })

  it("says without a network what waits for it: the sum, a quantity, a removal", async () => {
    const { features } = await stage()
    act(() => features().network?.send({ type: "network.gone" }))
    fireEvent.click(line("Подарочный сертификат").getByRole("button", { name: "Больше" }))
    fireEvent.click(line(cartRing.name).getByRole("button", { name: /^Удалить/ }))
    expect(line("Подарочный сертификат").getByRole("status").textContent).toBe(networkWords.waits)
    expect(line(cartRing.name).getByRole("button", { name: new RegExp(`^${networkWords.waits}: `) }).textContent).toBe(networkWords.waits)
    expect(screen.getByRole("button", { name: new RegExp(`${networkWords.waits}$`) })).toBeTruthy()
    act(() => features().network?.send({ type: "network.back" }))
    expect(screen.queryByText(networkWords.waits)).toBeNull()
  })

  it("offers to order a piece that was made here at once, with all that it is made of, and to ask for it when it cannot be bought", async () => {
    const { features } = await stage()
    const active = () => features().dialogs?.getSnapshot().context.active
    const comment = commentOfCustom(cartCustom)
    fireEvent.click(line("Кольцо «Исток» с вашим бриллиантом").getByRole("button", { name: spoken("Быстрый заказ") }))
    expect(active()).toMatchObject({ key: "OrderModal", props: { id: 3, isReady: true, comment } })
    expect(line("Кольцо «Полярис»").queryByRole("button", { name: spoken("Быстрый заказ") })).toBeNull()
    cleanup()
    const gone = await stage({ ...whole, customJewelries: [{ ...cartCustom, isAvailableforSale: false }] })
    fireEvent.click(line("Кольцо «Исток» с вашим бриллиантом").getByRole("button", { name: spoken("Под заказ") }))
    expect(gone.features().dialogs?.getSnapshot().context.active).toMatchObject({ props: { id: 3, isReady: false, comment } })
  })

  it("[CART-022, CART-024] names the one thing that is missing", async () => {
    const { dialog, order } = await stage({ ...whole, diamond: [{ ...cartStone, isActive: false }] })
    await order()
    expect(
      (await dialog()).getByText(spoken("Товара с артикулом 10251177 нет в наличии. Пожалуйста, удалите его из корзины."))
    ).toBeTruthy()
  })

  it("[CART-023, CART-025] names all that is missing to a guest and to a user, and leads neither on", async () => {
    const lacking = { ...whole, jewelries: [{ ...cartRing, isActive: false }], diamond: [{ ...cartStone, isActive: false }] }
    for (const auth of ["guest", "stored"] as const) {
      const { dialog, features, navigation, order, settled } = await stage(lacking, {}, auth)
      await order()
      expect(features().dialogs?.getSnapshot().context.active).toEqual({
        key: "cartNotAvailableItems",
        props: { codes: ["0241073-2", "10251177"] }
      })
      const said = "Товаров с артикулами 0241073-2, 10251177 нет в наличии. Пожалуйста, удалите их из корзины."
      expect((await dialog()).getByText(spoken(said))).toBeTruthy()
      await act(settled)
      expect(navigation().getSnapshot().context.place.path).toBe("/")
      cleanup()
    }
  })

  it("[CART-026] asks a guest to sign in, without the way to the profile; a direct visit leads to the cart", async () => {
    const { go, features, navigation, order } = await stage()
    const path = () => navigation().getSnapshot().context.place.path
    await order()
    expect([features().dialogs?.getSnapshot().context.active, path()]).toEqual([{ key: "login", props: {} }, "/"])
    await act(() => go("/cart/checkout"))
    expect(path()).toBe("/cart")
  })

  it("[CART-027] leads a user to the checkout", async () => {
    const { navigation, order, settled } = await stage(whole, {}, "stored")
    await order()
    await act(settled)
    expect(navigation().getSnapshot().context.place.path).toBe("/cart/checkout")
  })

  it("says what it knows when the cart does not come, and asks again when it is told to", async () => {
    let asked = 0
    await stage(whole, {
      loadCart: () => {
        asked += 1
        return Promise.resolve(cutOff)
      }
    })
    expect(screen.getByText(spoken("Не удалось загрузить корзину. Проверьте связь, мы тоже попробуем ещё раз."))).toBeTruthy()
    const before = asked
    fireEvent.click(screen.getByRole("button", { name: "Повторить" }))
    await expect.poll(() => asked).toBe(before + 1)
  })
})
