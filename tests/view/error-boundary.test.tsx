// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Breakage } from "../../core/machines/navigation/page.machine.ts"
import { ErrorBoundary } from "../../view/error-boundary.tsx"

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error("a page without its answer")
}

const draw = (of: number, children: React.ReactNode, reported: Array<Breakage> = []) => (
  <ErrorBoundary resetKey={of} onBreak={(breakage) => reported.push(breakage)}>
    {children}
  </ErrorBoundary>
)

describe("a crash while rendering", () => {
  it("is reported once, with its message and stack, and renders nothing", () => {
    const reported: Array<Breakage> = []
    const { container } = render(draw(1, <Broken />, reported))
    expect(reported.map(({ message }) => message)).toEqual(["a page without its answer"])
    expect(reported[0]?.stack).toMatch(/Error: a page without its answer\n\s+at Broken/)
    expect(container.innerHTML).toBe("")
  })

  it("is reset with the next page", () => {
    const { rerender } = render(draw(1, <Broken />))
    rerender(draw(2, <h1>Каталог</h1>))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Каталог")
  })
})
