// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Layout } from "../../../view/shell/layout.tsx"

afterEach(cleanup)

const frame = { header: <header>Шапка</header>, footer: <footer>Подвал</footer>, busy: false, children: <h1>Страница</h1> } as const

describe("the frame of every page", () => {
  it("starts with a link to the content, which receives the focus", () => {
    const { container } = render(<Layout {...frame} />)
    expect(container.querySelector("a")?.getAttribute("href")).toBe("#main")
    expect(screen.getByRole("main")).toHaveProperty("id", "main")
    expect(screen.getByRole("main")).toHaveProperty("tabIndex", -1)
  })

  it("[SHL-001] has a header, the page and a footer, in this order", () => {
    const { container } = render(<Layout {...frame} />)
    expect([...container.children].map(({ tagName }) => tagName)).toEqual(["A", "HEADER", "MAIN", "FOOTER"])
    expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 }).textContent).toBe("Страница")
  })

  it("shows the progress of the next page only while it loads", () => {
    const { rerender } = render(<Layout {...frame} busy />)
    expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true")
    rerender(<Layout {...frame} />)
    expect(screen.getByRole("main").getAttribute("aria-busy")).toBeNull()
  })
})
