import { turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

/** Eight stones of half-width `size` beside one of half-width `middle`. */
export const barBrooch = ({ middle, size }: { readonly size: number; readonly middle: number } = { size: 1.45, middle: 2.6 }): Scene => {
  const [row, pitch, rise] = [4, 2.14, 0.23 * middle]
  const [stoneY, start] = [Math.max(size * 0.95 + 0.4, 0.93 * middle - rise), middle + size + 0.5]
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

/** Eighteen stones of half-width `size` on a circle of radius `bend`. */
export const circleBrooch = ({ bend, size }: { readonly size: number; readonly bend: number } = { size: 1.5, bend: 9.2 }): Scene => {
  const members = 18
  const stoneY = size * 0.85 + 0.1
  const target: Vector = [0, 1, 0]
  const view: View = { camera: around(target, 85, 24, 46), target }
  const outer = bend + 1.87 * size
  const rim = rowOf(16, (index): Vector => [outer * Math.cos((index * Math.PI) / 8), stoneY, outer * Math.sin((index * Math.PI) / 8)])
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
      { centre: [0, 1, 0], radius: bend + 2.2 * size }
    ),
    frame: framed(rim, view, 0.8)
  }
}
