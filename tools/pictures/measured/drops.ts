import { add, turnAround, turned, type Vector } from "../../../core/domain/optics/geometry.ts"
import { lying, polished } from "../metalwork.ts"
import { around, framed, type Gem, type Scene, type View } from "../scene.ts"
import { nearScale } from "./near-scale.ts"

/** Length of the drawn pear, and distance from its place to its round end, in half-widths. */
const [pearLength, pearEnd] = [2.6, 1.04]

/** Rings between the stones, millimetres. */
const [ringBelow, ringStep, ringAbove] = [0.61, 0.92, 0.48]

/** Length of a drop by that of its pear, millimetres, as in the pieces' data. */
const dropLength = (pear: number): number => pear * 1.62 + 2

/** Diameter of the round stone above a pear of length 1; its weight is about 0.22 of the pear's. */
const topShare = 0.49

/** One or two drops with pears `pear` mm long below round stones. */
export const drops = (pear: number, count: 1 | 2): Scene => {
  const [size, round] = [pear / pearLength, (pear * topShare) / 2]
  const rings = ringBelow + ringStep + ringAbove
  const hang = Math.max(0.5, dropLength(pear) - (pearEnd + 1.6) * size - rings - 1.684 * round)
  const ring = -1.6 * size - ringBelow
  const upper = -1.6 * size - rings - hang - 0.684 * round
  const height = Math.max(0.967 * size, 0.95 * round)
  const target: Vector = [0, height, -3]
  const view: View = { camera: around(target, 62, 0, 66), target }
  const places: ReadonlyArray<readonly [x: number, degrees: number]> =
    count === 1
      ? [[0, 10]]
      : [
          [-size - 2.2, -6],
          [size + 2.2, 6]
        ]
  const pears = places.map(([x, degrees]): Gem => ({ cut: "pear", size, place: [x, height, 0], turn: turnAround([0, 1, 0], degrees) }))
  const tops = pears.map(({ place, turn }): Gem => ({ cut: "round", size: round, place: add(place, turned(turn, [0, 0, upper])), turn }))
  const ends = pears.flatMap(({ place, turn }) =>
    [-1, 1].flatMap((side) => [pearEnd * size, upper - round].map((z) => add(place, turned(turn, [side * size, 0, z]))))
  )
  return {
    ...lying,
    ...view,
    gems: [...pears, ...tops],
    metal: polished(
      ["pears", "measured/drops"],
      { DROPS: pears.length, TOP: round, TOP_Z: upper, RING_Z: ring, HANG: hang },
      { centre: [0, 2, -0.75 * size - 2], radius: 3.2 * size + 7 }
    ),
    frame: nearScale(framed(ends, view, 0.78), 9.4 / 62)
  }
}
