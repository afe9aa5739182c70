import type { Plane } from "./geometry.ts"

/** Half-width 1, half-length `length`, corners cut off by `corner` along each side. */
export type Octagon = { readonly length: number; readonly corner: number }

/** Outward direction and distance from the middle. */
export type Side = { readonly x: number; readonly z: number; readonly reach: number }

/** In circular order, a long side first. */
export const sidesOf = ({ corner, length }: Octagon): ReadonlyArray<Side> =>
  Array.from({ length: 8 }, (_, side) => {
    const [x, z] = [Math.cos((side * Math.PI) / 4), Math.sin((side * Math.PI) / 4)]
    if (side % 2 === 1) return { x, z, reach: (length + 1 - corner) * Math.SQRT1_2 }
    return { x, z, reach: side % 4 === 0 ? 1 : length }
  })

export const wallsOf = (octagon: Octagon): ReadonlyArray<Plane> =>
  sidesOf(octagon).map(({ reach, x, z }) => ({ normal: [x, 0, z], distance: reach }))
