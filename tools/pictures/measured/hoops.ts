import { add, compose, radians, turnAround, turned, type Vector } from "../../../core/domain/optics/geometry.ts"
import { type Measures, polished, standing } from "../metalwork.ts"
import { rowOf } from "../row.ts"
import { around, framed, type Gem, type Scene, type View } from "../scene.ts"
import { nearScale } from "./near-scale.ts"

/** Millimetres; `size` is the half-width of a stone. */
type Hoop = { readonly outer: number; readonly wide: number; readonly size: number }

/** Position of a hoop, and the rotation of its stones in degrees. */
type Place = { readonly x: number; readonly z: number; readonly azimuth: number }

const stones = 11
const lean = -0.14

/** One or two hoops of diameter `outer`, made of a tube of diameter `wide`, with eleven stones on the outside in front. */
export const hoops = ({ outer, size, wide }: Hoop, count: 1 | 2): Scene => {
  const tube = wide / 2
  const radius = outer / 2 - tube
  const [seat, lift] = [0.84 * tube, tube + 0.02]
  const step = (2.1 * size) / (radius + seat)
  const single: Place = { x: 0, z: 0, azimuth: -128 }
  const pair: readonly [Place, Place] = [
    { x: -0.86 * radius, z: -2.5, azimuth: -46 },
    { x: 0.9 * radius, z: 2.5, azimuth: -46 }
  ]
  const shown: readonly [Place, ...ReadonlyArray<Place>] = count === 1 ? [single] : pair
  const target: Vector = [0, outer / 2, 0]
  const view: View = { camera: around(target, 85, 0, 22), target }
  const on = ({ azimuth, x, z }: Place, angle: number, far: number): Vector =>
    add([x, radius + lift, z], turned(turnAround([0, 1, 0], azimuth), [far * Math.cos(angle), far * Math.sin(angle), 0]))
  const gems = shown.flatMap((hoop) =>
    rowOf(stones, (index): Gem => {
      const angle = lean + (index - (stones - 1) / 2) * step
      const turn = compose(turnAround([0, 1, 0], hoop.azimuth), turnAround([0, 0, 1], (angle * 180) / Math.PI - 90))
      return { cut: "round", size, place: on(hoop, angle, radius + seat + 0.12 * size), turn }
    })
  )
  const measures: Measures = {
    ...{ HOOPS: count, RADIUS: radius, STONES: stones, STEP: step, LEAN: lean, TUBE: tube, SEAT: seat, STONE: size, LIFT: lift },
    ...placeOf(0, shown[0]),
    ...placeOf(1, shown[1] ?? shown[0])
  }
  const rims = shown.flatMap((hoop) => rowOf(16, (index) => on(hoop, (index * Math.PI) / 8, radius + tube + 0.5)))
  return {
    ...standing,
    ...view,
    gems,
    metal: polished(["measured/hoops"], measures, { centre: [0, radius, 0], radius: count === 1 ? outer / 2 + 2 : outer + 1.5 }),
    frame: nearScale(framed(rims, view, count === 1 ? 0.7 : 0.84), (count === 1 ? 14 : 19) / 85)
  }
}

const placeOf = (index: number, { azimuth, x, z }: Place): Measures => ({
  [`X${index}`]: x,
  [`Z${index}`]: z,
  [`COS${index}`]: Math.cos(radians(azimuth)),
  [`SIN${index}`]: -Math.sin(radians(azimuth))
})
