// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Guarded } from "../../view/guarded.tsx"

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error("a page without its answer")
}

describe("a page that breaks while it is drawn", () => {
  it("[ERR-001] gives its place to the error page", () => {
    render(
      <Guarded of={1} debug={false}>
        <Broken />
      </Guarded>
    )
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("не\u00A0найдена")
    expect(screen.queryByText(/a page without its answer/)).toBeNull()
  })

  it("[ERR-008] shows its message and stack where debugging is on", () => {
    render(
      <Guarded of={1} debug>
        <Broken />
      </Guarded>
    )
    expect(screen.getByText(/a page without its answer/).textContent).toMatch(/Error: a page without its answer\n\s+at Broken/)
  })

  it("is forgotten with the next page", () => {
    const { rerender } = render(
      <Guarded of={1} debug={false}>
        <Broken />
      </Guarded>
    )
    rerender(
      <Guarded of={2} debug={false}>
        <h1>Каталог</h1>
      </Guarded>
    )
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Каталог")
  })
})
