// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { useAfterPress } from "../../../view/use-after-press.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Field = ({ onLeave }: { readonly onLeave: () => void }) => {
  const afterPress = useAfterPress()
  return <input onBlur={() => afterPress(onLeave)} />
}

/** Draws a field that notes when it is left. */
const drawn = () => {
  const left = vi.fn<() => void>()
  const { unmount } = render(<Field onLeave={left} />)
  return { leave: () => fireEvent.blur(screen.getByRole("textbox")), left, unmount }
}

describe("a field that is left", () => {
  it("calls back at once without a press", () => {
    const { leave, left } = drawn()
    leave()
    expect(left).toHaveBeenCalledOnce()
  })

  it("calls back after the click of the press that left it", () => {
    const { leave, left } = drawn()
    fireEvent.pointerDown(document.body)
    leave()
    fireEvent.pointerUp(document.body)
    fireEvent.click(document.body)
    expect(left).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(left).toHaveBeenCalledOnce()
  })

  it.each([
    ["a press without a click ends", () => fireEvent.pointerUp(document.body), 350],
    ["a menu of the system opens", () => fireEvent.contextMenu(document.body), 0],
    ["a key is pressed", () => fireEvent.keyDown(document.body), 0]
  ])("says so when %s", (_, act, ms) => {
    const { leave, left } = drawn()
    fireEvent.pointerDown(document.body)
    leave()
    act()
    vi.advanceTimersByTime(ms)
    expect(left).toHaveBeenCalledOnce()
  })

  it("does not call back once it is removed, and its press delays no later field", () => {
    const first = drawn()
    fireEvent.pointerDown(document.body)
    first.leave()
    first.unmount()
    expect(first.left).not.toHaveBeenCalled()
    const second = drawn()
    second.leave()
    expect(second.left).toHaveBeenCalledOnce()
  })
})
