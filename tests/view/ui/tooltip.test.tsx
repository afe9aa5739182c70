// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Term } from "../../../view/product/term.tsx"
import { Tooltip } from "../../../view/ui/tooltip.tsx"

afterEach(cleanup)

const given = { id: "t", text: "Насколько камень бесцветен.", stage: "open", children: "Цвет" } as const

describe("a term with an explanation", () => {
  it("is described by it while it is shown", () => {
    const { rerender } = render(<Tooltip {...given} onPoint={() => undefined} onLeave={() => undefined} />)
    expect(screen.getByRole("button", { description: "Насколько камень бесцветен." })).toBeTruthy()
    rerender(<Tooltip {...given} stage={null} onPoint={() => undefined} onLeave={() => undefined} />)
    expect(screen.queryByRole("tooltip")).toBeNull()
  })

  it("reports pointer and focus alike", () => {
    const reported: Array<string> = []
    render(<Tooltip {...given} stage={null} onPoint={() => reported.push("point")} onLeave={() => reported.push("leave")} />)
    const term = screen.getByRole("button")
    fireEvent.focus(term)
    fireEvent.blur(term)
    fireEvent.pointerEnter(term.parentElement ?? term)
    fireEvent.pointerLeave(term.parentElement ?? term)
    expect(reported).toEqual(["point", "leave", "point", "leave"])
  })

  it("shows nothing before the explanation has loaded", () => {
    render(<Tooltip {...given} text={null} onPoint={() => undefined} onLeave={() => undefined} />)
    expect(screen.queryByRole("tooltip")).toBeNull()
    expect(screen.getByRole("button").getAttribute("aria-describedby")).toBeNull()
  })

  it("is plain text outside a running shop, or without an explanation", () => {
    const { container } = render(<Term name="Цвет" />)
    expect(container.innerHTML).toBe("Цвет")
  })
})
