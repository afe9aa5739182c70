// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { ArticleBlock as Block } from "../../../core/contract/content/articles.ts"
import { drawingOf } from "../../../core/domain/articles/drawings.ts"
import { ArticleBlock } from "../../../view/articles/article-block.tsx"
import { Contents } from "../../../view/articles/contents.tsx"

afterEach(cleanup)

const plot: Block = {
  kind: "plot",
  name: "price-by-weight",
  caption: "Цена карата",
  unit: "roubles",
  bars: [
    { label: "0,30–0,49 карата", value: 120_000, count: 21 },
    { label: "1,00–1,49 карата", value: 480_000, count: 12 }
  ]
}

it("a chart is a table of its groups, and states its number of stones", () => {
  render(<ArticleBlock block={plot} />)
  const rows = screen.getAllByRole("row").slice(1)
  expect(rows.map((row) => within(row).getByRole("cell").textContent)).toEqual([
    "120\u00A0000\u00A0₽, 21\u00A0камень",
    "480\u00A0000\u00A0₽, 12\u00A0камней"
  ])
  expect(screen.getByRole("figure").querySelector("figcaption")?.textContent).toBe(
    "Цена карата. Медиана цены за\u00A0карат по\u00A033\u00A0камням в\u00A0продаже сейчас."
  )
  expect([...document.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["25", "100"])
})

it("a chart of no stones is not shown", () => {
  const { container } = render(<ArticleBlock block={{ ...plot, bars: [] }} />)
  expect(container.innerHTML).toBe("")
})

it("a map of light names its zones and states that it is calculated", () => {
  render(<ArticleBlock block={{ kind: "drawing", name: "pavilion", caption: "Три угла", panels: [...drawingOf("pavilion")] }} />)
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("aria-label"))).toEqual(["38,5°", "40,8°", "43,5°"])
  expect(screen.getByRole("figure").textContent).toMatch(/красное: .*Рассчитано по\u00A0ходу лучей/)
})

it("the table of contents leads to the headings of the second level", () => {
  const heading = (level: 2 | 3, id: string): Block => ({ kind: "heading", level, id, text: id })
  render(<Contents blocks={[heading(2, "первая"), heading(3, "внутри"), heading(2, "вторая")]} />)
  expect(screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"))).toEqual(["#первая", "#вторая"])
})

const textBlock: Block = {
  kind: "text",
  line: [
    { text: "Смотрите ", style: "plain", link: null },
    { text: "уход", style: "strong", link: "/care" },
    { text: "дома", style: "emphasis", link: null }
  ]
}

it("a link in the text navigates within the shop", () => {
  render(<ArticleBlock block={textBlock} />)
  expect(fireEvent.click(screen.getByRole("link", { name: "уход" }))).toBe(false)
  expect(location.pathname).toBe("/care")
})

it("bold and italic are marked up", () => {
  render(<ArticleBlock block={textBlock} />)
  expect(screen.getByRole("link", { name: "уход" }).innerHTML).toBe("<strong>уход</strong>")
  expect(screen.getByText("дома").tagName).toBe("EM")
})
