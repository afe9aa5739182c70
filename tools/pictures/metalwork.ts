import { readFileSync } from "node:fs"
import { pictureMetals, type PictureMetal } from "../../core/domain/product/jewelry-picture.ts"
import type { Vector } from "../../core/domain/optics/geometry.ts"
import { flatGround, shade, type Metal, type Scene } from "./scene.ts"

/** Constants shared by distance functions and the placement of stones. */
export type Measures = Readonly<Record<string, number>>

export type Bounds = { readonly centre: Vector; readonly radius: number }

/** Reflectance at normal incidence. */
const colors: Readonly<Record<PictureMetal, Vector>> = {
  white: [0.93, 0.925, 0.915],
  rose: [0.95, 0.69, 0.56],
  yellow: [0.97, 0.76, 0.4]
}

/** Polished metal. The last shader holds its distance function, which uses the earlier ones and the constants. */
export const polished = (shaders: ReadonlyArray<string>, measures: Measures, bounds: Bounds): Metal => ({
  shape: [
    ...Object.entries(measures).map(([name, value]) => `#define ${name} ${value.toFixed(5)}`),
    ...["parts", ...shaders].map((name) => readFileSync(new URL(`shaders/${name}.glsl`, import.meta.url), "utf8"))
  ].join("\n"),
  ...bounds,
  colors: pictureMetals.map((metal) => colors[metal]),
  roughness: 0.014
})

/** The same scene traced in these metals only. */
export const inMetals = (scene: Scene, metals: ReadonlyArray<PictureMetal>): Scene =>
  scene.metal === undefined
    ? scene
    : { ...scene, metal: { ...scene.metal, colors: pictureMetals.filter((metal) => metals.includes(metal)).map((metal) => colors[metal]) } }

export const standing: Pick<Scene, "table" | "shadow" | "page"> = {
  table: { color: [0.86, 0.85, 0.835], far: 0.13, fade: [6, 34] },
  shadow: { detail: 1 / 7, blur: 0.012, margin: 0.07, strength: 0.75 },
  page: [shade, flatGround]
}

/** Table for upright walls, which reflect nothing but its far part: it is light there too. */
export const tableForWalls: Scene["table"] = { ...standing.table, far: 0.4, fade: [6, 62] }

export const lying: typeof standing = { ...standing, table: { color: [0.8, 0.79, 0.775], far: 0.1, fade: [7, 22] } }
