import { add, compose, turnAround, turned, type Vector } from "../../../core/domain/optics/geometry.ts"
import type { StudSetting } from "../../../core/domain/product/measured-picture.ts"
import { polished, standing } from "../metalwork.ts"
import { around, framed, type Gem, type Scene, type View } from "../scene.ts"
import { nearScale } from "./near-scale.ts"

/** Millimetres. */
const post = 10

/** Two studs that turn to each other, or one, with round stones of half-width `size`. They lean until their posts touch the table. */
export const studs = (setting: StudSetting, size: number, count: 1 | 2): Scene => {
  const radius = setting === "rim" ? size * 1.17 : size
  const length = (3.3 * size) / 3.25 + post
  const lean = Math.atan2(length, radius - 0.36)
  const height = radius * Math.sin(lean) + 0.02
  const at = (x: number, z: number, azimuth: number): Gem => ({
    cut: "round",
    size,
    place: [x, height, z],
    turn: compose(turnAround([0, 1, 0], azimuth), turnAround([1, 0, 0], (lean * 180) / Math.PI))
  })
  const apart = radius + 1.5 + 0.9 / radius
  const gems = count === 1 ? [at(0, 0, -34)] : [at(-apart, 1.2, -10), at(apart + 0.1, -2.6, 19)]
  const target: Vector = [0.3, height, -1]
  const view: View = { camera: around(target, 70, 0, 24), target }
  const outline: ReadonlyArray<Vector> = [
    [-radius, 0, 0],
    [radius, 0, 0],
    [0, 0, -radius],
    [0, 0, radius],
    [0, -length, 0]
  ]
  const ends = gems.flatMap(({ place, turn }) => outline.map((point) => add(place, turned(turn, point))))
  return {
    ...standing,
    ...view,
    gems,
    metal: polished(
      ["measured/studs"],
      { STUDS: gems.length, POST: post, SETTING: clawsOf[setting] },
      { centre: [0, height, -4], radius: 17 }
    ),
    frame: nearScale(framed(ends, view, count === 1 ? 0.66 : 0.8), (count === 1 ? 10.4 : 9.8) / 70)
  }
}

const clawsOf: Readonly<Record<StudSetting, number>> = { four: 4, six: 6, rim: 0 }
