// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Landing } from "../../../core/contract/content/static-pages.ts"
import { CollectionsScreen } from "../../../view/screens/content/collections-screen.tsx"
import { LandingScreen } from "../../../view/screens/content/landing-screen.tsx"
import { landing } from "../../../qa/samples/content.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"
import { jewelryCards } from "../../../qa/samples/jewelry.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const silent = { h1: null, text: null }
const show = (more: Partial<Landing> = {}, meta: { readonly h1: string | null; readonly text: string | null } = silent) =>
  renderInShop(<LandingScreen landing={{ ...landing, ...more }} meta={meta} />)
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...jewelryCards[index % jewelryCards.length],
    id: index,
    productCode: `${1_000_000 + index}`
  })) as Landing["products"]

describe("a landing", () => {
  it("shows its record: headline, lead, facts, stories and links to others", () => {
    show()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Свет, который держат четыре крапана")
    expect(screen.getByText(landing.lead)).toBeTruthy()
    expect(screen.getByRole("term").textContent).toBe("угол крапанов")
    expect(screen.getByRole("definition").textContent).toBe("62°")
    expect(screen.getByRole("heading", { name: exactText("Посадка без тени") })).toBeTruthy()
    expect(
      within(screen.getByRole("navigation", { name: exactText("Другие коллекции и подборки") }))
        .getByRole("link")
        .getAttribute("href")
    ).toBe("/lethe")
  })

  it("links to every piece of its collection", () => {
    show()
    const pieces = within(screen.getByRole("region", { name: "Украшения" }))
    expect(pieces.getAllByRole("heading", { level: 3 }).map((name) => within(name).getByRole("link").getAttribute("href"))).toEqual(
      jewelryCards.map(({ category, productCode }) => `/jewelry/${category.code}/${productCode}/`)
    )
    expect(screen.getByRole("link", { name: "Смотреть украшения" }).getAttribute("href")).toBe("#pieces")
  })

  it("shows the first twelve pieces and the number of the rest", () => {
    const { container } = show({ products: cards(33) })
    const more = container.querySelector("details")
    expect(container.querySelectorAll("#pieces > ul > li")).toHaveLength(12)
    expect(more?.querySelectorAll("li")).toHaveLength(21)
    expect(more?.querySelector("summary")?.textContent).toBe("Ещё 21\u00A0изделие")
    expect(more?.open).toBe(false)
    cleanup()
    expect(show({ products: cards(12) }).container.querySelector("details")).toBeNull()
  })

  it("omits missing parts of its record", () => {
    show({ facts: [], stories: [], products: [], others: [] })
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Свет, который держат четыре крапана"])
    expect(screen.queryByRole("link", { name: "Смотреть украшения" })).toBeNull()
  })

  it("[RT-037] of a showcase has its shelves and links, its own button and parent list instead of a collection's", () => {
    const tile = { title: "Круг", link: "/diamonds/filter/shape--round", text: "3 камня", picture: "/pictures/stones/round" }
    const all = { title: "Все бриллианты", link: "/diamonds" }
    show({
      products: [],
      others: [],
      showcase: {
        action: { title: "Смотреть бриллианты", link: "/diamonds" },
        parent: { title: "Бриллианты", link: "/diamonds" },
        shelves: [
          { kind: "tiles", title: "Формы", tiles: [tile] },
          { kind: "stones", title: "Камни", all, stones: [] },
          { kind: "pieces", title: "Новые", all: { title: "Все новинки", link: "/jewelry/filter/novelty--new" }, pieces: jewelryCards }
        ],
        ways: [{ title: "Как выбрать", link: "/diamond-guide", text: "Порядок выбора." }]
      }
    })
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
    expect(["Смотреть бриллианты", "Бриллианты", "Как выбрать"].map(hrefOf)).toEqual(["/diamonds", "/diamonds", "/diamond-guide"])
    expect(screen.queryByText("Коллекции")).toBeNull()
  })

  it("is dark only in its hero if its scene is night", () => {
    const { container } = show({ scene: "night" })
    expect([...container.querySelectorAll("[data-scene]")].map((scene) => scene.getAttribute("data-scene"))).toEqual(["night"])
    expect(container.querySelector("[data-body]")).toBeNull()
  })

  it("[META-017] [META-018] takes its heading and a text from the record of its address", () => {
    show({}, { h1: "Коллекция Luminous", text: "Ещё о коллекции." })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Коллекция Luminous")
    expect(screen.getByText("Ещё о коллекции.")).toBeTruthy()
  })
})

const collections = [
  {
    code: "luminous",
    name: "Luminous",
    kind: "Коллекция",
    lead: "Высокая посадка.",
    link: "/luminous",
    picture: "/pictures/jewelry/solitaire-white",
    count: 63
  },
  {
    code: "engagement",
    name: "Помолвка",
    kind: "Тема",
    lead: "Что стоит знать.",
    link: "/engagement",
    picture: "/pictures/jewelry/halo-white",
    count: 0
  }
]

describe("the collections", () => {
  it("are listed with name, idea and size", () => {
    renderInShop(<CollectionsScreen landings={collections} meta={silent} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Коллекции")
    expect(screen.getAllByRole("heading", { level: 2 }).map((name) => within(name).getByRole("link").getAttribute("href"))).toEqual([
      "/luminous",
      "/engagement"
    ])
    expect(screen.getByText(exactText("63 изделия"))).toBeTruthy()
    expect(screen.queryByText(/^0/)).toBeNull()
  })

  it("are marked with the language of their names", () => {
    renderInShop(<CollectionsScreen landings={collections} meta={silent} />)
    expect(["Luminous", "Помолвка"].map((name) => screen.getByRole("link", { name }).getAttribute("lang"))).toEqual(["en", null])
  })

  it("load the first picture before the others", () => {
    const { container } = renderInShop(<CollectionsScreen landings={collections} meta={silent} />)
    expect(
      [...container.querySelectorAll("img")].map((image) => [image.getAttribute("fetchpriority"), image.getAttribute("loading")])
    ).toEqual([
      ["high", null],
      [null, "lazy"]
    ])
  })

  it("[META-017] [META-018] take their heading and a text from the record of their address", () => {
    renderInShop(<CollectionsScreen landings={collections} meta={{ h1: "Все коллекции", text: "Как мы их называем." }} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Все коллекции")
    expect(screen.getByText("Как мы их называем.")).toBeTruthy()
  })
})
