import { add, radians, turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import type { RowMeasures } from "./bracelets.ts"
import { lying, polished } from "./metalwork.ts"
import { fromAbove } from "./pendants.ts"
import { rowOf } from "./row.ts"
import type { Gem, Scene } from "./scene.ts"

/** Row of stones; the front is shown. */
export const riviera = ({ pitch, size }: RowMeasures = { size: 1.88, pitch: 4.004 }): Scene => {
  const half = Math.ceil(68 / pitch)
  const line: NeckLine = { bend: 17, open: radians(75) }
  const stoneY = size * 0.84
  return {
    ...lying,
    ...fromAbove([0, 0, 0], 100),
    gems: rowOf(2 * half, (index): Gem => ({
      cut: "round",
      size,
      place: onNecklace(line, (index - half + 0.5) * pitch, stoneY),
      turn: turnAround([0, 1, 0], index * 9)
    })),
    metal: polished(
      ["row", "necklace", "riviera"],
      { STONE_Y: stoneY, BEND: line.bend, OPEN: line.open, SIZE: size, PITCH: pitch / size },
      { centre: [0, 1.5, -5], radius: 34 }
    ),
    table: { ...lying.table, fade: [20, 50] },
    frame: [0, -0.005, 0.245]
  }
}

type Stations = { readonly size: number; readonly stones: number; readonly step: number; readonly half?: number }

/**
 * An odd number of stones, `step` millimetres apart; their cups stand on the table. `half` is half of the picture's width at distance 1.
 */
export const station = ({ half = 0.19, size, step, stones }: Stations = { size: 1.9, stones: 7, step: 10.5 }): Scene => {
  const stoneY = size * 0.92
  const line: NeckLine = { bend: 13, open: radians(68) }
  return {
    ...lying,
    ...fromAbove([0, 0, 0], 100),
    gems: rowOf(stones, (index): Gem => ({
      cut: "round",
      size,
      place: onNecklace(line, (index - (stones - 1) / 2) * step, stoneY),
      turn: turnAround([0, 1, 0], index * 41 + 11)
    })),
    metal: polished(
      ["necklace", "station"],
      { STONE_Y: stoneY, BEND: line.bend, OPEN: line.open, SIZE: size, STATION_STEP: step, STATIONS: (stones - 1) / 2 },
      { centre: [0, 1.5, -5], radius: 27 }
    ),
    table: { ...lying.table, fade: [20, 50] },
    frame: [0, -0.003, half]
  }
}

/** Arc of radius `bend` mm with straight ends from `open` radians to each side, as in shaders/necklace.glsl. */
export type NeckLine = { readonly bend: number; readonly open: number }

/** Point at distance `way` along a neck line from its lowest point. */
export const onNecklace = ({ bend, open }: NeckLine, way: number, y: number): Vector => {
  const [side, far] = [Math.sign(way), Math.abs(way) / bend]
  const angle = Math.min(far, open)
  const rest = (far - angle) * bend
  return add([side * bend * Math.sin(angle), y, bend * Math.cos(angle)], [side * rest * Math.cos(open), 0, -rest * Math.sin(open)])
}
