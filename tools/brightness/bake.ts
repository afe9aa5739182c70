import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { measureBrightness } from "../../core/domain/optics/brightness.ts"
import { traced } from "../../core/domain/optics/rays.ts"
import { solidOf, type StoneDescription } from "../../core/domain/optics/solid.ts"
import type { Shape } from "../../core/domain/product/diamond.ts"
import { inRoot } from "../root.ts"
import { axisNames, grids, isUsual, nodesOf } from "./grids.ts"

/**
 * Entry of a shape. `limits` are the least brightness of each grade except the lowest, in hundredths of a per cent; `nodes` are bytes
 * (`byteOf`) in base64.
 */
export const bakeShape = (shape: Shape, measure: (stone: StoneDescription) => number = bakedBrightness) => {
  const nodes = nodesOf(shape)
  const bytes = nodes.map((stone) => byteOf(measure(stone)))
  const usual = bytes.filter((_, index) => isUsual(shape, index)).toSorted((one, other) => one - other)
  const [low, high] = [percentile(usual, 5), percentile(usual, 95)]
  return {
    axes: axisNames.map((name) => grids[shape][name]),
    limits: limits.map((part) => Math.round(((low + part * (high - low) - 75) * 100) / 3)),
    nodes: Buffer.from(bytes).toString("base64")
  }
}

/** Limits of the grades, from the 5th (0) to the 95th percentile (1) of usual proportions. */
const limits = [0.5, 0.3, 0]

/** Thirds of a per cent, from -25 to 60 %. */
export const byteOf = (brightness: number): number => {
  const byte = Math.round(brightness * 300) + 75
  if (byte < 0 || byte > 255) throw new Error(`A brightness of ${brightness} is out of the range of a byte`)
  return byte
}

export const bakedBrightness = (stone: StoneDescription): number => {
  const solid = solidOf(stone)
  if (solid._tag === "ImpossibleProportions") throw new Error(`${stone.shape}: ${solid.message}`)
  return measureBrightness(traced(solid.cut))
}

/** SHA-256 of the optical model. */
export const sourceHash = (): string => {
  const folder = inRoot("core/domain/optics")
  const hash = createHash("sha256")
  for (const name of readdirSync(folder).toSorted()) {
    if (!/^(?:brightness-(?:table|text)|drawn-cuts)/.test(name)) hash.update(readFileSync(`${folder}/${name}`))
  }
  return hash.digest("hex")
}

export type BakedShape = ReturnType<typeof bakeShape>

const percentile = (sorted: ReadonlyArray<number>, percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
