import { describe, expect, it } from "vitest"
import { arrowTarget } from "../../../../core/domain/shell/arrow-keys.ts"
import { isExternal, ariaCurrent } from "../../../../core/domain/shell/menu-links.ts"
import { columnsOf, findSections, sectionLinkTitle } from "../../../../core/domain/shell/menu-sections.ts"
import { menu } from "../../../../qa/samples/content.ts"

const [jewelry] = menu.header
if (jewelry === undefined) throw new Error("no menu")

describe("a link of a menu", () => {
  it("is external when it begins with http and has not the shop's domain in it", () => {
    expect(isExternal("https://probpalata.example/registry", "gran.example")).toBe(true)
    expect(isExternal("http://probpalata.example", "gran.example")).toBe(true)
  })

  it("[HDR-018] is internal when it begins with http and has the shop's domain in it", () => {
    expect(["https://gran.example/diamonds", "http://www.gran.example"].map((link) => isExternal(link, "gran.example"))).toEqual([
      false,
      false
    ])
  })

  it("[HDR-019] is internal when it does not begin with http", () => {
    expect(["/diamonds", "tel:+78000000000", "mailto:client@gran.example", ""].map((link) => isExternal(link, "gran.example"))).toEqual([
      false,
      false,
      false,
      false
    ])
  })

  it("is external while the domain is unknown", () => {
    expect([isExternal("https://gran.example/", null), isExternal("/diamonds", null)]).toEqual([true, false])
  })

  it("is the page itself, its section, or neither", () => {
    expect(ariaCurrent("/diamonds", "/diamonds/")).toBe("page")
    expect(ariaCurrent("/diamonds/", "/diamonds/10248617")).toBe("true")
    expect(ariaCurrent("/diamonds", "/diamonds-history")).toBeUndefined()
    expect([ariaCurrent("/", "/"), ariaCurrent("/", "/diamonds")]).toEqual(["page", undefined])
  })
})

describe("a menu", () => {
  it("is arranged in columns by its children's headings, without the link to the section itself", () => {
    expect(columnsOf(jewelry).map(({ children, heading }) => [heading, children.map(({ title }) => title)])).toEqual([
      [null, ["Кольца", "Серьги"]],
      ["Коллекции", ["Luminous", "Lethe"]],
      ["Подобрать", ["Пробирная палата"]]
    ])
  })

  it("names the link to the whole section as its child, or as the whole", () => {
    expect(sectionLinkTitle(jewelry)).toBe("Весь раздел «Украшения»")
    expect(sectionLinkTitle({ ...jewelry, children: [{ title: "Все украшения", link: "/jewelry", group: null, count: null }] })).toBe(
      "Все украшения"
    )
  })
})

describe("search for a section", () => {
  const titles = (text: string) => findSections([...menu.mobile, ...menu.footer], text).map(({ title }) => title)

  it("suggests the top-level sections before anything is typed", () => {
    expect(titles("  ")).toEqual(["Украшения", "Бриллианты", "О доме", "Клиентам", "Контакты"])
  })

  it("finds names with a word starting with each typed word, ignoring case and ё", () => {
    expect(titles("КОЛЬ")).toEqual(["Кольца"])
    expect(titles("серт под")).toEqual(["Подарочные сертификаты"])
    expect(titles("сертифик")).toEqual(["Сертификация", "Подарочные сертификаты"])
    expect(titles("слон")).toEqual([])
  })

  it("finds the pages of a section by its name, each page once", () => {
    expect(titles("украш")).toEqual(["Украшения", "Кольца", "Серьги", "Luminous", "Lethe", "Пробирная палата"])
  })
})

describe("an arrow key", () => {
  it("goes on and back around the ends, and to either end", () => {
    expect([arrowTarget("ArrowRight", 0, 3), arrowTarget("ArrowDown", 2, 3)]).toEqual([1, 0])
    expect([arrowTarget("ArrowLeft", 0, 3), arrowTarget("ArrowUp", 2, 3)]).toEqual([2, 1])
    expect([arrowTarget("Home", 2, 3), arrowTarget("End", 0, 3)]).toEqual([0, 2])
  })

  it("enters a row from outside at its ends, and does nothing in an empty one", () => {
    expect([arrowTarget("ArrowDown", -1, 3), arrowTarget("ArrowUp", -1, 3)]).toEqual([0, 2])
    expect([arrowTarget("ArrowDown", -1, 0), arrowTarget("Enter", 0, 3)]).toEqual([undefined, undefined])
  })
})
