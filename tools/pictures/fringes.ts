import { radians, turnAround } from "../../core/domain/optics/geometry.ts"
import { lying, polished } from "./metalwork.ts"
import { onNecklace, type NeckLine } from "./necklaces.ts"
import { fromAbove } from "./pendants.ts"
import { rowOf } from "./row.ts"
import type { Gem, Scene } from "./scene.ts"

export const rivieraPear = (): Scene => {
  const [size, pitch, drop, dropY] = [1.5, 2.13, 0.95, 2.7]
  const line: NeckLine = { bend: 13.5, open: radians(66) }
  const stoneY = size * 0.84
  const dropZ = line.bend + size + 6.4 * drop
  return {
    ...lying,
    ...fromAbove([0, 0, 3], 100),
    gems: [
      ...rowOf(33, (index): Gem => ({
        cut: "round",
        size,
        place: onNecklace(line, (index - 16) * pitch * size, stoneY),
        turn: turnAround([0, 1, 0], index * 9)
      })),
      { cut: "pear", size: 3 * drop, place: [0, dropY, dropZ], turn: turnAround([0, 1, 0], 0) }
    ],
    metal: polished(
      ["row", "pears", "necklace", "riviera-pear"],
      { STONE_Y: stoneY, BEND: line.bend, OPEN: line.open, SIZE: size, PITCH: pitch, DROP: drop, DROP_Y: dropY, DROP_Z: dropZ },
      { centre: [0, 1.5, 0], radius: 34 }
    ),
    table: { ...lying.table, fade: [20, 50] },
    frame: [0, -0.018, 0.222]
  }
}

export const lariat = (): Scene => {
  const [size, stoneY, drop, dropY, dropZ] = [2.1, 1.9, 0.8, 2.3, 17.5]
  return {
    ...lying,
    ...fromAbove([0, 1, 2], 80),
    gems: [
      { cut: "round", size, place: [0, stoneY, 0], turn: turnAround([0, 1, 0], 11) },
      { cut: "pear", size: 3 * drop, place: [0, dropY, dropZ], turn: turnAround([0, 1, 0], 0) }
    ],
    metal: polished(
      ["pears", "lariat"],
      { STONE_Y: stoneY, SIZE: size, DROP: drop, DROP_Y: dropY, DROP_Z: dropZ },
      { centre: [0, 1.5, 0], radius: 26 }
    ),
    table: { ...lying.table, fade: [16, 44] },
    frame: [0, -0.014, 0.25]
  }
}
