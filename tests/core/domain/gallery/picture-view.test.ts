import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { keyCommand } from "../../../../core/domain/gallery/gallery-keys.ts"
import { moveBy, maxZoom, type PictureView, pinch, type Spot, fittedView, zoomBy } from "../../../../core/domain/gallery/picture-view.ts"
import { framesOf, turnFrames } from "../../../../core/domain/gallery/turns.ts"

const numbers = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const spots: fc.Arbitrary<Spot> = fc.record({ x: numbers(-0.5, 0.5), y: numbers(-0.5, 0.5) })
const views = fc.tuple(numbers(1, maxZoom), spots).map(([zoom, { x, y }]) => moveBy({ zoom, x: 0, y: 0 }, { x: x * zoom, y: y * zoom }))

/** Point of the picture under a spot of the frame, in units of its fitted sides. */
const under = ({ x, y, zoom }: PictureView, spot: Spot) => [(spot.x - x) / zoom, (spot.y - y) / zoom] as const
const isWithin = ({ x, y, zoom }: PictureView) => {
  const most = (zoom - 1) / 2 + 1e-9
  return zoom >= 1 && zoom <= maxZoom && Math.abs(x) <= most && Math.abs(y) <= most
}

describe("a picture in its frame", () => {
  test("never leaves its frame, after any gestures", () => {
    fc.assert(
      fc.property(views, numbers(0, 10), spots, spots, spots, (view, factor, one, other, third) => {
        expect(
          [zoomBy(view, factor, one), moveBy(view, { x: one.x * 9, y: other.y * 9 }), pinch(view, [one, other], [third, other])].every(
            isWithin
          )
        ).toBe(true)
      })
    )
  })

  test("preserves the point under the pointer while zooming", () => {
    fc.assert(
      fc.property(views, numbers(1, 3), spots, (view, factor, spot) => {
        const nearer = zoomBy(view, factor, spot)
        const [before, after] = [under(view, spot), under(nearer, spot)]
        expect(Math.hypot(before[0] - after[0], before[1] - after[1])).toBeLessThan(1e-9)
      })
    )
  })

  test("grows as two fingers part, and follows their midpoint", () => {
    expect(
      pinch(
        fittedView,
        [
          { x: -0.1, y: 0 },
          { x: 0.1, y: 0 }
        ],
        [
          { x: -0.2, y: 0.1 },
          { x: 0.2, y: 0.1 }
        ]
      )
    ).toEqual({ zoom: 2, x: 0, y: 0.1 })
    expect(
      pinch(
        { zoom: 2, x: 0.2, y: 0 },
        [
          { x: -0.2, y: 0 },
          { x: 0.2, y: 0 }
        ],
        [
          { x: -0.01, y: 0 },
          { x: 0.01, y: 0 }
        ]
      )
    ).toEqual(fittedView)
  })

  test("moves with two fingers at a constant distance, anywhere", () => {
    fc.assert(
      fc.property(spots, numbers(-0.4, 0.4), numbers(-0.4, 0.4), (finger, x, y) => {
        const other = { x: finger.x + 0.2, y: finger.y }
        const [one, two] = [finger, other].map((spot) => ({ x: spot.x + x, y: spot.y + y }))
        const moved = pinch({ zoom: 2, x: 0, y: 0 }, [finger, other], [one ?? finger, two ?? other])
        expect(moved.x).toBeCloseTo(x, 9)
        expect(moved.y).toBeCloseTo(y, 9)
      })
    )
  })
})

describe("a key in the viewer", () => {
  test("plus and minus zoom in and out, in any view", () => {
    for (const looking of ["whole", "near", "turning"] as const) {
      expect(keyCommand("+", looking)).toEqual({ type: "gallery.zoom", factor: 1.5 })
      expect(keyCommand("=", looking)).toEqual(keyCommand("+", looking))
      expect(keyCommand("-", looking)).toEqual({ type: "gallery.zoom", factor: 1 / 1.5 })
    }
  })

  test("arrows go to the next picture, along a part of it, or rotate it; up and down do nothing to a whole one", () => {
    expect(keyCommand("ArrowRight", "whole")).toEqual({ type: "gallery.step", by: 1 })
    expect(keyCommand("ArrowLeft", "turning")).toEqual({ type: "gallery.turn", by: -1 })
    expect(keyCommand("ArrowRight", "near")).toEqual({ type: "gallery.move", by: { x: -0.125, y: -0 } })
    expect(keyCommand("ArrowUp", "near")).toEqual({ type: "gallery.move", by: { x: -0, y: 0.125 } })
    expect([keyCommand("ArrowUp", "whole"), keyCommand("ArrowDown", "turning"), keyCommand("a", "near")]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })
})

test("a picture rotates in 24 frames if they exist, and not otherwise", () => {
  const turns = { "/pictures/stones/round": "/pictures/turns/round" }
  const frames = framesOf("/pictures/stones/round", turns)
  expect([frames.length, frames[0], frames[23]]).toEqual([turnFrames, "/pictures/turns/round-00", "/pictures/turns/round-23"])
  expect(framesOf("/pictures/stones/oval", turns)).toEqual([])
})
