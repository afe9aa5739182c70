// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { PartsScreen } from "../../../view/dev/screens/parts-screen.tsx"
import { blocks, pieces } from "../../../view/dev/fixtures.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

describe("the gallery of parts", () => {
  it("has one title, and chapters that can be reached from its head", () => {
    const { container } = renderInShop(<PartsScreen />)
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    const targets = within(screen.getByRole("navigation", { name: "Главы" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.slice(1) ?? "")
    expect(targets.filter((id) => container.querySelector(`section#${id}`) === null)).toEqual([])
  })

  it("shows a piece in every state of its card", () => {
    const { container } = renderInShop(<PartsScreen />)
    expect(container.querySelectorAll("#jewelry-cards li")).toHaveLength(pieces.length + 1)
  })

  it("shows every kind of block of a page of words", () => {
    expect(new Set(blocks.map(({ kind }) => kind)).size).toBe(10)
  })

  it("names every control", () => {
    renderInShop(<PartsScreen />)
    const controls = ["button", "textbox", "checkbox", "radio", "combobox", "link"].flatMap((role) => screen.getAllByRole(role))
    const nameless = controls.filter((control) => {
      const label = "labels" in control && control.labels instanceof NodeList ? control.labels[0]?.textContent : ""
      return `${control.textContent}${control.getAttribute("aria-label") ?? ""}${label ?? ""}`.trim() === ""
    })
    expect(nameless).toEqual([])
  })

  it("has no name twice", () => {
    const { container } = renderInShop(<PartsScreen />)
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
