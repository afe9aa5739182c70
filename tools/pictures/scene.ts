import type { CutName } from "./cuts.ts"
import { add, cross, dot, radians, scale, subtract, unit, type Turn, type Vector } from "../../core/domain/optics/geometry.ts"
import type { Width } from "./publish.ts"

/** Stone of a scene: `size` is its half-width in mm; tinted ones have the colour of the print. */
export type Gem = { readonly cut: CutName; readonly place: Vector; readonly size: number; readonly turn: Turn; readonly isTinted?: boolean }

/**
 * Metal as GLSL of a distance function `metal(vec3)`, with its bounding sphere. Rendered in one to three colours (reflectance at normal
 * incidence).
 */
export type Metal = {
  readonly shape: string
  readonly centre: Vector
  readonly radius: number
  readonly colors: ReadonlyArray<Vector>
  readonly roughness: number
  /** Has a function `roughness(vec3)` of its own. */
  readonly hasFinish?: boolean
}

/** Shadow settings: resolution of its pass, blur and margin as fractions of the picture's width, and strength (1 as traced). */
export type Shadow = { readonly detail: number; readonly blur: number; readonly margin: number; readonly strength: number }

/** Centre of the picture and half of its width on the plane at distance 1 from the camera. */
export type Frame = readonly [x: number, y: number, halfWidth: number]

/** Input of the tracer; lengths in mm, the table is at y 0. */
export type Scene = {
  readonly gems: ReadonlyArray<Gem>
  readonly metal?: Metal
  /** Absorption of tinted stones per mm for red, green and blue (exponent), in one to three prints. */
  readonly tints?: ReadonlyArray<Vector>
  readonly camera: Vector
  readonly target: Vector
  readonly frame: Frame
  /** Reflectance of the table near and far, and the distances between which it changes. */
  readonly table: { readonly color: Vector; readonly far: number; readonly fade: readonly [from: number, to: number] }
  readonly shadow: Shadow
  /** Page colour (sRGB) at the upper and lower edge. */
  readonly page: readonly [top: Vector, bottom: Vector]
  /**
   * Shows one layer, in which the other is only reflected. The head is the first `headGems` stones with their setting; the base has the
   * distance function `base(vec3)`.
   */
  readonly layer?: { readonly shows: "base" | "head"; readonly headGems: number }
}

/** Prints of one tracing: one per colour of metal or per tint. */
export const printsOf = ({ metal, tints }: Scene): number => Math.max(1, metal?.colors.length ?? 0, tints?.length ?? 0)

/** Scene with its file names, one for each print, and published widths. */
export type Picture = {
  readonly name: string
  readonly files: ReadonlyArray<string>
  readonly scene: () => Scene
  readonly widths: ReadonlyArray<Width>
  /** Printed with transparency; without shadow when another layer casts it. */
  readonly cutOut?: "alone" | "with shadow"
  readonly traced?: { readonly size: number; readonly samples: number }
}

export const flatGround: Vector = [0xea, 0xe9, 0xe7]
export const shade: Vector = [0xe5, 0xe4, 0xe2]

/** Camera `distance` from the target, rotated in degrees around and above its front. */
export const around = (target: Vector, distance: number, azimuth: number, elevation: number): Vector => {
  const [a, e] = [radians(azimuth), radians(elevation)]
  return add(target, scale([Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)], distance))
}

export type View = { readonly camera: Vector; readonly target: Vector }

/** Frame centred on the points, whose longer extent takes `share` of it. */
export const framed = (points: ReadonlyArray<Vector>, view: View, share: number): Frame => {
  const seen = points.map((point) => projected(point, view))
  const [left, right] = extent(seen.map(([x]) => x))
  const [bottom, top] = extent(seen.map(([, y]) => y))
  return [(left + right) / 2, (bottom + top) / 2, Math.max(right - left, top - bottom) / 2 / share]
}

/** Position of a point on the plane at distance 1 from the camera. */
export const projected = (point: Vector, { camera, target }: View): readonly [x: number, y: number] => {
  const forward = unit(subtract(target, camera))
  const right = unit(cross(forward, [0, 1, 0]))
  const way = subtract(point, camera)
  const depth = dot(way, forward)
  return [dot(way, right) / depth, dot(way, cross(right, forward)) / depth]
}

const extent = (values: ReadonlyArray<number>): readonly [least: number, most: number] => [Math.min(...values), Math.max(...values)]
