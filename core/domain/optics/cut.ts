import { polygonsOf, type Plane, type Vector } from "./geometry.ts"

/** A step cut has rows of `crown` and `pavilion` facets instead of stars, mains and halves. */
export type FacetKind = "table" | "star" | "crown-main" | "upper-half" | "lower-half" | "pavilion-main" | "crown" | "pavilion" | "culet"

export type Facet = Plane & { readonly kind: FacetKind }

/**
 * Convex solid: a point is inside when it is under every plane. The middle of the girdle lies at y 0, the half-width is 1, the longer side
 * lies along z. A folded cut (the heart) describes its half x >= 0; the other is its mirror image, and light passes between them.
 */
export type Cut = {
  readonly facets: ReadonlyArray<Facet>
  readonly girdle: ReadonlyArray<Plane>
  readonly folded: boolean
}

/** Plane between the halves of a folded cut, which light passes. */
export const fold: Plane = { normal: [-1, 0, 0], distance: 0 }

export const facetsOf = (kind: FacetKind, planes: ReadonlyArray<Plane>): ReadonlyArray<Facet> => planes.map((plane) => ({ ...plane, kind }))

/** Includes both halves of a folded cut. */
export const cornersOf = ({ facets, folded, girdle }: Cut): ReadonlyArray<Vector> => {
  const corners = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])]).flat()
  return folded ? [...corners, ...corners.map(([x, y, z]): Vector => [-x, y, z])] : corners
}
