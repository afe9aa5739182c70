// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { liveExamples, liveNames } from "../../../core/domain/articles/live-examples.ts"
import { viewsOfAll } from "../../../core/domain/live-stone/live-stone.ts"
import { solidOf } from "../../../core/domain/optics/solid.ts"
import type { LiveStoneEvent } from "../../../core/machines/product/live-stone.machine.ts"
import { LiveExampleOf } from "../../../view/live-stone/live-example.late.tsx"
import { press, testControls } from "../../support/view/controls.ts"
import { seeLive, seePlaced, mockWebGl } from "../../support/view/live-stone-browser.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

let end: () => void
beforeAll(() => {
  end = mockWebGl()
})
afterAll(() => end())

const command = (event: LiveStoneEvent) => ["liveStone", event] as const
const look = { view: "face", light: "ultraviolet" } as const

const drawn = async (...events: ReadonlyArray<LiveStoneEvent>) => {
  const shop = await shopAt("/customer-service/blog/fluorescenciya")
  const view = await drawRecorded(shop.root, <LiveExampleOf name="fluorescence" caption="Под лампой" />)
  await seePlaced(() => shop.features()["liveStone"] !== undefined)
  for (const event of events) await act(async () => shop.send("liveStone", event))
  await seeLive(() => shop.features()["liveStone"]?.getSnapshot().hasTag("live") === true)
  return view
}

testControls("view/live-stone/live-example.late.tsx", () => drawn(), [
  ["Живые камни", press, command({ type: "liveStone.start", isSwaying: true, look })]
])

describe("live stones of an article", () => {
  afterEach(cleanup)

  it("start in the light of the text, with its caption, and say that they are a model", async () => {
    await drawn({ type: "liveStone.start", isSwaying: false, look })
    expect(screen.getByRole("figure").querySelector("[data-live]")?.getAttribute("data-live")).toBe("ultraviolet")
    expect(screen.getByRole("figure").textContent).toMatch(/Рассчитано\sв\sмодели\sогранки.*Под лампой$/)
    expect(await screen.findByText(/Флуоресценция\sсильная\./)).toBeInstanceOf(HTMLElement)
  })
})

describe.each(liveNames)("the example «%s»", (name) => {
  const { stones, view } = liveExamples[name]

  it("has stones that can be cut, each with a name of its own", () => {
    expect(stones.map(({ stone }) => solidOf(stone)._tag)).toEqual(stones.map(() => "Solid"))
    expect(new Set(stones.map((each) => each.name)).size).toBe(stones.length)
    expect(stones.length).toBeGreaterThan(1)
  })

  it("starts in a view that all of its stones have", () => {
    expect(viewsOfAll(stones.map(({ stone }) => stone))).toContain(view)
  })
})
