import { readFileSync } from "node:fs"
import { shapes, type Shape } from "../../core/domain/diamond.ts"
import { cornersOf, cutOf } from "./cuts.ts"
import { add, radians, scale, turnAround, turned, type Turn, type Vector } from "./geometry.ts"
import type { Width } from "./publish.ts"

/** A stone in a scene: `size` is its half-width in mm. */
export type Gem = { readonly shape: Shape; readonly place: Vector; readonly size: number; readonly turn: Turn }

/** The metal of a scene as the GLSL text of a distance function `metal(vec3)`, and the ball in which it lies. */
export type Metal = {
  readonly shape: string
  readonly centre: Vector
  readonly radius: number
  readonly color: Vector
  readonly roughness: number
}

/**
 * How the table is printed: pixels of its pass for one of the picture, softness and the way from the border to full strength as
 * parts of the picture's width, and the strength itself (1 as traced).
 */
export type Shadow = { readonly detail: number; readonly blur: number; readonly margin: number; readonly strength: number }

/** What the tracer sees; lengths in mm, the table lies at y 0. */
export type Scene = {
  readonly gems: ReadonlyArray<Gem>
  readonly metal?: Metal
  readonly camera: Vector
  readonly target: Vector
  /** Centre of the picture and half of its width on the plane at distance 1 from the camera. */
  readonly frame: readonly [x: number, y: number, halfWidth: number]
  /** Reflectance of the table near the stone and far away, and the two distances between which it changes. */
  readonly table: { readonly color: Vector; readonly far: number; readonly fade: readonly [from: number, to: number] }
  readonly shadow: Shadow
  /** sRGB of the page that the picture melts into, at its upper and lower edge. */
  readonly page: readonly [top: Vector, bottom: Vector]
}

/** A picture and the widths it is published in. */
export type Picture = { readonly name: string; readonly scene: () => Scene; readonly widths: ReadonlyArray<Width> }

const white: Vector = [0.93, 0.925, 0.915]
const stoneWidths: ReadonlyArray<Width> = [
  { pixels: 320, budget: 18_000 },
  { pixels: 640, budget: 45_000 },
  { pixels: 1080, budget: 105_000 }
]

const heroWidths: ReadonlyArray<Width> = [
  { pixels: 640, budget: 34_000 },
  { pixels: 1080, budget: 70_000 },
  { pixels: 1600, budget: 130_000 }
]

const flatGround: Vector = [0xea, 0xe9, 0xe7]
const shade: Vector = [0xe5, 0xe4, 0xe2]

/** Part of the frame that the longer side of a loose stone takes (design §12). */
const share = 0.83

/** A loose stone from above, its table level, so large and so placed that it fills its share of the frame. */
const looseStone = (shape: Shape): Scene => {
  const size = 2.8
  const turn = turnAround([0, 1, 0], shape === "round" ? 11 : 0)
  const corners = cornersOf(cutOf(shape)).map((corner) => scale(turned(turn, corner), size))
  const place: Vector = [0, -Math.min(...corners.map(([, y]) => y)), 0]
  const [camera, target]: [Vector, Vector] = [[0, 30, 1.2], [0, 2.5, 0]] // prettier-ignore
  const seen = corners.map((corner) => projected(add(corner, place), camera, target))
  const [left, right] = extent(seen.map(([x]) => x))
  const [bottom, top] = extent(seen.map(([, y]) => y))
  return {
    gems: [{ shape, place, size, turn }],
    camera,
    target,
    frame: [(left + right) / 2, (bottom + top) / 2, Math.max(right - left, top - bottom) / 2 / share],
    table: { color: [0.88, 0.87, 0.855], far: 0.2, fade: [12, 48] },
    shadow: { detail: 1 / 8, blur: 0.022, margin: 0.14, strength: 0.5 },
    page: [flatGround, flatGround]
  }
}

/** The ring of the home page: a round stone of one carat in white gold. */
const solitaire = (): Scene => {
  const shankY = 9.94
  const stoneY = shankY + 13.3
  const target: Vector = [0, shankY + 2.4, 0]
  const source = readFileSync(new URL("shaders/solitaire.glsl", import.meta.url), "utf8")
  return {
    gems: [{ shape: "round", place: [0, stoneY, 0], size: 3.25, turn: turnAround([0, 1, 0], 7) }],
    metal: {
      shape: `#define SHANK_Y ${shankY.toFixed(3)}\n#define STONE_Y ${stoneY.toFixed(3)}\n${source}`,
      centre: [0, shankY + 2.1, 0],
      radius: 12.5,
      color: white,
      roughness: 0.014
    },
    camera: around(target, 85, 30, 24),
    target,
    frame: [0.003, 0.0145, 0.1745],
    table: { color: [0.86, 0.85, 0.835], far: 0.13, fade: [6, 34] },
    shadow: { detail: 1 / 5, blur: 0.011, margin: 0.07, strength: 0.75 },
    page: [shade, flatGround]
  }
}

/** Every picture that the pages show, by the name of its files. */
export const pictures: ReadonlyArray<Picture> = [
  ...shapes.map((shape) => ({ name: `stones/${shape}`, scene: () => looseStone(shape), widths: stoneWidths })),
  { name: "hero-ring", scene: solitaire, widths: heroWidths }
]

const around = (target: Vector, distance: number, azimuth: number, elevation: number): Vector => {
  const [a, e] = [radians(azimuth), radians(elevation)]
  return add(target, scale([Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)], distance))
}

/** Place of a point on the plane at distance 1 from a camera that has z = 0 lines level. */
const projected = (point: Vector, camera: Vector, target: Vector): readonly [x: number, y: number] => {
  const tilt = Math.atan2(camera[1] - target[1], camera[2] - target[2])
  const [x, y, z] = add(point, scale(camera, -1))
  const depth = -y * Math.sin(tilt) - z * Math.cos(tilt)
  return [x / depth, (y * Math.cos(tilt) - z * Math.sin(tilt)) / depth]
}

const extent = (values: ReadonlyArray<number>): readonly [least: number, most: number] => [Math.min(...values), Math.max(...values)]
