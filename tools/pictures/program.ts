import { readFileSync } from "node:fs"
import type { Cut } from "../../core/domain/optics/cut.ts"
import { cornersOf, fold } from "../../core/domain/optics/cut.ts"
import { cutOf, type CutName } from "./cuts.ts"
import type { Plane, Vector } from "../../core/domain/optics/geometry.ts"
import { girdleHeight } from "../../core/domain/optics/girdles.ts"
import type { Scene } from "./scene.ts"

/** Pass over a scene: the objects, or the light on the table without them. */
export type Pass = { readonly of: "things" | "ground"; readonly size: number; readonly samples: number }

/** Shader uniforms; `kind` is the suffix of the WebGL call. */
export type Uniform =
  | { readonly kind: "1f" | "1i"; readonly value: number }
  | { readonly kind: "2fv" | "3fv" | "4fv" | "3iv" | "Matrix3fv"; readonly value: ReadonlyArray<number> }

/** Fragment shader of the tracer for the cuts and metal of a scene. */
export const fragmentFor = (scene: Scene, { of, samples }: Pass): string => {
  const cuts = cutsOf(scene).map(cutOf)
  const folded = cuts.flatMap(({ folded: isFolded }, index) => (isFolded ? [`cut == ${index}`] : []))
  return [
    "#version 300 es",
    `#define FACETS ${cuts.flatMap(planesOf).length}`,
    `#define CUTS ${cuts.length}`,
    `#define GEMS ${scene.gems.length}`,
    `#define GIRDLE_HEIGHT ${reachOfGirdle}`,
    `#define WAVELENGTH_STRIDE ${strideFor(samples)}`,
    `#define MELEE ${cutsOf(scene).indexOf("melee")}`,
    ...(of === "ground" ? ["#define GROUND_PASS"] : []),
    ...(scene.metal === undefined ? [] : ["#define HAS_METAL"]),
    ...(scene.metal?.hasFinish === true ? ["#define HAS_FINISH"] : []),
    ...(scene.tints === undefined ? [] : ["#define HAS_TINTS"]),
    ...(scene.layer === undefined || of === "ground" ? [] : [layerSwitch(scene.layer)]),
    shader("tracer"),
    `bool isFolded(int cut) { return ${folded.join(" || ") || "false"}; }`,
    ...cuts.map((cut, index) => leaving(cut, index, startOf(cuts, index))),
    "Exit leave(int cut, vec3 o, vec3 d) {",
    ...cuts.map((_, index) => `  if (cut == ${index}) return leave${index}(o, d);`),
    "  return Exit(0.0, 1.0, 0);\n}",
    shader("lights"),
    scene.metal?.shape ?? ""
  ].join("\n")
}

const layerSwitch = ({ headGems, shows }: NonNullable<Scene["layer"]>): string =>
  shows === "head" ? "#define SHOWS_HEAD" : `#define SHOWS_BASE\n#define HEAD_GEMS ${headGems}`

export const uniformsFor = (scene: Scene, { samples, size }: Pass): Readonly<Record<string, Uniform>> => {
  const metal = scene.metal ?? { centre: [0, 0, 0], radius: 1, colors: [[1, 1, 1]], roughness: 0 }
  return {
    ...uniformsOfGems(scene),
    uCamera: { kind: "3fv", value: scene.camera },
    uTarget: { kind: "3fv", value: scene.target },
    uFrame: { kind: "4fv", value: [...scene.frame, 1 / size] },
    uMetalColors: columns(metal.colors),
    uTints: columns(scene.tints ?? []),
    uMetalRoughness: { kind: "1f", value: metal.roughness },
    uMetalBounds: { kind: "4fv", value: [...metal.centre, metal.radius] },
    uTableColor: { kind: "4fv", value: [...scene.table.color, scene.table.far] },
    uTableFade: { kind: "2fv", value: scene.table.fade },
    uTotal: { kind: "1i", value: samples }
  }
}

/** Matrix with a column for each print; a single value is repeated. */
const columns = (values: ReadonlyArray<Vector>): Uniform => {
  const [only, ...others] = values
  const column = (print: number): Vector => (others.length === 0 ? only : values[print]) ?? [0, 0, 0]
  return { kind: "Matrix3fv", value: [0, 1, 2].flatMap(column) }
}

const diamondIndex = 2.417

/** Slightly more than the girdle's height, for rays that touch its edge. */
const reachOfGirdle = (girdleHeight + 0.002).toFixed(4)

const uniformsOfGems = (scene: Scene): Readonly<Record<string, Uniform>> => {
  const names = cutsOf(scene)
  const cuts = names.map(cutOf)
  const ranges = cuts.flatMap((cut, index) => {
    const start = startOf(cuts, index)
    return [start, start + cut.facets.length, start + planesOf(cut).length]
  })
  const optics = new Map(names.map((name, index) => [name, [diamondIndex, radiusOf(cutOf(name)), index]]))
  return {
    uFacets: { kind: "4fv", value: cuts.flatMap(planesOf).flatMap(({ distance, normal }) => [...normal, distance]) },
    uCuts: { kind: "3iv", value: ranges },
    uGemPlaces: { kind: "4fv", value: scene.gems.flatMap(({ place, size }) => [...place, size]) },
    uGemTurns: { kind: "4fv", value: scene.gems.flatMap(({ turn }) => turn) },
    uGemOptics: { kind: "4fv", value: scene.gems.flatMap(({ cut, isTinted }) => [...(optics.get(cut) ?? []), isTinted === true ? 1 : 0]) }
  }
}

const shader = (name: string): string => readFileSync(new URL(`shaders/${name}.glsl`, import.meta.url), "utf8")

const cutsOf = ({ gems }: Scene): ReadonlyArray<CutName> => [...new Set(gems.map(({ cut }) => cut))]

const planesOf = ({ facets, girdle }: Cut): ReadonlyArray<Plane> => [...facets, ...girdle]

const startOf = (cuts: ReadonlyArray<Cut>, index: number): number => cuts.slice(0, index).flatMap(planesOf).length

const radiusOf = (cut: Cut): number => Math.max(...cornersOf(cut).map((corner) => Math.hypot(...corner))) + 0.02

/** Step over the wavelengths, coprime to their number and close to the golden ratio. */
const strideFor = (samples: number): number => {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  const steps = Array.from({ length: samples }, (_, step) => step + 1).filter((step) => common(step, samples) === 1)
  const golden = samples * 0.618
  return steps.reduce((best, step) => (Math.abs(step - golden) < Math.abs(best - golden) ? step : best), 1)
}

/**
 * Unrolled search for the facet through which a ray leaves a cut: constants avoid indexed reads, and cross-multiplied distances avoid
 * divisions.
 */
const leaving = ({ facets, folded, girdle }: Cut, index: number, start: number): string => `
Exit leave${index}(vec3 o, vec3 d) {
  Exit e = Exit(1e6, 1.0, 0);
  float rate, reach;
  bool nearer;
${facets.map((plane, facet) => testOf(plane, start + facet)).join("\n")}
${folded ? testOf(fold, -1) : ""}
  if (abs(o.y + d.y * e.reach / e.rate) > GIRDLE_HEIGHT) return e;
${girdle.map((plane, facet) => testOf(plane, start + facets.length + facet)).join("\n")}
  return e;
}`

const testOf = ({ distance, normal }: Plane, facet: number): string => {
  const [x, y, z, far] = [...normal, distance].map((value) => value.toFixed(7))
  return `  rate = ${x} * d.x + ${y} * d.y + ${z} * d.z; reach = ${far} - (${x} * o.x + ${y} * o.y + ${z} * o.z);
  nearer = rate > 1e-5 && reach * e.rate < e.reach * rate;
  e.reach = nearer ? reach : e.reach; e.rate = nearer ? rate : e.rate; e.facet = nearer ? ${facet} : e.facet;`
}
