import { add, radians, turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { lying, polished } from "./metalwork.ts"
import { fromAbove } from "./pendants.ts"
import { rowOf } from "./row.ts"
import type { Gem, Scene } from "./scene.ts"

/** Row of stones; the front is shown. */
export const riviera = (): Scene => {
  const [size, pitch] = [1.88, 2.13]
  const line: NeckLine = { bend: 17, open: radians(75) }
  const stoneY = size * 0.84
  return {
    ...lying,
    ...fromAbove([0, 0, 0], 100),
    gems: rowOf(34, (index): Gem => ({
      cut: "round",
      size,
      place: onNecklace(line, (index - 16.5) * pitch * size, stoneY),
      turn: turnAround([0, 1, 0], index * 9)
    })),
    metal: polished(
      ["row", "necklace", "riviera"],
      { STONE_Y: stoneY, BEND: line.bend, OPEN: line.open, SIZE: size, PITCH: pitch },
      { centre: [0, 1.5, -5], radius: 34 }
    ),
    table: { ...lying.table, fade: [20, 50] },
    frame: [0, -0.005, 0.245]
  }
}

export const station = (): Scene => {
  const [size, step, stoneY] = [1.9, 10.5, 1.75]
  const line: NeckLine = { bend: 13, open: radians(68) }
  return {
    ...lying,
    ...fromAbove([0, 0, 0], 100),
    gems: [-3, -2, -1, 0, 1, 2, 3].map((index): Gem => ({
      cut: "round",
      size,
      place: onNecklace(line, index * step, stoneY),
      turn: turnAround([0, 1, 0], index * 41 + 11)
    })),
    metal: polished(
      ["necklace", "station"],
      { STONE_Y: stoneY, BEND: line.bend, OPEN: line.open, SIZE: size, STATION_STEP: step },
      { centre: [0, 1.5, -5], radius: 27 }
    ),
    table: { ...lying.table, fade: [20, 50] },
    frame: [0, -0.003, 0.19]
  }
}

/** Same as in shaders/necklace.glsl. */
export type NeckLine = { readonly bend: number; readonly open: number }

/** Point at distance `way` along a neck line from its lowest point. */
export const onNecklace = ({ bend, open }: NeckLine, way: number, y: number): Vector => {
  const [side, far] = [Math.sign(way), Math.abs(way) / bend]
  const angle = Math.min(far, open)
  const rest = (far - angle) * bend
  return add([side * bend * Math.sin(angle), y, bend * Math.cos(angle)], [side * rest * Math.cos(open), 0, -rest * Math.sin(open)])
}
