// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { readFileSync } from "node:fs"
import { afterEach, describe, expect, it } from "vitest"
import { Icon } from "../../../view/ui/icon.tsx"
import { iconNames } from "../../../view/ui/icon-names.ts"
import { IconsScreen } from "../../../view/screens/dev/icons-screen.tsx"

afterEach(cleanup)

const sprite = new DOMParser().parseFromString(readFileSync("view/ui/icons.svg", "utf8"), "image/svg+xml")

describe("the icons", () => {
  it("are in the sprite under their names, each once, on the grid of 24", () => {
    const symbols = [...sprite.querySelectorAll("symbol")]
    expect(symbols.map(({ id }) => id)).toEqual(iconNames)
    expect(new Set(iconNames).size).toBe(iconNames.length)
    expect(symbols.filter((symbol) => symbol.getAttribute("viewBox") !== "0 0 24 24")).toEqual([])
  })

  it("are drawn differently, except for the filled heart", () => {
    const drawings = [...sprite.querySelectorAll("path")].map((path) => `${path.getAttribute("d")} ${path.getAttribute("fill")}`)
    expect(new Set(drawings).size).toBe(iconNames.length)
    expect([...sprite.querySelectorAll("[fill]")].map((path) => path.parentElement?.id)).toEqual(["heart-filled"])
  })

  it("are hidden from screen readers, and thicker in small sizes", () => {
    const { container } = render(
      <>
        <Icon name="plus" size={16} />
        <Icon name="plus" />
      </>
    )
    const drawn = [...container.querySelectorAll("svg")]
    expect(drawn.map((icon) => [icon.getAttribute("aria-hidden"), icon.getAttribute("width"), icon.getAttribute("stroke-width")])).toEqual([
      ["true", "16", "1.5"],
      ["true", "20", "1.25"]
    ])
    expect(drawn[0]?.querySelector("use")?.getAttribute("href")).toMatch(/icons.*\.svg#plus$/)
  })

  it("are on their page, each with its name in three sizes", () => {
    const { container } = render(<IconsScreen />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Иконки")
    expect([...container.querySelectorAll("li code")].map((name) => name.textContent)).toEqual(iconNames)
    expect([...container.querySelectorAll("li")].filter((icon) => icon.querySelectorAll("svg").length !== 3)).toEqual([])
  })
})
