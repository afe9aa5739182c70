import { polygonsOf, type Plane, type Vector } from "./geometry.ts"

/** Step cuts have `crown` and `pavilion` rows instead of stars, mains and halves. */
export type FacetKind = "table" | "star" | "crown-main" | "upper-half" | "lower-half" | "pavilion-main" | "crown" | "pavilion" | "culet"

export type Facet = Plane & { readonly kind: FacetKind }

/**
 * Convex solid: inside is under every plane. The girdle's middle is at y 0, the half-width 1, the longer side along z. A folded cut (heart) is its
 * half x >= 0; light passes to the mirror image.
 */
export type Cut = {
  readonly facets: ReadonlyArray<Facet>
  readonly girdle: ReadonlyArray<Plane>
  readonly folded: boolean
}

/** Plane between the halves of a folded cut; light passes it. */
export const fold: Plane = { normal: [-1, 0, 0], distance: 0 }

export const facetsOf = (kind: FacetKind, planes: ReadonlyArray<Plane>): ReadonlyArray<Facet> => planes.map((plane) => ({ ...plane, kind }))

/** Includes both halves of a folded cut. */
export const cornersOf = ({ facets, folded, girdle }: Cut): ReadonlyArray<Vector> => {
  const corners = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])]).flat()
  return folded ? [...corners, ...corners.map(([x, y, z]): Vector => [-x, y, z])] : corners
}
