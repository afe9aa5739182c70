// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Router } from "wouter"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { GiftCard } from "../../../core/contract/gift-cards.ts"
import { withDrafts } from "../../../core/services/forms/stored-drafts.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { useMachineLocation } from "../../../view/machine-location.ts"
import { GiftCardsScreen } from "../../../view/screens/giftcards-screen.tsx"
import { giftDesignNames } from "../../../core/domain/cart/gift-designs.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop, renderIn, wishIn, queuedIn } from "../../support/view/in-shop.tsx"
import { renderDialog } from "../../support/view/render-dialog.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

const card = (id: number, price: number | null, maxQuantity: number | null = null): GiftCard => ({
  id,
  name: "Подарочный сертификат",
  price,
  amounts: price === null ? { least: 10_000, most: 1_000_000, step: 1_000 } : null,
  quantity: 1,
  maxQuantity,
  previews: ["night", "drawing", "shapes"]
})
const cards = [card(1, 15_000), card(2, 30_000, 3), card(7, null)] as const
const silent = { h1: null, text: null }

beforeAll(() => {
  withDialogs()
  return loadIslands()
})
afterEach(cleanup)

const show = (search = "", shop: ShopActor = guestShop("/giftcards/", search)) => {
  renderIn(
    shop,
    <Router hook={useMachineLocation}>
      <GiftCardsScreen cards={cards} meta={silent} search={search} />
    </Router>
  )
  return shop
}
const queryOf = (shop: ShopActor) => shop.getSnapshot().children.navigation?.getSnapshot().context.place.search
const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")
const radios = (name: RegExp) =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter((radio) => name.test(radio.name))
    .map((radio) => [plain(radio.closest("label")?.textContent), radio.checked])

describe("the page of gift certificates", () => {
  it("shows every certificate with its price and its designs drawn, one of each chosen", () => {
    show()
    expect(radios(/card/)).toEqual([
      ["15 000 ₽", false],
      ["30 000 ₽", false],
      ["Другая сумма", true]
    ])
    expect(radios(/design/)).toEqual(Object.values(giftDesignNames).map((name, index) => [name, index === 0]))
    for (const drawing of document.querySelectorAll("svg[data-design]")) expect(drawing.querySelectorAll("path").length).toBeGreaterThan(0)
  })

  it("[CERT-003] adds the chosen certificate to the cart, and refuses more than its limit", () => {
    const shop = show("?card=2&design=2&quantity=3")
    expect(screen.getByText("Не больше 3", { exact: false })).toBeDefined()
    fireEvent.submit(document.querySelector("form") ?? document)
    expect(queuedIn(shop)).toEqual([{ type: "cart.add", id: "3-2-30000-2", quantity: 3, price: 30_000 }])
    fireEvent.input(screen.getByLabelText("Количество"), { target: { value: "4" } })
    fireEvent.submit(document.querySelector("form") ?? document)
    expect(queuedIn(shop)).toHaveLength(1)
    for (const [quantity, count] of [
      ["11", 0],
      ["10", 1]
    ] as const) {
      cleanup()
      const other = show("?card=1&quantity=1")
      fireEvent.input(screen.getByLabelText("Количество"), { target: { value: quantity } })
      fireEvent.submit(document.querySelector("form") ?? document)
      expect([quantity, queuedIn(other).length]).toEqual([quantity, count])
    }
  })

  it("shows an invalid amount's error at its field, and preserves it", () => {
    show("?card=7&amount=45500")
    const field = screen.getByLabelText<HTMLInputElement>("Сумма, ₽")
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["45500", "true"])
    expect(plain(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent)).toMatch(/^Сумма кратна 1 000 ₽/)
    expect(screen.getByText("Укажите сумму")).toBeDefined()
  })

  it("loses no choice of those made before the next rendering", () => {
    const shop = show("?card=2")
    act(() => {
      const [field, own] = [screen.getByLabelText("Количество"), screen.getByRole("radio", { name: "Другая сумма" })]
      fireEvent.input(field, { target: { value: "2" } })
      fireEvent.click(screen.getByRole("radio", { name: giftDesignNames["drawing"] }))
      fireEvent.blur(field)
      fireEvent.click(own)
      fireEvent.submit(document.querySelector("form") ?? document)
    })
    expect(queryOf(shop)).toBe("?card=7&amount=&design=1&quantity=2")
    expect(screen.getByLabelText("Сумма, ₽").getAttribute("aria-invalid")).toBe("true")
  })

  it("takes over the amount of another certificate, typed before hydration", () => {
    const shop = show("?card=2")
    const [field, own] = [
      screen.getByLabelText<HTMLInputElement>("Сумма, ₽"),
      screen.getByRole<HTMLInputElement>("radio", { name: "Другая сумма" })
    ]
    field.value = "15000"
    own.checked = true
    fireEvent.submit(document.querySelector("form") ?? document)
    expect(queryOf(shop)).toBe("?card=7&amount=15000")
    expect(queuedIn(shop)).toEqual([{ type: "cart.add", id: "3-7-15000-0", quantity: 1, price: 15_000 }])
  })

  it("is a form without a script: its answer is the page of the choice", () => {
    show("?card=1")
    const form = document.querySelector("form")
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/giftcards/", "get"])
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["design", "0"],
      ["card", "1"],
      ["amount", ""],
      ["quantity", "1"]
    ])
  })

  it("restores the choice of a closed tab with a notice, and discards it on request", async () => {
    const drafts = { drafts: { giftcards: { search: "?card=7&amount=45+000" } }, owner: null }
    const storage = makeDeviceStorage()
    storage.put("drafts", withDrafts(null, drafts, Date.now()))
    const { go, loadDeferred, root } = openShop({}, storage.open())
    await go("/giftcards/")
    await loadDeferred()
    show("", root)
    expect(await screen.findByText(/^Вы\sначали\sзаполнять/)).toBeTruthy()
    await waitFor(() => expect(queryOf(root)).toBe("?card=7&amount=45+000"))
    expect(plain(document.querySelector("output")?.textContent)).toBe("45 000 ₽")
    fireEvent.click(screen.getByRole("button", { name: exactText("Начать заново") }))
    expect([screen.queryByText(/^Вы\sначали/), queryOf(root)]).toEqual([null, ""])
  })

  it("restores the choice once the dialog of the first press is closed", async () => {
    const drafts = { drafts: { giftcards: { search: "?card=7&amount=45+000" } }, owner: null }
    const storage = makeDeviceStorage()
    storage.put("drafts", withDrafts(null, drafts, Date.now()))
    const { features, go, loadDeferred, recorded, root } = openShop({}, storage.open())
    await go("/giftcards/")
    show("", root)
    fireEvent.click(screen.getByRole("button", { name: exactText("Проверить остаток") }))
    await act(() => loadDeferred())
    const { dialogs } = features()
    await waitFor(() => expect(dialogs?.getSnapshot().context.recalled).toEqual(["giftcards"]))
    await waitFor(() => expect(dialogs?.getSnapshot().hasTag("drawable")).toBe(true))
    expect(queryOf(root)).toBe("")
    act(() => {
      dialogs?.send({ type: "dialogs.close" })
      recorded.clock.increment(200)
    })
    await waitFor(() => expect(queryOf(root)).toBe("?card=7&amount=45+000"))
  })

  it("opens its information in dialogs, over a link to its page", () => {
    const shop = show()
    const link = screen.getByRole("link", { name: "Правила сертификата" })
    expect(link.getAttribute("href")).toBe("/gift-certificates")
    fireEvent.click(link)
    expect(wishIn(shop)).toEqual({ key: "termsCertificate", props: {} })
  })
})

describe("the dialogs of a gift certificate", () => {
  const title = () => plain(screen.getByRole("heading", { level: 2, hidden: true }).textContent)
  const items = () => [...document.querySelectorAll("dialog li")].map((item) => plain(item.textContent))

  it("[DLG-022] shows for one in the cart when it arrives, with links to its use and its terms", async () => {
    const shop = guestShop("/cart/")
    await renderDialog("cartCertificateInfo", {}, shop)
    expect(title()).toBe("Сертификат в корзине")
    expect(items()).toEqual([
      "Сертификат приходит письмом сразу после оплаты, на почту из заказа. Его можно переслать или напечатать.",
      "Подписанный идёт получателю: письмом в день, который вы выбрали, или картой в конверте вместе с заказом.",
      "Он действует 3 года со дня покупки. За доставку платить не нужно.",
      "Другую сумму или рисунок можно выбрать на странице сертификатов, а этот удалить."
    ])
    fireEvent.click(screen.getByRole("button", { name: exactText("Как воспользоваться"), hidden: true }))
    expect(wishIn(shop)).toEqual({ key: "useCertificate", props: {} })
    fireEvent.click(screen.getByRole("button", { name: "Правила сертификата", hidden: true }))
    expect(wishIn(shop)).toEqual({ key: "termsCertificate", props: {} })
  })

  it("[DLG-020] explains its use, step by step", async () => {
    await renderDialog("useCertificate")
    expect(title()?.replaceAll("\u00ad", "")).toBe("Как воспользоваться сертификатом")
    expect(document.querySelectorAll("dialog ol > li")).toHaveLength(4)
    expect(items()).toEqual([
      "Получатель выбирает украшение, бриллиант или услугу на сайте или в салоне.",
      "На шаге оплаты вводит номер и код сертификата. Сумма заказа сразу уменьшается.",
      "Если заказ дороже, разницу доплачивает любым способом. Если дешевле, остаток сохраняется.",
      "Остаток и дату, до которой сертификат действует, показывает страница сертификатов: введите на ней номер и код."
    ])
  })

  it("[CERT-004, DLG-021] states its terms, including three years of validity from the purchase", async () => {
    await renderDialog("termsCertificate")
    expect(title()).toBe("Правила сертификата")
    expect(items()[0]).toBe("Сертификат действует 3 года со дня покупки. Дата окончания стоит на нём самом.")
  })
})
