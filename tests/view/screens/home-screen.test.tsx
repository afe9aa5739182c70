// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { MainPage } from "../../../core/contract/content/pages.ts"
import { HomeScreen } from "../../../view/screens/home-screen.tsx"
import { mainPage } from "../../../qa/samples/diamonds.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const show = (more: Partial<MainPage> = {}) => renderInShop(<HomeScreen main={{ ...mainPage, ...more }} />)
const region = (name: string) => within(screen.getByRole("region", { name: exactText(name) }))
const regions = () =>
  screen.getAllByRole("region").map((section) => section.querySelector("h1, h2")?.textContent?.replaceAll("\u00A0", " "))
const linksIn = (name: string) =>
  region(name)
    .getAllByRole("link")
    .map((link) => [link.textContent?.replaceAll("\u00A0", " "), link.getAttribute("href")])

describe("the home page", () => {
  it("starts with one headline, its text and two links", () => {
    show()
    const hero = region("Свет, выверенный до градуса")
    expect(hero.getByRole("heading", { level: 1 }).textContent).toBe("Свет, выверенный до\u00A0градуса")
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    expect(linksIn("Свет, выверенный до градуса")).toEqual([
      ["Смотреть украшения", "/jewelry/"],
      ["Выбрать бриллиант", "/diamonds"]
    ])
  })

  it("captions the picture line by line, and omits an empty caption", () => {
    show()
    const lines = () =>
      [...document.querySelectorAll("figcaption > span > span")].map((line) => line.textContent?.replaceAll("\u00A0", " "))
    expect(lines()).toEqual(["Круг, 1,02 карата", "цвет E (2), чистота VS1 (4)"])
    cleanup()
    show({ hero: { ...mainPage.hero, caption: [] } })
    expect(document.querySelector("figcaption")).toBeNull()
  })

  it("loads the hero's picture before all others", () => {
    show()
    const [first, ...others] = screen.getAllByRole<HTMLImageElement>("img", { hidden: true }).filter((image) => image.tagName === "IMG")
    expect(first?.getAttribute("fetchpriority")).toBe("high")
    expect(others.map((image) => image.getAttribute("loading"))).not.toContain(null)
  })

  it("shows every part of the main page's data, in the shop's order", () => {
    show()
    expect(regions()).toEqual([
      "Свет, выверенный до градуса",
      "Украшения",
      "Бриллианты по форме",
      "Камень, который можно проверить",
      "Luminous",
      "Новое",
      "Русская огранка",
      "Новые бриллианты",
      "Что можно проверить"
    ])
  })

  it("links each cut to its stones", () => {
    show({
      shapes: [
        { shape: "oval", count: 839 },
        { shape: "round", count: 4135 }
      ]
    })
    expect(linksIn("Бриллианты по форме").map(([, link]) => link)).toEqual([
      "/diamonds",
      "/diamonds/filter/shape--oval",
      "/diamonds/filter/shape--round"
    ])
  })

  it("omits empty parts", () => {
    show({ categories: [], shapes: [], collection: null, novelties: [], figures: [], featured: [], principles: [] })
    expect(regions()).toEqual(["Свет, выверенный до градуса", "Камень, который можно проверить"])
  })

  it("shows four categories as pictures and the rest as links, each with its count", () => {
    const named = ["Кольца", "Серьги", "Подвески", "Колье", "Броши"].map((title, index) => ({
      title,
      link: `/jewelry/${index}`,
      count: 1000 + index,
      picture: "/pictures/jewelry/halo-white"
    }))
    const { container } = show({ categories: named })
    expect(linksIn("Украшения")).toEqual([
      ["Все украшения", "/jewelry/"],
      ...named.map(({ count, link, title }) => [`${title} 1 ${String(count).slice(1)}`, link])
    ])
    expect(container.querySelectorAll('[aria-labelledby="categories"] img')).toHaveLength(4)
  })

  it("counts the stones of every shape and all of them", () => {
    show()
    const shapes = region("Бриллианты по форме")
    expect(shapes.getByRole("link", { name: exactText("Все 12 480 бриллиантов") })).toBeTruthy()
    expect(shapes.getAllByRole("listitem").map((shape) => shape.textContent?.replaceAll("\u00A0", " "))).toEqual([
      "Круг5 214",
      "Овал1 420",
      "Кушон1 108",
      "Принцесса964",
      "Изумруд871",
      "Груша802",
      "Маркиз640",
      "Радиант588",
      "Ашер471",
      "Сердце402"
    ])
  })

  it("links from the dark stone section by numbered steps and one button", () => {
    show()
    expect(linksIn("Камень, который можно проверить")).toEqual([
      ["1Сертификация", "/customer-service/certification"],
      ["Русская огранка", "/about/russian-cut"]
    ])
  })

  it("links to the collection of the season", () => {
    show()
    expect(linksIn("Luminous")).toEqual([["Смотреть коллекцию", "/luminous"]])
  })

  it("shows novelties with their collection instead of a label", () => {
    show()
    const novelties = region("Новое")
    expect(novelties.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual([
      "Кольцо «Полярис»",
      "Серьги «Исток»",
      "Подвеска «Капля»"
    ])
    expect(novelties.getByText("Luminous")).toBeTruthy()
    expect(novelties.queryByText("Новинка")).toBeNull()
  })

  it("shows the principles as terms with their explanations", () => {
    show()
    const principles = region("Что можно проверить")
    expect(principles.getAllByRole("term").map((term) => term.textContent)).toHaveLength(mainPage.principles.length)
    expect(principles.getByText("Угол, при котором свет возвращается к глазу.")).toBeTruthy()
  })

  it("shows the stones of the day with links to their pages", () => {
    show()
    const featured = region("Новые бриллианты")
    expect(featured.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual([
      "Круг, 1,02\u00A0карата",
      "Овал, 0,90\u00A0карата",
      "Кушон, 1,21\u00A0карата"
    ])
    expect(featured.getByRole("link", { name: exactText("Круг, 1,02 карата") }).getAttribute("href")).toBe("/diamonds/10248617/")
  })
})
