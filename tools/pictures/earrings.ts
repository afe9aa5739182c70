import { add, compose, turnAround, turned, type Vector } from "../../core/domain/optics/geometry.ts"
import { haloAround, haloMeasures } from "./halos.ts"
import { lying, polished, standing, type Measures } from "./metalwork.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

/** Two studs lying on the table, one facing the viewer. */
export const studs = (): Scene => studScene(plain, [studAt([-4.5, 3.19, 1.2], -14), studAt([4.7, 3.19, -3], 27)], 0.8)

export const singleStud = (): Scene => studScene(plain, [studAt([0, 3.19, 0], -34)], 0.66)

export const haloStuds = (): Scene => studScene(inHalo, [studAt([-5.4, 4.2, 1.2], -12, 2.7), studAt([5.2, 4.2, -3.2], 24, 2.7)], 0.84)

/** Stone of a stud that leans until its post touches the table. */
const studAt = (place: Vector, azimuth: number, size = 3.25): Gem => ({
  cut: "round",
  size,
  place,
  turn: compose(turnAround([0, 1, 0], azimuth), turnAround([1, 0, 0], 77))
})

/** Shaders of a stud's setting, their constants, and its small stones. */
type Setting = { readonly shaders: ReadonlyArray<string>; readonly measures: Measures; readonly small: (main: Gem) => ReadonlyArray<Gem> }

const plain: Setting = { shaders: ["studs"], measures: {}, small: () => [] }

const inHalo: Setting = {
  shaders: ["plate", "halo-studs"],
  measures: { ...haloMeasures, MIDDLE: 2.7 / 3.25, PLATE_LOW: -0.15 },
  small: ({ place, turn }) => haloAround(add(place, turned(turn, [0, -0.15, 0])), turn)
}

const studScene = ({ measures, shaders, small }: Setting, gems: ReadonlyArray<Gem>, share: number): Scene => {
  const target: Vector = [0.3, 3, -1]
  const view: View = { camera: around(target, 70, 0, 24), target }
  const ends = gems.flatMap(({ place, turn }) => studOutline.map((point) => add(place, turned(turn, point))))
  return {
    ...standing,
    ...view,
    gems: [...gems, ...gems.flatMap(small)],
    metal: polished(shaders, { STUDS: gems.length, ...measures }, { centre: [0, 3, -4], radius: 16 }),
    frame: framed(ends, view, share)
  }
}

export const studOutline: ReadonlyArray<Vector> = [
  [-3.4, 0, 0],
  [3.4, 0, 0],
  [0, 0, -3.4],
  [0, 0, 3.4],
  [0, -12.6, 0]
]

export const drops = (): Scene => dropScene([dropAt(-4.6, -6), dropAt(4.6, 6)])

export const singleDrop = (): Scene => dropScene([dropAt(0, 10)])

const dropAt = (x: number, degrees: number): Gem => ({
  cut: "pear",
  size: 2.4,
  place: [x, dropHeight, 0],
  turn: turnAround([0, 1, 0], degrees)
})

const dropHeight = 2.32

const dropScene = (pears: ReadonlyArray<Gem>): Scene => {
  const target: Vector = [0, dropHeight, -3]
  const view: View = { camera: around(target, 62, 0, 66), target }
  const tops = pears.map(({ place, turn }): Gem => ({ cut: "round", size: 1.755, place: add(place, turned(turn, [0, 0, -8.1])), turn }))
  const ends = pears.flatMap(({ place, turn }) => dropOutline.map((point) => add(place, turned(turn, point))))
  return {
    ...lying,
    ...view,
    gems: [...pears, ...tops],
    metal: polished(["pears", "drops"], { DROPS: pears.length }, { centre: [0, 2, -3.5], radius: 13 }),
    frame: framed(ends, view, 0.78)
  }
}

const dropOutline: ReadonlyArray<Vector> = [
  [-2.5, 0, 2.6],
  [2.5, 0, 2.6],
  [-2.5, 0, -10],
  [2.5, 0, -10]
]
