import { compose, radians, turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

/** Stones of half-width `size` in front of a bangle `wide` across and `thick`. */
export const bangle = (
  { size, thick, wide }: { readonly size: number; readonly wide: number; readonly thick: number } = { size: 1.32, wide: 4.2, thick: 1.9 }
): Scene => {
  const [radius, middle, stones] = [26, 0.5 * wide + 0.05, 17]
  const step = (2.06 * size) / radius
  return {
    ...onItsEdge({ radius: radius + 1, height: 2 * middle, azimuth: 16, elevation: 27 }),
    gems: rowOf(stones, (index) => outwards("round", size, radius + 0.5 * thick + 0.02, (index - (stones - 1) / 2) * step, middle)),
    metal: polished(
      ["bangle"],
      { MIDDLE: middle, RADIUS: radius, STONES: stones, STEP: step, WIDE: wide, THICK: thick, STONE: size },
      { centre: [0, middle, 0], radius: radius + 2 }
    )
  }
}

/** Closed row of emerald cuts of half-width `size`. */
export const emeraldLine = (
  { members, pitch, size }: { readonly size: number; readonly pitch: number; readonly members: number } = {
    size: 1.72,
    pitch: 3.665,
    members: 36
  }
): Scene => {
  const bend = (members * pitch) / (2 * Math.PI)
  const middle = 1.42 * size + 0.15
  return {
    ...onItsEdge({ radius: bend + 1, height: 2 * middle, azimuth: 4, elevation: 27 }),
    gems: rowOf(members, (index) => outwards("emerald", size, bend, ((index + 0.5) * 2 * Math.PI) / members, middle)),
    metal: polished(
      ["row", "emerald-line"],
      { MIDDLE: middle, BEND: bend, MEMBERS: members, SIZE: size, PITCH: pitch / size },
      { centre: [0, middle, 0], radius: bend + 2 }
    )
  }
}

/** Stone of half-width `size` on a chain. */
export const chainBracelet = ({ size }: { readonly size: number } = { size: 2.5 }): Scene => {
  const [links, stoneY] = [84, Math.max(0.9 * size, 1.7)]
  const bend = (links * 1.05) / (2 * Math.PI)
  const target: Vector = [0, 1, 0]
  const view: View = { camera: around(target, 90, 10, 50), target }
  return {
    ...standing,
    ...view,
    gems: [{ cut: "round", size, place: [0, stoneY, bend], turn: turnAround([0, 1, 0], 11) }],
    metal: polished(
      ["chain-bracelet"],
      { STONE_Y: stoneY, BEND: bend, SIZE: size, CHAIN_LOW: 1.3 },
      { centre: [0, 1.5, 1], radius: bend + 4 }
    ),
    table: { ...standing.table, fade: [20, 60] },
    frame: framed(rim(bend + 1.5, 1), view, 0.84)
  }
}

/** Stone on the outside of a circle around the vertical axis, `angle` radians from the front. */
const outwards = (cut: Gem["cut"], size: number, radius: number, angle: number, y: number): Gem => ({
  cut,
  size,
  place: [radius * Math.sin(angle), y, radius * Math.cos(angle)],
  turn: compose(turnAround([0, 1, 0], (angle * 180) / Math.PI), turnAround([1, 0, 0], 90))
})

type Edge = { readonly radius: number; readonly height: number; readonly azimuth: number; readonly elevation: number }

const onItsEdge = ({ azimuth, elevation, height, radius }: Edge): Omit<Scene, "gems"> => {
  const target: Vector = [0, height / 2, 0]
  const view: View = { camera: around(target, 100, azimuth, elevation), target }
  return {
    ...standing,
    ...view,
    table: { ...standing.table, fade: [24, 70] },
    frame: framed([...rim(radius, 0), ...rim(radius, height)], view, 0.84)
  }
}

const rim = (radius: number, y: number): ReadonlyArray<Vector> =>
  rowOf(24, (index): Vector => [radius * Math.sin(radians(index * 15)), y, radius * Math.cos(radians(index * 15))])
