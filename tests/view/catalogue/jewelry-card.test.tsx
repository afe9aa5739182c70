// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { JewelryCard as Card } from "../../../core/contract/catalog-jewelry.ts"
import { JewelryCard } from "../../../view/catalogue/jewelry-card.tsx"
import { renderInShop } from "../../support/view/in-shop.tsx"
import { jewelryCards } from "../../../qa/samples/jewelry.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const cardAt = (index: number): Card => {
  const card = jewelryCards[index]
  if (card === undefined) throw new Error(`no card ${index}`)
  return card
}
const show = (card: Card) =>
  renderInShop(
    <ul>
      <JewelryCard card={card} heading="h2" sizes="30vw" />
    </ul>
  )
const texts = () => [...screen.getByRole("listitem").querySelectorAll("p")].map((part) => part.textContent?.replaceAll("\u00A0", " "))

describe("a card of a piece", () => {
  it("has one link to the piece, its metal and stones and the price", () => {
    show(cardAt(0))
    const links = screen.getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Кольцо «Полярис»", "/jewelry/pomolvochnoe-kolco/0241073/"]
    ])
    expect(texts()).toEqual(["Новинка", "Белое золото 585, бриллиант 1,02 карата", "1 289 000 ₽"])
  })

  it("names every metal colour for screen readers", () => {
    show(cardAt(0))
    const colors = within(screen.getByRole("group", { name: "Металлы" })).getAllByRole("button")
    expect(colors.map((button) => [button.getAttribute("aria-label"), button.getAttribute("aria-pressed")])).toEqual([
      ["Белое золото 585", "true"],
      ["Розовое золото 585", "false"],
      ["Жёлтое золото 585", "false"]
    ])
    cleanup()
    show(cardAt(3))
    expect(screen.getByRole("img", { name: exactText("Розовое золото 585") })).toBeDefined()
    expect(screen.queryAllByRole("button", { name: /золото/ })).toEqual([])
  })

  it("shows the piece in the pressed metal: picture, price, state and link, and back again", () => {
    const { container } = show(cardAt(0))
    const seen = () => [
      container.querySelector("img")?.getAttribute("src"),
      screen.getByRole("link").getAttribute("href"),
      screen.getByRole("listitem").getAttribute("data-available"),
      ...texts().slice(-2)
    ]
    const before = seen()
    fireEvent.click(screen.getByRole("button", { name: "Розовое золото 585" }))
    expect(seen()).toEqual([
      "/pictures/jewelry/solitaire-rose-640.webp",
      "/jewelry/pomolvochnoe-kolco/0241073/skuId_111/",
      "true",
      "Розовое золото 585, бриллиант 1,02 карата",
      "1 301 000 ₽"
    ])
    fireEvent.click(screen.getByRole("button", { name: "Жёлтое золото 585" }))
    expect(seen().slice(2)).toEqual(["false", "Жёлтое золото 585, бриллиант 1,02 карата", "1 289 000 ₽, прежняя цена 1 350 000 ₽"])
    fireEvent.click(screen.getByRole("button", { name: "Белое золото 585" }))
    expect(seen()).toEqual([before[0], "/jewelry/pomolvochnoe-kolco/0241073/skuId_101/", ...before.slice(2)])
  })

  it("draws platinum in its own grey", () => {
    show(cardAt(2))
    expect(screen.getByRole("listitem").querySelectorAll("[data-metal=platinum]")).toHaveLength(1)
  })

  it("shows the old price, labelled for screen readers", () => {
    show(cardAt(1))
    expect(texts().at(-1)).toBe("956 000 ₽, прежняя цена 1 020 000 ₽")
    expect(screen.getByRole("listitem").querySelector("s")?.textContent).toBe("1\u00A0020\u00A0000\u00A0₽")
  })

  it("shows the starting price of a piece on order", () => {
    show(cardAt(2))
    expect(texts()).toContain("Под заказ")
    expect(texts().at(-1)).toBe("Под заказ, от 890 000 ₽")
  })

  it("shows that a piece is sold, with its price", () => {
    show(cardAt(3))
    expect(texts()).toContain("Нет в наличии")
    expect(texts().at(-1)).toBe("742 500 ₽")
    expect(screen.getByRole("listitem").getAttribute("data-available")).toBe("false")
  })

  it("loads a second picture for a pointer on demand, if there is one", () => {
    const { container, rerender } = show(cardAt(0))
    const sources = () => [...container.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.getAttribute("loading")])
    expect(sources()).toEqual([
      ["/pictures/jewelry/solitaire-white-640.webp", "lazy"],
      ["/pictures/jewelry/solitaire-detail-white-480.webp", "lazy"]
    ])
    rerender(
      <ul>
        <JewelryCard card={{ ...cardAt(1), previews: [] }} heading="h2" sizes="30vw" />
      </ul>
    )
    expect(sources()).toEqual([])
  })
})
