// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { act } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { notProvided } from "../../core/kernel/not-provided.ts"
import { tooltipMachine } from "../../core/machines/shell/tooltip.machine.ts"
import { momentOf } from "../../inspector/moment.ts"
import { InspectorProvider } from "../../inspector/view/inspector-context.tsx"
import { Log } from "../../inspector/view/log.tsx"
import { scrolled } from "../../inspector/view/sequence.tsx"
import { Top } from "../../inspector/view/top.tsx"
import { recordedTab, recordingInspector } from "../support/view/recording-inspector.ts"

afterEach(cleanup)

const events = [{ type: "xstate.init" }, ...Array.from({ length: 19 }, () => ({ type: "tooltip.leave" }))]

/** An inspector that records a tab with twenty entries. */
const recording = async () => {
  const { inspector, journals } = await recordingInspector(tooltipMachine, events)
  const draw = (part: ReactNode) =>
    render(
      <InspectorProvider value={{ inspector, journals, save: notProvided("save"), copy: notProvided("copy") }}>{part}</InspectorProvider>
    )
  return { draw, inspector, journals }
}

describe("the log", () => {
  it("goes one entry on with each press of a held key, also before the moment is drawn", async () => {
    const { draw, inspector, journals } = await recording()
    const moment = momentOf(journals.replayIndex, inspector.getSnapshot().context)
    if (moment === undefined) throw new Error("no moment")
    draw(<Log moment={moment} />)
    const list = screen.getByRole("listbox")
    for (const pressed of ["ArrowUp", "ArrowUp", "ArrowUp"]) fireEvent.keyDown(list, { key: pressed })
    expect(inspector.getSnapshot().context.position).toBe(16)
    fireEvent.keyDown(list, { key: "Home" })
    fireEvent.keyDown(list, { key: "ArrowDown" })
    expect(inspector.getSnapshot().context.position).toBe(1)
    fireEvent.keyDown(list, { key: "End" })
    expect(inspector.getSnapshot().context.position).toBe(19)
  })
})

describe("the header", () => {
  it("names the tab by its present title, and by its last one when it has gone", async () => {
    const { draw, inspector } = await recording()
    draw(<Top />)
    act(() => inspector.send({ type: "tab.seen", tab: { ...recordedTab, title: "Корзина", path: "/cart" } }))
    expect(screen.getByTitle("Корзина").textContent).toBe("вкладка: Корзина")
    act(() => inspector.send({ type: "tab.gone", id: recordedTab.id }))
    expect(screen.getByTitle("Корзина").textContent).toBe("вкладка: Корзина")
  })
})

describe("the sequence between machines", () => {
  it.each([
    ["stays where its event is visible", 500, 300, 400, 300],
    ["centres an event that is further down", 900, 300, 400, 700],
    ["centres an event that is further up", 250, 300, 400, 50],
    ["does not scroll past its start", 100, 300, 400, 0]
  ])("%s", (_, point, offset, room, expected) => {
    expect(scrolled(point, 14, offset, room)).toBe(expected)
  })
})
