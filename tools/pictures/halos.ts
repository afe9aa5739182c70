import { add, compose, turnAround, turned, type Turn, type Vector } from "../../core/domain/optics/geometry.ts"
import { rowOf } from "./row.ts"
import type { Gem } from "./scene.ts"

const [stones, radius] = [17, 3.55]

/** Constants of shaders/plate.glsl. */
export const haloMeasures = { HALOS: stones, HALO_RADIUS: radius }

export const haloAround = (place: Vector, turn: Turn = [0, 0, 0, 1]): ReadonlyArray<Gem> =>
  rowOf(stones, (index) => {
    const angle = (index * 2 * Math.PI) / stones
    return {
      cut: "melee",
      size: 0.62,
      place: add(place, turned(turn, [radius * Math.cos(angle), 0, radius * Math.sin(angle)])),
      turn: compose(turn, turnAround([0, 1, 0], index * 37))
    }
  })
