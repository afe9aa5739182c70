// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { comparedStones } from "../../../core/domain/live-stone/compared-stones.ts"
import type { LiveStoneEvent } from "../../../core/machines/product/live-stone.machine.ts"
import type { Favourites } from "../../../core/services/favourites/favourites.ts"
import { ComparedStones } from "../../../view/live-stone/compared-stones.tsx"
import { likedOval, likedRing, likedStone } from "../../../qa/samples/favourites.ts"
import { controlOf, press, testControls } from "../../support/view/controls.ts"
import { seeLive, seePlaced, mockWebGl } from "../../support/view/live-stone-browser.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

let end: () => void
beforeAll(() => {
  end = mockWebGl()
})
afterAll(() => end())

const command = (event: LiveStoneEvent) => ["liveStone", event] as const
const start: LiveStoneEvent = { type: "liveStone.start", isSwaying: false }
const third = { ...likedOval, id: 3, title: "Овал, 1,10 карата" }
const three = [likedStone, likedOval, third]

const drawn = async (items: Favourites, ...events: ReadonlyArray<LiveStoneEvent>) => {
  const shop = await shopAt("/wishlist/?view=compare")
  const view = await drawRecorded(shop.root, <ComparedStones items={items} />)
  if (view.sentWhenDrawn.length > 0) await seePlaced(() => shop.features()["liveStone"] !== undefined)
  for (const event of events) await act(async () => shop.send("liveStone", event))
  await seeLive(() => shop.features()["liveStone"]?.getSnapshot().hasTag("live") === true)
  return { ...view, shop }
}

const choose = (to: string) => (name: string) => void fireEvent.change(controlOf("list", name), { target: { value: to } })

testControls("view/live-stone/compared-stones.tsx, view/live-stone/live-pair.tsx", () => drawn(three), [
  ["Справа", choose("2"), command({ type: "liveStone.choose", side: 1, stone: 2 })],
  ["Слева", choose("1"), command({ type: "liveStone.choose", side: 0, stone: 1 })],
  ["Живые камни", press, command({ type: "liveStone.start", isSwaying: true })]
])

describe("live stones of a comparison", () => {
  afterEach(cleanup)

  it("are registered once while the list is the same, and no longer after it", async () => {
    const view = await drawn(three)
    const stones = comparedStones(three).map(({ stone }) => stone)
    expect(view.sentWhenDrawn).toEqual([command({ type: "liveStone.place", stones })])
    expect(view.sentBy(cleanup)).toEqual([command({ type: "liveStone.remove" })])
  })

  it("are two canvases, with a sentence for each by its name", async () => {
    await drawn([likedRing, likedStone, likedOval], start)
    expect(screen.getByRole("img", { name: /^Круг.+\sи\sОвал.+живое\sизображение: сверху$/ }).querySelectorAll("canvas")).toHaveLength(2)
    const panel = screen.getByRole("group", { name: "Живые камни" })
    expect(await within(panel).findAllByText(/красный и фиолетовый лучи расходятся/)).toHaveLength(2)
    expect(within(panel).getByText(/^Круг,\s1,02\sкарата/)).toBeInstanceOf(HTMLElement)
    expect(within(panel).queryByLabelText("Сердца")).toBeNull()
  })

  it("offer no choice of two stones, and nothing for fewer", async () => {
    await drawn([likedStone, likedOval])
    expect(screen.queryByLabelText("Слева")).toBeNull()
    expect(controlOf("button", "Живые камни")).toBeInstanceOf(HTMLButtonElement)
    cleanup()
    await drawn([likedStone, likedRing])
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("show a chosen stone in the same light, and say that the stones stopped", async () => {
    const { shop } = await drawn(
      three,
      start,
      { type: "liveStone.setLight", light: "candle" },
      { type: "liveStone.choose", side: 1, stone: 2 }
    )
    expect(
      screen
        .getByRole("img", { name: /^Круг.+\sи\sОвал,\s1,10/ })
        .closest("[data-live]")
        ?.getAttribute("data-live")
    ).toBe("candle")
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Справа" }).value).toBe("2")
    await act(async () => shop.send("liveStone", { type: "liveStone.fail", failure: "lost" }))
    expect(screen.getByRole("status").textContent).toMatch(/^Живые\sкамни\sостановились/)
  })
})
