// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { DiamondsScreen } from "../../../view/screens/diamonds-screen.tsx"
import { cards } from "../../../qa/samples/diamonds.ts"
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

const silent = { h1: null, text: null }
const show = (page = 1, pages = 334, total = 8000) =>
  renderInShop(
    <DiamondsScreen
      place={{ path: page === 1 ? "/diamonds" : `/diamonds/${page}`, search: "", index: 0 }}
      facets={null}
      banners={[]}
      list={{ items: cards, total, page, pages }}
      meta={silent}
    />
  )

const pageLinks = () =>
  within(screen.getByRole("navigation", { name: exactText("Страницы списка") }))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href"), link.getAttribute("rel")])

const card = (name: string) => {
  const found = screen.getByRole("link", { name: exactText(name) }).closest("li")
  if (found === null) throw new Error(`no card of "${name}"`)
  return within(found)
}

describe("the listing of diamonds", () => {
  it("has its own heading and note unless the page has others", () => {
    const { rerender } = show()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Бриллианты")
    rerender(
      <DiamondsScreen
        place={{ path: "/diamonds", search: "", index: 0 }}
        facets={null}
        banners={[]}
        list={{ items: cards, total: 12, page: 1, pages: 1 }}
        meta={{ h1: "Камни", text: "Все до одного." }}
      />
    )
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Камни")
    expect(screen.getByText("Все до одного.")).toBeTruthy()
  })

  it.each([
    [8000, "8 000 бриллиантов"],
    [1, "1 бриллиант"],
    [1284, "1 284 бриллианта"]
  ])("counts %i stones in the right form", (total, text) => {
    show(1, 1, total)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it("shows a stone by its name, size, grades on both scales and price", () => {
    show()
    const round = card("Круг, 1,02 карата")
    expect(round.getByRole("heading", { level: 2, name: exactText("Круг, 1,02 карата") })).toBeTruthy()
    expect(round.getByText("6,48 × 6,51 мм")).toBeTruthy()
    expect(round.getAllByRole("definition").map((grade) => grade.textContent)).toEqual(["E\u00A0(2)", "VS1\u00A0(4)", "EX\u00A0(А)"])
    expect(round.getByText("1 289 000 ₽")).toBeTruthy()
    expect(round.getByRole("link").getAttribute("href")).toBe("/diamonds/10248617/")
  })

  it("names a fancy colour by its hue and strength, and marks a missing cut grade", () => {
    show()
    const grades = card("Радиант, 1,32 карата").getAllByRole("definition")
    expect(grades.map((grade) => grade.textContent)).toEqual(["Жёлтый (Fancy\u00A0Intense)", "VS2\u00A0(5)", "Без оценки"])
  })

  it("marks a stone that is not for sale", () => {
    show()
    expect(screen.getAllByText("Нет в наличии")).toHaveLength(1)
    expect(card("Круг, 0,53 карата").getByText("Нет в наличии")).toBeTruthy()
  })

  it("links the neighbour pages; the first page has no number in its address", () => {
    show(2)
    expect(pageLinks()).toEqual([
      ["Предыдущая страница", "/diamonds", "prev"],
      ["Страница 1", "/diamonds", null],
      ["Страница 2", "/diamonds/2", null],
      ["Страница 3", "/diamonds/3", null],
      ["Страница 334", "/diamonds/334", null],
      ["Следующая страница", "/diamonds/3", "next"]
    ])
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2")
  })

  it("has no link back on the first page, none forward on the last, and none at all for one page", () => {
    show(1)
    expect(screen.queryByRole("link", { name: exactText("Предыдущая страница") })).toBeNull()
    cleanup()
    show(334)
    expect(screen.queryByRole("link", { name: exactText("Следующая страница") })).toBeNull()
    expect(screen.getByText("Показаны 7 989–8 000 из 8 000")).toBeTruthy()
    cleanup()
    show(1, 1, 12)
    expect(screen.queryByRole("navigation", { name: exactText("Страницы списка") })).toBeNull()
  })
})
