// @vitest-environment jsdom
import { expect, it } from "vitest"
import type { Roll } from "../../../core/domain/live-stone/live-stone.ts"
import { listenForRolls } from "../../../view/live-stone/stone-rolls.ts"

const held = () => {
  const box = Object.assign(document.createElement("div"), { setPointerCapture: () => undefined })
  const rolls: Array<Roll> = []
  const end = new AbortController()
  listenForRolls(box, { preview: () => undefined, roll: (by) => rolls.push(by) }, end.signal)
  const point = (type: string, pointerId: number, clientX: number) =>
    box.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 0, button: 0 }))
  return { rolls, point }
}

it("a drag goes on when a second finger is cancelled", () => {
  const { point, rolls } = held()
  point("pointerdown", 1, 0)
  point("pointercancel", 2, 5)
  point("pointerup", 1, 10)
  expect(rolls).toHaveLength(1)
})

it("a cancelled drag rolls nothing", () => {
  const { point, rolls } = held()
  point("pointerdown", 1, 0)
  point("pointercancel", 1, 5)
  point("pointerup", 1, 10)
  expect(rolls).toEqual([])
})
