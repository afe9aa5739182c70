import { add, compose, turnAround, turned, type Vector } from "../../../core/domain/optics/geometry.ts"
import type { StudSetting } from "../../../core/domain/product/measured-picture.ts"
import { type Measures, polished, standing } from "../metalwork.ts"
import { rowOf } from "../row.ts"
import { around, framed, type Gem, type Scene, type View } from "../scene.ts"
import { nearScale } from "./near-scale.ts"

/** Length of a post, millimetres. */
const post = 10

/** Head of a stud: `radius` (mm) reaches from its middle to the table; its shader with constants, and its small stones. */
type Head = {
  readonly radius: number
  readonly shader: string
  readonly measures: Measures
  readonly small?: (main: Gem) => ReadonlyArray<Gem>
}

/** Two studs that turn to each other, or one, with round stones of half-width `size`. */
export const studs = (setting: StudSetting, size: number, count: 1 | 2): Scene =>
  studScene(
    { radius: setting === "rim" ? size * 1.17 : size, shader: "measured/studs", measures: { SETTING: clawsOf[setting] } },
    size,
    count
  )

const clawsOf: Readonly<Record<StudSetting, number>> = { four: 4, six: 6, rim: 0 }

const stonesAround = 17

/** Diameter of a halo with its metal around a stone of half-width `size`, as in the pieces' data. */
export const haloAcross = (size: number): number => 2.54 * size + 1.6

/** Two studs with round stones of half-width `size` in halos. */
export const haloStuds = (size: number): Scene => {
  const outer = haloAcross(size)
  const radius = outer / 2 / 1.197
  const [half, low] = [0.17467 * radius, -0.15]
  const small = ({ place, turn }: Gem): ReadonlyArray<Gem> =>
    rowOf(stonesAround, (index) => {
      const angle = (index * 2 * Math.PI) / stonesAround
      return {
        cut: "melee",
        size: half,
        place: add(place, turned(turn, [radius * Math.cos(angle), low, radius * Math.sin(angle)])),
        turn: compose(turn, turnAround([0, 1, 0], index * 37))
      }
    })
  const measures = { HALOS: stonesAround, HALO_RADIUS: radius, SMALL: half, PLATE_LOW: low }
  return studScene({ radius: outer / 2, shader: "measured/halo-studs", measures, small }, size, 2)
}

/** Studs lean until their posts touch the table. */
const studScene = ({ measures, radius, shader, small = () => [] }: Head, size: number, count: 1 | 2): Scene => {
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
    gems: [...gems, ...gems.flatMap(small)],
    metal: polished([shader], { STUDS: gems.length, POST: post, ...measures }, { centre: [0, height, -4], radius: 17 }),
    frame: nearScale(framed(ends, view, count === 1 ? 0.66 : 0.8), (count === 1 ? 10.4 : 9.8) / 70)
  }
}
