import { absorptionOf } from "../optics/absorption.ts"
import { cornersOf } from "../optics/cut.ts"
import { refractiveIndexAt } from "../optics/medium.ts"
import { solidOf } from "../optics/solid.ts"
import type { Fluorescence } from "../product/diamond.ts"
import type { LiveStone } from "./live-stone.ts"

/** Lengths in half-widths. */
export type Scene = {
  /** Normal and distance of each plane: facets, then girdle. */
  readonly planes: ReadonlyArray<number>
  readonly facets: number
  readonly walls: number
  /** Only x >= 0 is described. */
  readonly isFolded: boolean
  /** Radius around the y axis inside the girdle. */
  readonly inradius: number
  /** Distance from the middle to the farthest corner. */
  readonly reach: number
  /** Red, green and blue, per half-width. */
  readonly absorption: readonly [number, number, number]
  /** Light per half-width under long-wave ultraviolet. */
  readonly glow: number
}

/** `null` for impossible proportions. */
export const sceneOf = (stone: LiveStone): Scene | null => {
  const result = solidOf(stone)
  if (result._tag === "ImpossibleProportions") return null
  const { facets, folded, girdle } = result.cut
  const [red, green, blue] = absorptionOf(stone.color)
  const half = stone.width / 2
  return {
    planes: [...facets, ...girdle].flatMap(({ distance, normal }) => [...normal, distance]),
    facets: facets.length,
    walls: girdle.length,
    isFolded: folded,
    inradius: Math.min(...girdle.map(({ distance }) => distance)),
    reach: Math.max(...cornersOf(result.cut).map((corner) => Math.hypot(...corner))),
    absorption: [red * half, green * half, blue * half],
    glow: glows[stone.fluorescence]
  }
}

/** Set by grade, not measured: reports state the strength in words. */
const glows: Readonly<Record<Fluorescence, number>> = { None: 0, Faint: 0.03, Medium: 0.09, Strong: 0.2, "Very Strong": 0.34 }

/** Nanometres of red, green and blue, and the largest shift of a sample. */
const channels = [611, 549, 464] as const
const spreadNm = 24

/** `part` from -1 to 1 shifts the wavelengths, so that samples form a rainbow. */
export const indicesAt = (part: number): readonly [number, number, number] => {
  const [red, green, blue] = channels
  return [refractiveIndexAt(red + spreadNm * part), refractiveIndexAt(green + spreadNm * part), refractiveIndexAt(blue + spreadNm * part)]
}
