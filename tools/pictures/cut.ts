import type { Plane } from "./geometry.ts"

/**
 * A cut as a convex solid: a point is in it where it is under every plane. The girdle lies at y 0, the half-width is 1.
 * A folded cut (the heart) describes its half x >= 0; the other half is its mirror image and light passes between them.
 */
export type Cut = {
  readonly facets: ReadonlyArray<Plane>
  readonly girdle: ReadonlyArray<Plane>
  readonly folded: boolean
}
