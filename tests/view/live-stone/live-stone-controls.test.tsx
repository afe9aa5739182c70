// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { liveStoneOf } from "../../../core/domain/live-stone/live-stone.ts"
import type { LiveStoneEvent } from "../../../core/machines/product/live-stone.machine.ts"
import { LiveStoneOf } from "../../../view/live-stone/live-stone.tsx"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { choose, type ControlRow, controlOf, press, testControls } from "../../support/view/controls.ts"
import { Observer, seeLive, seePlaced, mockWebGl } from "../../support/view/live-stone-browser.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

let end: () => void
beforeAll(() => {
  end = mockWebGl()
})
afterAll(() => end())

const round = diamondOf("round")
const command = (event: LiveStoneEvent) => ["liveStone", event] as const

const drawn = async (...events: ReadonlyArray<LiveStoneEvent>) => {
  const shop = await shopAt(`/diamonds/${round.article}/`)
  const view = await drawRecorded(shop.root, <LiveStoneOf diamond={round} />)
  await seePlaced(() => shop.features()["liveStone"] !== undefined)
  for (const event of events) await act(async () => shop.send("liveStone", event))
  await seeLive(() => shop.features()["liveStone"]?.getSnapshot().hasTag("live") === true)
  return view
}
const start: LiveStoneEvent = { type: "liveStone.start", isSwaying: false }

testControls("view/live-stone/start-button.tsx, view/live-stone/use-live-stones.ts", () => drawn(), [
  ["Живой камень", press, command({ type: "liveStone.start", isSwaying: true })]
])

const box = () => document.querySelector("[data-live] [role=img]") ?? document.body
const keyed = (key: string) => () => void fireEvent.keyDown(box(), { key })
const rows: ReadonlyArray<ControlRow> = [
  ["Закрыть живой камень", press, command({ type: "liveStone.end" })],
  ["Сбоку", choose, command({ type: "liveStone.setView", view: "profile" })],
  ["Сердца", choose, command({ type: "liveStone.setView", view: "hearts" })],
  ["Свечи", choose, command({ type: "liveStone.setLight", light: "candle" })],
  ["Повернуть влево", press, command({ type: "liveStone.roll", by: { right: -12, down: 0 } })],
  ["Повернуть вниз", press, command({ type: "liveStone.roll", by: { right: 0, down: 12 } })],
  ["Покачивать", press, command({ type: "liveStone.toggleSway" })],
  ["ArrowRight", keyed("ArrowRight"), command({ type: "liveStone.roll", by: { right: 6, down: 0 } })],
  ["ArrowUp", keyed("ArrowUp"), command({ type: "liveStone.roll", by: { right: 0, down: -6 } })],
  ["Tab", keyed("Tab")],
  ["a drag", () => drag(30, -15), command({ type: "liveStone.roll", by: { right: 5400, down: -2700 } })],
  ["a press without a drag", () => drag(0, 0)]
]
testControls("view/live-stone/live-stage.tsx, view/live-stone/stone-canvas.tsx", () => drawn(start), rows)

it("takes the focus of the button that it replaces", async () => {
  await drawn()
  const button = screen.getByRole("button", { name: exactText("Живой камень") })
  button.focus()
  fireEvent.click(button)
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector("[data-live] [role=img]")))
  cleanup()
})

/** jsdom has no layout: the picture is one pixel wide. */
const drag = (x: number, y: number) => {
  Object.assign(box(), { setPointerCapture: () => undefined })
  fireEvent.pointerDown(box(), { pointerId: 1, clientX: 0, clientY: 0, button: 0 })
  fireEvent.pointerMove(box(), { pointerId: 1, clientX: x / 2, clientY: y / 2 })
  fireEvent.pointerUp(box(), { pointerId: 1, clientX: x, clientY: y })
}

describe("a live stone", () => {
  afterEach(cleanup)

  it("is registered while its page is shown", async () => {
    const view = await drawn()
    expect(view.sentWhenDrawn).toEqual([command({ type: "liveStone.place", stones: [liveStoneOf(round)] })])
    expect(view.sentBy(cleanup)).toEqual([command({ type: "liveStone.remove" })])
  })

  it("a failure says why, and the stone can be started again", async () => {
    await drawn(start, { type: "liveStone.fail", failure: "slow" })
    expect(screen.getByRole("status").textContent).toMatch(/слишком медленно/)
    expect(controlOf("button", "Живой камень")).toBeInstanceOf(HTMLButtonElement)
  })

  it("a diagram has no lights", async () => {
    await drawn(start, { type: "liveStone.setView", view: "aset" })
    expect(screen.queryByRole("group", { name: "Свет" })).toBeNull()
    expect(screen.getByRole("group", { name: "Вид" })).toBeInstanceOf(HTMLElement)
  })

  it("a browser without WebGL 2 offers nothing", async () => {
    vi.stubGlobal("WebGL2RenderingContext", undefined)
    await drawn()
    expect(screen.queryByRole("button")).toBeNull()
    vi.stubGlobal("WebGL2RenderingContext", Observer)
  })
})
