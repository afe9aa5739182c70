import { turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

export const barBrooch = (): Scene => {
  const [row, size, pitch, middle, rise] = [4, 1.45, 2.14, 2.6, 0.6]
  const [stoneY, start] = [size * 0.95 + 0.4, 2.6 + size + 0.5]
  const end = start + (row - 0.5) * pitch * size + 1.7
  const target: Vector = [0, 1, 0]
  const view: View = { camera: around(target, 85, -32, 38), target }
  const turn = turnAround([0, 1, 0], 11)
  const small = [1, -1].flatMap((side) =>
    rowOf(row, (index): Gem => ({ cut: "round", size, place: [side * (start + index * pitch * size), stoneY, 0], turn }))
  )
  return {
    ...standing,
    ...view,
    gems: [{ cut: "round", size: middle, place: [0, stoneY + rise, 0], turn }, ...small],
    metal: polished(
      ["row", "bar-brooch"],
      { STONE_Y: stoneY, ROW: row, START: start, SIZE: size, PITCH: pitch, MIDDLE: middle / 3.25, RISE: rise },
      { centre: [0, 1, 0], radius: end + 0.5 }
    ),
    frame: framed(
      [-end, end].map((x): Vector => [x, stoneY, 0]),
      view,
      0.84
    )
  }
}

export const circleBrooch = (): Scene => {
  const [bend, members, size] = [9.2, 18, 1.5]
  const stoneY = size * 0.85 + 0.1
  const target: Vector = [0, 1, 0]
  const view: View = { camera: around(target, 85, 24, 46), target }
  const rim = rowOf(16, (index): Vector => [12 * Math.cos((index * Math.PI) / 8), stoneY, 12 * Math.sin((index * Math.PI) / 8)])
  return {
    ...standing,
    ...view,
    gems: rowOf(members, (index): Gem => {
      const angle = ((index + 0.5) * 2 * Math.PI) / members
      return {
        cut: "round",
        size,
        place: [bend * Math.cos(angle), stoneY, bend * Math.sin(angle)],
        turn: turnAround([0, 1, 0], (-angle * 180) / Math.PI)
      }
    }),
    metal: polished(
      ["row", "circle-brooch"],
      { STONE_Y: stoneY, BEND: bend, MEMBERS: members, SIZE: size, PITCH: (2 * Math.PI * bend) / members / size },
      { centre: [0, 1, 0], radius: 12.5 }
    ),
    frame: framed(rim, view, 0.8)
  }
}
