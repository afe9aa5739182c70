import { readFileSync } from "node:fs"
import { pictureMetals, type PictureMetal } from "../../core/domain/product/jewelry-picture.ts"
import type { Vector } from "../../core/domain/optics/geometry.ts"
import { flatGround, shade, type Metal, type Scene } from "./scene.ts"

/** Numbers that the text of a distance function knows by name, the same that place the stones. */
export type Measures = Readonly<Record<string, number>>

/** What is told of a piece's metal beside its distance function: the ball in which it lies. */
export type Bounds = { readonly centre: Vector; readonly radius: number }

/** Reflectance at normal incidence. */
const colors: Readonly<Record<PictureMetal, Vector>> = {
  white: [0.93, 0.925, 0.915],
  rose: [0.95, 0.69, 0.56],
  yellow: [0.97, 0.76, 0.4]
}

/** Polished metal whose distance function stands in the last of these shaders; it uses those before it and the measures. */
export const polished = (shaders: ReadonlyArray<string>, measures: Measures, bounds: Bounds): Metal => ({
  shape: [
    ...Object.entries(measures).map(([name, value]) => `#define ${name} ${value.toFixed(5)}`),
    ...["parts", ...shaders].map((name) => readFileSync(new URL(`shaders/${name}.glsl`, import.meta.url), "utf8"))
  ].join("\n"),
  ...bounds,
  colors: pictureMetals.map((metal) => colors[metal]),
  roughness: 0.014
})

/** How the shop photographs a piece that stands on the table. */
export const standing: Pick<Scene, "table" | "shadow" | "page"> = {
  table: { color: [0.86, 0.85, 0.835], far: 0.13, fade: [6, 34] },
  shadow: { detail: 1 / 7, blur: 0.012, margin: 0.07, strength: 0.75 },
  page: [shade, flatGround]
}

/** The same for a piece that lies on it and is seen from above. */
export const lying: typeof standing = { ...standing, table: { color: [0.8, 0.79, 0.775], far: 0.1, fade: [7, 22] } }
