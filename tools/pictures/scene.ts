import type { CutName } from "./cuts.ts"
import { add, cross, dot, radians, scale, subtract, unit, type Turn, type Vector } from "../../core/domain/optics/geometry.ts"
import type { Width } from "./publish.ts"

/** A stone in a scene: `size` is its half-width in mm; one that is tinted has the colour of the print. */
export type Gem = { readonly cut: CutName; readonly place: Vector; readonly size: number; readonly turn: Turn; readonly isTinted?: boolean }

/**
 * The metal of a scene as the GLSL text of a distance function `metal(vec3)`, and the ball in which it lies. It is drawn in each
 * of its one to three colours (reflectance at normal incidence).
 */
export type Metal = {
  readonly shape: string
  readonly centre: Vector
  readonly radius: number
  readonly colors: ReadonlyArray<Vector>
  readonly roughness: number
}

/**
 * How the table is printed: pixels of its pass for one of the picture, softness and the way from the border to full strength as
 * parts of the picture's width, and the strength itself (1 as traced).
 */
export type Shadow = { readonly detail: number; readonly blur: number; readonly margin: number; readonly strength: number }

/** Centre of the picture and half of its width on the plane at distance 1 from the camera. */
export type Frame = readonly [x: number, y: number, halfWidth: number]

/** What the tracer sees; lengths in mm, the table lies at y 0. */
export type Scene = {
  readonly gems: ReadonlyArray<Gem>
  readonly metal?: Metal
  /** What a mm of the tinted stones takes of red, green and blue (as an exponent), in each of one to three prints. */
  readonly tints?: ReadonlyArray<Vector>
  readonly camera: Vector
  readonly target: Vector
  readonly frame: Frame
  /** Reflectance of the table near the stone and far away, and the two distances between which it changes. */
  readonly table: { readonly color: Vector; readonly far: number; readonly fade: readonly [from: number, to: number] }
  readonly shadow: Shadow
  /** sRGB of the page that the picture melts into, at its upper and lower edge. */
  readonly page: readonly [top: Vector, bottom: Vector]
  /**
   * Only a part of what stands there is to be seen, the rest is mirrored in it: the first `headGems` stones with their setting, or what
   * bears them. The shader of its metal tells the latter apart as `base(vec3)`.
   */
  readonly layer?: { readonly shows: "base" | "head"; readonly headGems: number }
}

/** Prints that one tracing gives: one for each colour of the metal, or for each tint. */
export const printsOf = ({ metal, tints }: Scene): number => Math.max(1, metal?.colors.length ?? 0, tints?.length ?? 0)

/** A scene with the names of its files, one for each of its prints, and the widths they are published in. */
export type Picture = {
  readonly name: string
  readonly files: ReadonlyArray<string>
  readonly scene: () => Scene
  readonly widths: ReadonlyArray<Width>
  /** Printed with transparency; without its shadow where something else throws it. */
  readonly cutOut?: "alone" | "with shadow"
  /** Pixels and samples, where it needs others than most. */
  readonly traced?: { readonly size: number; readonly samples: number }
}

export const flatGround: Vector = [0xea, 0xe9, 0xe7]
export const shade: Vector = [0xe5, 0xe4, 0xe2]

/** A camera `distance` from the target, so many degrees to the right of its front and above it. */
export const around = (target: Vector, distance: number, azimuth: number, elevation: number): Vector => {
  const [a, e] = [radians(azimuth), radians(elevation)]
  return add(target, scale([Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)], distance))
}

/** What a camera sees. */
export type View = { readonly camera: Vector; readonly target: Vector }

/** The frame with these points in its middle, of which the longer way across takes `share`. */
export const framed = (points: ReadonlyArray<Vector>, view: View, share: number): Frame => {
  const seen = points.map((point) => projected(point, view))
  const [left, right] = extent(seen.map(([x]) => x))
  const [bottom, top] = extent(seen.map(([, y]) => y))
  return [(left + right) / 2, (bottom + top) / 2, Math.max(right - left, top - bottom) / 2 / share]
}

/** Where a point lies on the plane at distance 1 from the camera. */
export const projected = (point: Vector, { camera, target }: View): readonly [x: number, y: number] => {
  const forward = unit(subtract(target, camera))
  const right = unit(cross(forward, [0, 1, 0]))
  const way = subtract(point, camera)
  const depth = dot(way, forward)
  return [dot(way, right) / depth, dot(way, cross(right, forward)) / depth]
}

const extent = (values: ReadonlyArray<number>): readonly [least: number, most: number] => [Math.min(...values), Math.max(...values)]
