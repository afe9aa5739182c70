// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import { jewelryListPath } from "../../../core/domain/product/jewelry.ts"
import { JewelryScreen } from "../../../view/screens/jewelry-screen.tsx"
import { jewelryCards } from "../../../qa/samples/jewelry.ts"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)
/** Loads the code deferred to the first interaction. */
beforeAll(async () => {
  reportInteraction()
  show()
  await screen.findByRole("navigation", { name: exactText("Страницы списка") }, { timeout: 20_000 })
  cleanup()
})

type List = AnswerByKey["catalog.jewelry"]

const rings = { code: "kolco", name: "Кольца", count: 86 } as const
const earrings = { code: "sergi", name: "Серьги", count: 1200 } as const
const all: List = { items: jewelryCards, total: 1286, page: 1, pages: 54, category: null, categories: [rings, earrings] }
const ofRings: List = { ...all, total: 86, pages: 4, category: { code: "kolco", name: "Кольца" } }

const show = (list: List = all, meta: { readonly h1: string | null; readonly text: string | null } = { h1: null, text: null }) =>
  renderInShop(
    <JewelryScreen
      place={{ path: jewelryListPath(list.category?.code ?? null, list.page), search: "", index: 0 }}
      facets={null}
      banners={[]}
      list={list}
      meta={meta}
    />
  )
const title = () => screen.getByRole("heading", { level: 1 }).textContent
const linksIn = (name: string) => within(screen.getByRole("navigation", { name: exactText(name) })).getAllByRole("link")

describe("the listing of jewelry", () => {
  it("is named by the shop, by its category, or by the editors", () => {
    show()
    expect(title()).toBe("Украшения")
    cleanup()
    show(ofRings)
    expect(title()).toBe("Кольца")
    cleanup()
    show(ofRings, { h1: "Кольца с бриллиантами", text: "Каждое кольцо проверено." })
    expect(title()).toBe("Кольца с бриллиантами")
    expect(screen.getByText("Каждое кольцо проверено.")).toBeTruthy()
  })

  it.each([
    ["/jewelry/kolco", "/jewelry/pomolvochnoe-kolco/0241073/"],
    ["/jewelry/filter/collections--luminous", "/jewelry/pomolvochnoe-kolco/0241073/"],
    ["/jewelry/filter/color--white", "/jewelry/pomolvochnoe-kolco/0241073/skuId_101/"],
    ["/jewelry/filter/price--to-2000000/size--16.5/2", "/jewelry/pomolvochnoe-kolco/0241073/skuId_101/"]
  ])("links %s to the piece of its card, or to the requested variant", (path, link) => {
    const place = { path, search: "", index: 0 }
    renderInShop(<JewelryScreen place={place} facets={null} banners={[]} list={all} meta={{ h1: null, text: null }} />)
    expect(screen.getByRole("link", { name: "Кольцо «Полярис»" }).getAttribute("href")).toBe(link)
  })

  it("has breadcrumbs", () => {
    show(ofRings)
    expect(linksIn("Путь к странице").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Главная", "/"],
      ["Украшения", "/jewelry/"]
    ])
  })

  it("[CAT-005] links every category with its count, and marks the current one", () => {
    show(ofRings)
    expect(
      linksIn("Категории украшений").map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])
    ).toEqual([
      ["Все 1\u00A0286", "/jewelry/", null],
      ["Кольца 86", "/jewelry/kolco", "true"],
      ["Серьги 1\u00A0200", "/jewelry/sergi", null]
    ])
    cleanup()
    show()
    const current = linksIn("Категории украшений").filter((link) => link.getAttribute("aria-current") === "true")
    expect(current.map((link) => link.textContent)).toEqual(["Все 1\u00A0286"])
  })

  it("counts the pieces, shows a card of each and loads the first picture eagerly", () => {
    const { container } = show()
    expect(screen.getByText("1 286 изделий")).toBeTruthy()
    expect(screen.getAllByRole("heading", { level: 2 }).map((name) => name.textContent)).toEqual(jewelryCards.map(({ name }) => name))
    expect(container.querySelectorAll("img[fetchpriority=high]")).toHaveLength(1)
  })

  it("links to the pages of its category", () => {
    show({ ...ofRings, page: 2 })
    expect(linksIn("Страницы списка").map((link) => link.getAttribute("href"))).toEqual([
      "/jewelry/kolco",
      "/jewelry/kolco",
      "/jewelry/kolco/2",
      "/jewelry/kolco/3",
      "/jewelry/kolco/4",
      "/jewelry/kolco/3"
    ])
  })

  it("has no page links for one page, and counts one piece in the singular", () => {
    show({ ...ofRings, items: jewelryCards.slice(0, 1), total: 1, pages: 1 })
    expect(screen.getByText("1 изделие")).toBeTruthy()
    expect(screen.queryByRole("navigation", { name: exactText("Страницы списка") })).toBeNull()
  })

  it("shows that it is empty, with links", () => {
    const none = { items: [], total: 0, pages: 1 }
    show({ ...ofRings, ...none })
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Здесь пока нет\u00a0изделий")
    expect(screen.getByRole("link", { name: "Все украшения" }).getAttribute("href")).toBe("/jewelry/")
    cleanup()
    show({ ...all, ...none })
    expect(screen.getByRole("link", { name: "Выбрать бриллиант" }).getAttribute("href")).toBe("/diamonds")
  })

  it("carries no inline style, which the policy of the shop forbids", () => {
    const { container } = show()
    expect(container.querySelectorAll("[style], style, script")).toHaveLength(0)
  })
})
