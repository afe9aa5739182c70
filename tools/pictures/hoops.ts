import { add, compose, radians, turnAround, turned, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

/** Two hoops, stones on the side visible when worn. */
export const hoops = (): Scene =>
  hoopScene(
    [
      { x: -7.2, z: -2.5, azimuth: -46 },
      { x: 7.6, z: 2.5, azimuth: -46 }
    ],
    0.84
  )

export const singleHoop = (): Scene => hoopScene([{ x: 0, z: 0, azimuth: -128 }], 0.7)

/** Position of a hoop, and the rotation of its stones in degrees. */
type Hoop = { readonly x: number; readonly z: number; readonly azimuth: number }

const radius = 8.2
const stones = 11
const step = radians(15.4)
const lean = radians(-8)

const hoopScene = (shown: readonly [Hoop, ...ReadonlyArray<Hoop>], share: number): Scene => {
  const target: Vector = [0, radius, 0]
  const view: View = { camera: around(target, 85, 0, 22), target }
  const rims = shown.flatMap((hoop) => rowOf(16, (index) => onHoop(hoop, (index * Math.PI) / 8, radius + 1.6)))
  return {
    ...standing,
    ...view,
    gems: shown.flatMap((hoop) => rowOf(stones, (index) => stoneOn(hoop, lean + (index - (stones - 1) / 2) * step))),
    metal: polished(
      ["hoops"],
      {
        HOOPS: shown.length,
        RADIUS: radius,
        STONES: stones,
        STEP: step,
        LEAN: lean,
        ...placeOf(0, shown[0]),
        ...placeOf(1, shown[1] ?? shown[0])
      },
      { centre: [0, radius, 0], radius: shown.length === 1 ? 11 : 19 }
    ),
    frame: framed(rims, view, share)
  }
}

const placeOf = (index: number, { azimuth, x, z }: Hoop) => ({
  [`X${index}`]: x,
  [`Z${index}`]: z,
  [`COS${index}`]: Math.cos(radians(azimuth)),
  [`SIN${index}`]: -Math.sin(radians(azimuth))
})

const onHoop = ({ azimuth, x, z }: Hoop, angle: number, far: number): Vector =>
  add([x, radius + 1.1, z], turned(turnAround([0, 1, 0], azimuth), [far * Math.cos(angle), far * Math.sin(angle), 0]))

const stoneOn = (hoop: Hoop, angle: number): Gem => ({
  cut: "round",
  size: 1.08,
  place: onHoop(hoop, angle, radius + 0.78),
  turn: compose(turnAround([0, 1, 0], hoop.azimuth), turnAround([0, 0, 1], (angle * 180) / Math.PI - 90))
})
