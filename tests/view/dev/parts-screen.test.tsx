// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { PartsScreen } from "../../../view/screens/dev/parts-screen.tsx"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { blocks, pieces } from "../../../view/dev/fixtures.ts"
import { guestShop, renderIn, renderInShop, wishIn } from "../../support/view/in-shop.tsx"

vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("this browser draws nothing")))
beforeAll(loadIslands)
afterEach(cleanup)

describe("the gallery of parts", () => {
  it("has one title, and a table of contents with its chapters in order", () => {
    const { container } = renderInShop(<PartsScreen />)
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    const targets = within(screen.getByRole("navigation", { name: "Главы" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.slice(1) ?? "")
    const chapters = [...container.querySelectorAll("section[id]:not(#samples)")].map(({ id }) => id)
    expect(targets).toEqual(chapters)
  })

  it("shows a piece in every state of its card", () => {
    const { container } = renderInShop(<PartsScreen />)
    expect(container.querySelectorAll("#jewelry-cards li")).toHaveLength(pieces.length)
  })

  it("shows every kind of block of a static page", () => {
    expect(new Set(blocks.map(({ kind }) => kind)).size).toBe(10)
  })

  it("shows a form of the shop with the errors of its own rules", () => {
    const { container } = renderInShop(<PartsScreen />)
    const wrong = [...container.querySelectorAll("#forms [aria-invalid=true]")].map((field) => field.getAttribute("name"))
    expect(wrong).toEqual(["email", "phone", "password", "isAcceptedPrivacy"])
  })

  it("shows uploading and refused files", () => {
    const { container } = renderInShop(<PartsScreen />)
    const [way, ...others] = [...container.querySelectorAll("#files progress")].map((bar) => bar.getAttribute("value"))
    expect([way, others]).toEqual(["100", ["40"]])
    expect(within(container.querySelector<HTMLElement>("#files") ?? container).getByText(/Неверный формат файла/)).toBeTruthy()
  })

  it("opens a dialog with its example", () => {
    const shop = guestShop("/markup")
    renderIn(shop, <PartsScreen />)
    fireEvent.click(screen.getByRole("button", { name: "deliveryRules" }))
    expect(wishIn(shop)).toEqual({ key: "deliveryRules", props: {} })
  })

  it("names every control", () => {
    renderInShop(<PartsScreen />)
    const controls = ["button", "textbox", "checkbox", "radio", "combobox", "link"].flatMap((role) => screen.getAllByRole(role))
    const nameless = controls.filter((control) => {
      const label = "labels" in control && control.labels instanceof NodeList ? control.labels[0]?.textContent : ""
      const picture = control.querySelector("img")?.alt ?? ""
      return `${picture}${control.textContent}${control.getAttribute("aria-label") ?? ""}${label ?? ""}`.trim() === ""
    })
    expect(nameless).toEqual([])
  })

  it("has unique ids", () => {
    const { container } = renderInShop(<PartsScreen />)
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
