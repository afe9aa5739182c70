import { turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, type Gem, type Scene } from "./scene.ts"

/** Millimetres: half-width of a row's stones, and distance from one to the next. */
export type RowMeasures = { readonly size: number; readonly pitch: number }

/** Row of stones in an S that continues beyond the picture. */
export const tennis = ({ pitch, size }: RowMeasures = { size: 1.6, pitch: 3.374 }): Scene => {
  const bend = 14.5
  const members = (2 * Math.PI * bend) / pitch
  const stoneY = size * 0.84
  const target: Vector = [0, 0, 0]
  const half = rowOf(Math.floor(members / 2 - 0.4), (index): Gem => {
    const angle = ((index + 0.5) * 2 * Math.PI) / members
    return {
      cut: "round",
      size,
      place: [bend * Math.sin(angle), stoneY, bend - bend * Math.cos(angle)],
      turn: turnAround([0, 1, 0], (-angle * 180) / Math.PI)
    }
  })
  return {
    ...standing,
    gems: half.flatMap((gem) => {
      const [x, y, z] = gem.place
      return [gem, { ...gem, place: [-x, y, -z] satisfies Vector }]
    }),
    metal: polished(
      ["row", "tennis"],
      { STONE_Y: stoneY, BEND: bend, MEMBERS: members, SIZE: size, PITCH: pitch / size },
      { centre: [0, 1, 0], radius: 30 }
    ),
    table: { ...standing.table, fade: [20, 60] },
    camera: around(target, 90, 4, 48),
    target,
    frame: [0.004, 0, 0.185]
  }
}
