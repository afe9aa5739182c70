import type { Shape } from "../product/diamond.ts"
import type { StoneProportions } from "./brightness-table.ts"
import drawn from "./drawn-cuts.json" with { type: "json" }

/** Proportions of a stone of the shop, drawn from above; degrees and per cent of the report, `ratio` of length to width. */
export type DrawnCut = Omit<StoneProportions, "shape"> & { readonly girdle: number }

/** The first half exists in a warm tint too. */
export const drawnCuts: Readonly<Record<Shape, ReadonlyArray<DrawnCut>>> = drawn

/** Number from 1 of the nearest drawn cut, `null` if none is near. The database chooses the same (migration 0055). */
export const drawnCutOf = (stone: StoneProportions, isWarm: boolean): number | null => {
  const cuts = drawnCuts[stone.shape]
  const distances = cuts.slice(0, isWarm ? cuts.length / 2 : cuts.length).map((cut) => distanceOf(cut, stone))
  const least = Math.min(...distances)
  return least <= farthest ? distances.indexOf(least) + 1 : null
}

/** Sum of squares in units of a visible difference. */
export const distanceOf = (one: Omit<StoneProportions, "shape">, other: StoneProportions): number =>
  axes.reduce((sum, axis) => sum + ((one[axis] - other[axis]) / unitOf(other.shape, axis)) ** 2, 0)

export const axes = ["table", "crownAngle", "pavilionAngle", "ratio"] as const

/** Change along an axis that shows in a picture. Rounds and hearts are drawn with one ratio. */
export const unitOf = (shape: Shape, axis: (typeof axes)[number]): number =>
  axis === "ratio" && (shape === "round" || shape === "heart") ? Infinity : units[axis]

const units = { table: 2.5, crownAngle: 1.5, pavilionAngle: 0.4, ratio: 0.04 } as const

/** Beyond it the picture would show another stone: two degrees of the pavilion, for example. */
export const farthest = 25
