import { turnAround } from "../../core/domain/optics/geometry.ts"
import { haloAround, haloMeasures } from "./halos.ts"
import { lying, polished, type Measures } from "./metalwork.ts"
import { around, type Gem, type Scene, type View } from "./scene.ts"

/** View from high enough to see the whole piece, but not so high that the stones' tables reflect a lamp. */
export const fromAbove = (target: Scene["target"], distance: number): View => ({ target, camera: around(target, distance, 0, 66) })

export const pendantPear = (): Scene =>
  pendant(["pears", "chains/cable", "bail", "pendant-pear"], [{ cut: "pear", place: [0, 2.9, 0], size: 3, turn: turnAround([0, 1, 0], 0) }])

export const pendantRound = (): Scene =>
  pendant(["chains/cable", "bail", "pendant-round"], [{ cut: "round", place: [0, 3.02, 0], size: 3.25, turn: turnAround([0, 1, 0], 11) }])

export const pendantHeart = (): Scene =>
  pendant(["chains/cable", "bail", "pendant-heart"], [{ cut: "heart", place: [0, 2.9, 0], size: 3, turn: turnAround([0, 1, 0], 0) }])

export const pendantHalo = (): Scene => {
  const [size, y] = [2.7, 2.55]
  const main: Gem = { cut: "round", place: [0, y + 0.12, 0], size, turn: turnAround([0, 1, 0], 11) }
  return pendant(["plate", "chains/cable", "bail", "pendant-halo"], [main, ...haloAround([0, y, 0])], {
    STONE_Y: y,
    MIDDLE: size / 3.25,
    ...haloMeasures
  })
}

/** Stones on a chain that leaves the picture. */
const pendant = (
  shaders: ReadonlyArray<string>,
  gems: readonly [Gem, ...ReadonlyArray<Gem>],
  measures: Measures = { STONE_Y: gems[0].place[1] }
): Scene => ({
  ...lying,
  ...fromAbove([0, gems[0].place[1], -4.8], 62),
  gems,
  metal: polished(shaders, measures, { centre: [0, 1.5, -8], radius: 17 }),
  frame: [0, 0, 0.172]
})
