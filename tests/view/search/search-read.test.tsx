// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { SearchRead } from "../../../view/search/search-read.late.tsx"

afterEach(cleanup)

const conditions = [
  { label: "Кольца", term: "до 100 тысяч" },
  { label: "до 100 000 ₽", term: "кольца" }
]
const read = { isMeant: true, conditions, misfits: [], instead: [] }

describe("the parsed term", () => {
  it("has a link for each condition, by its name, to the term without its words", () => {
    render(<SearchRead read={read} total={12} tab={null} />)
    const links = within(screen.getByRole("list", { name: "Условия из запроса" })).getAllByRole("link")
    expect(links.map((link) => [link.getAttribute("aria-label")?.replaceAll("\u00A0", " "), link.getAttribute("href")])).toEqual([
      ["Убрать: Кольца", `/search/?${new URLSearchParams({ term: "до 100 тысяч" }).toString()}`],
      ["Убрать: до 100 000 ₽", `/search/?${new URLSearchParams({ term: "кольца" }).toString()}`]
    ])
  })

  it("preserves the chosen list", () => {
    render(<SearchRead read={read} total={12} tab="diamonds" />)
    expect(screen.getByRole("link", { name: /^Убрать: Кольца/ }).getAttribute("href")).toContain("tab=diamonds")
  })

  it("names ignored words", () => {
    const { container } = render(<SearchRead read={{ ...read, misfits: ["сапфиром", "22 размер"] }} total={12} tab={null} />)
    expect(container.textContent.replaceAll("\u00A0", " ")).toContain("Не учтено в этом списке: «сапфиром», «22 размер».")
  })

  it("suggests conditions to remove only without a full match", () => {
    const instead = [{ label: "Кольца", term: "до 1 000 ₽", total: 3 }]
    const { container, rerender } = render(<SearchRead read={{ ...read, instead }} total={0} tab={null} />)
    expect(screen.getByRole("link", { name: /без\sусловия «Кольца»/ }).getAttribute("href")).toContain("term=")
    expect(container.textContent).toMatch(/Уберите одно\sиз/)
    rerender(<SearchRead read={{ ...read, instead }} total={4} tab={null} />)
    expect(container.textContent).not.toMatch(/Уберите одно\sиз/)
  })
})
