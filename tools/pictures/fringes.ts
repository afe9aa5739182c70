import { radians, turnAround } from "../../core/domain/optics/geometry.ts"
import type { RowMeasures } from "./bracelets.ts"
import { lying, polished } from "./metalwork.ts"
import { onNecklace, type NeckLine } from "./necklaces.ts"
import { fromAbove } from "./pendants.ts"
import { rowOf } from "./row.ts"
import type { Gem, Scene } from "./scene.ts"

/** Necklace of round stones with a pear of half-width 3 × `drop` mm. */
export const rivieraPear = (
  { drop, pitch, size }: RowMeasures & { readonly drop: number } = { size: 1.5, pitch: 3.195, drop: 0.95 }
): Scene => {
  const dropY = Math.max(2.84 * drop, size)
  const half = Math.ceil(51 / pitch)
  const line: NeckLine = { bend: 13.5, open: radians(66) }
  const stoneY = size * 0.84
  const dropZ = line.bend + size + 5.5 * drop + 0.85
  return {
    ...lying,
    ...fromAbove([0, 0, 3], 100),
    gems: [
      ...rowOf(2 * half + 1, (index): Gem => ({
        cut: "round",
        size,
        place: onNecklace(line, (index - half) * pitch, stoneY),
        turn: turnAround([0, 1, 0], index * 9)
      })),
      { cut: "pear", size: 3 * drop, place: [0, dropY, dropZ], turn: turnAround([0, 1, 0], 0) }
    ],
    metal: polished(
      ["row", "pears", "necklace", "riviera-pear"],
      { STONE_Y: stoneY, BEND: line.bend, OPEN: line.open, SIZE: size, PITCH: pitch / size, DROP: drop, DROP_Y: dropY, DROP_Z: dropZ },
      { centre: [0, 1.5, 0], radius: 34 }
    ),
    table: { ...lying.table, fade: [20, 50] },
    frame: [0, -0.018, 0.222]
  }
}

type Tail = {
  readonly size: number
  readonly drop: number
  /** Millimetres from the middle of the round stone to the end of the pear. */
  readonly tail?: number
  /** Part of the tail in the picture: its middle, and half of the picture's width. */
  readonly shown?: readonly [middle: number, half: number]
}

/** Round stone above a pear of half-width 3 × `drop` mm. */
export const lariat = ({ drop, shown = [2, 20], size, tail = 20 }: Tail = { size: 2.1, drop: 0.8 }): Scene => {
  const [stoneY, dropY, dropZ] = [Math.max(0.92 * size, 1.1), 2.87 * drop, tail - 3.12 * drop]
  const [middle, half] = shown
  return {
    ...lying,
    ...fromAbove([0, 1, middle], 80),
    gems: [
      { cut: "round", size, place: [0, stoneY, 0], turn: turnAround([0, 1, 0], 11) },
      { cut: "pear", size: 3 * drop, place: [0, dropY, dropZ], turn: turnAround([0, 1, 0], 0) }
    ],
    metal: polished(
      ["pears", "lariat"],
      { STONE_Y: stoneY, SIZE: size, DROP: drop, DROP_Y: dropY, DROP_Z: dropZ },
      { centre: [0, 1.5, 0], radius: 26 + Math.max(0, tail - 20) }
    ),
    table: { ...lying.table, fade: [16, 44] },
    frame: [0, -0.014, half / 80]
  }
}
