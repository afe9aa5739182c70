// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { scaleAt } from "../../../core/domain/true-size/calibration.ts"
import { ringInSize, stoneInSize } from "../../../core/domain/true-size/subject.ts"
import type { SizedSubject } from "../../../core/domain/true-size/subject-schema.ts"
import type { TrueSizeEvent } from "../../../core/machines/product/true-size.machine.ts"
import { TrueSizeButton } from "../../../view/true-size/size-button.tsx"
import { TrueSize } from "../../../view/true-size/size-section.tsx"
import { SizedView } from "../../../view/true-size/sized-view.tsx"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { choose, type ControlRow, controlOf, press, testControls, type Use } from "../../support/view/controls.ts"
import { guestShop } from "../../support/view/in-shop.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

const round = { ...diamondOf("round"), measurements: { length: 6.5, width: 6.5, height: 4 } }

const made = (subject: SizedSubject | null): SizedSubject => {
  if (subject === null) throw new Error("no size")
  return subject
}
const stone = made(stoneInSize(round))
const ring = made(
  ringInSize(
    { name: "Кольцо", measures: [{ name: "Ширина", value: "2 мм" }], inserts: [{ shape: "round", weight: 0.03, quantity: 28 }] },
    16.5
  )
)

const command = (event: TrueSizeEvent) => ["trueSize", event] as const

const drawn = async (subject: SizedSubject, stored: unknown, ...events: ReadonlyArray<TrueSizeEvent>) => {
  const storage = makeDeviceStorage()
  storage.put("trueSize", stored)
  const shop = await shopAt("/", {}, { storage: storage.open() })
  const view = await drawRecorded(shop.root, <SizedView subject={subject} />)
  await act(() => vi.waitFor(() => expect(shop.features()["trueSize"]?.getSnapshot().hasTag("drawn")).toBe(true), { timeout: 30_000 }))
  for (const event of events) await act(async () => shop.send("trueSize", event))
  return { ...view, storage, shop }
}

const calibrated = { scale: scaleAt(51), ratio: 1 }

const slide =
  (step: number): Use =>
  (name) =>
    fireEvent.change(controlOf("field", name), { target: { value: String(step) } })

const rows: ReadonlyArray<ControlRow> = [
  ["18,5", choose, command({ type: "trueSize.choose", size: 18.5 })],
  ["Калибровка по карте", press, command({ type: "trueSize.calibrate" })],
  ["Сбросить калибровку", press, command({ type: "trueSize.reset" })]
]
testControls("view/true-size/use-true-size.ts, view/true-size/size-choice.tsx", () => drawn(stone, calibrated), rows)

const calibrating: ReadonlyArray<ControlRow> = [
  ["Размер нарисованной карты", slide(300), command({ type: "trueSize.adjust", step: 300 })],
  ["Меньше", press, command({ type: "trueSize.adjust", step: 31 })],
  ["Чуть меньше", press, command({ type: "trueSize.adjust", step: 50 })],
  ["Чуть больше", press, command({ type: "trueSize.adjust", step: 52 })],
  ["Больше", press, command({ type: "trueSize.adjust", step: 71 })],
  ["Совпадает", press, command({ type: "trueSize.confirm" })],
  ["Отмена", press, command({ type: "trueSize.cancel" })],
  ["Калибровка по карте", press, command({ type: "trueSize.cancel" })]
]
testControls("view/true-size/screen-panel.tsx", () => drawn(stone, calibrated, { type: "trueSize.calibrate" }), calibrating)

testControls("view/true-size/size-button.tsx", () => drawRecorded(guestShop(), <TrueSize diamond={round} />), [
  ["В масштабе", press, opens("trueSize", stone)]
])
testControls("view/true-size/size-button.tsx", () => drawRecorded(guestShop(), <TrueSizeButton subject={ring} />), [
  ["На руке", press, opens("trueSize", ring)]
])

describe("true size", () => {
  afterEach(cleanup)

  const sized = (name: RegExp) => {
    const svg = screen.getByRole("img", { name })
    return [svg.getAttribute("width"), svg.getAttribute("height")].map(Number)
  }

  it("opens with its size and closes with its part of the view", async () => {
    const view = await drawn(ring, null)
    expect(view.sentWhenDrawn).toEqual([command({ type: "trueSize.open", size: 16.5 })])
    expect(view.sentBy(cleanup)).toEqual([command({ type: "trueSize.close" })])
  })

  it("draws a stone with 96 pixels an inch and says so, until the screen is calibrated", async () => {
    const { storage } = await drawn(stone, { scale: 1000, ratio: 1 })
    expect(screen.getByRole("status").textContent).toMatch(/^Размер приблизительный/)
    expect(sized(/^Камень в\sмасштабе/)[0]).toBeCloseTo((7.5 * 96) / 25.4, 6)
    cleanup()
    await drawn(
      stone,
      storage.read("trueSize"),
      { type: "trueSize.calibrate" },
      { type: "trueSize.adjust", step: 51 },
      { type: "trueSize.confirm" }
    )
    expect(screen.getByRole("status").textContent).toMatch(/^Размер на\sэкране откалиброван/)
    expect(sized(/^Камень в\sмасштабе/)[0]).toBeCloseTo(7.5 * scaleAt(51), 6)
  })

  it("draws a bank card as large as it is, at the step of the slider, and moves the focus to it and back", async () => {
    const { shop } = await drawn(stone, null)
    controlOf("button", "Калибровка по карте").focus()
    await act(async () => shop.send("trueSize", { type: "trueSize.calibrate" }))
    expect(document.activeElement).toBe(controlOf("field", "Размер нарисованной карты"))
    expect(controlOf("field", "Размер нарисованной карты").getAttribute("aria-valuetext")?.replaceAll("\u00A0", " ")).toBe(
      "ширина карты 204 точек, 3,78 точки на миллиметр"
    )
    expect(sized(/банковской карты/)).toEqual([expect.closeTo((53.98 * 96) / 25.4, 6), expect.closeTo((85.6 * 96) / 25.4, 6)])
    await act(async () => shop.send("trueSize", { type: "trueSize.cancel" }))
    expect(document.activeElement).toBe(controlOf("button", "Калибровка по карте"))
  })

  it("keeps the focus when the calibration is reset, and removes it from the storage", async () => {
    const { storage } = await drawn(stone, calibrated)
    await act(async () => press("Сбросить калибровку"))
    expect(document.activeElement).toBe(controlOf("button", "Калибровка по карте"))
    expect(storage.read("trueSize")).toBeNull()
  })

  it("draws a ring with its row of stones, without a stone beside it", async () => {
    await drawn(ring, null)
    expect(
      screen.getByRole("img", { name: /^Рисунок руки: кольцо на\sпальце, размер\s16,5/ }).querySelectorAll("g").length
    ).toBeGreaterThan(7)
    expect(screen.queryByRole("img", { name: /^Камень в\sмасштабе/ })).toBeNull()
  })

  it("is not offered for a stone without measurements", async () => {
    await drawRecorded(guestShop(), <TrueSize diamond={{ ...round, measurements: { length: 0, width: 0, height: 0 } }} />)
    expect(document.body.textContent).toBe("")
  })
})
