import type { Clarity, Color, Finish, Fluorescence, Shape } from "../../core/domain/product/diamond.ts"
import { isGraded } from "../../core/domain/product/diamond-grades.ts"
import { findFancyColor, type Hue, type Intensity } from "../../core/domain/product/fancy-color.ts"

export type PricedStone = {
  readonly weight: number
  readonly shape: Shape
  readonly color: string
  readonly clarity: Clarity
  readonly cut: Finish | null
  readonly polish: Finish
  readonly symmetry: Finish
  readonly fluorescence: Fluorescence
}

/** Roubles. */
export const priceRange = { least: 7000, most: 7_000_000 } as const

/**
 * Roubles. The price per carat rises in steps and never falls with weight. Tables of other factors go from best to worst, so better grades never cost
 * less. Prices only resemble the trade's lists.
 */
export const priceDiamond = (stone: PricedStone): number =>
  Math.round((stone.weight * baseOf(stone.weight) * colorFactor(stone.color, stone.clarity) * makeFactor(stone)) / 100) * 100

/** Least carats, and roubles per carat of a round G VS2 with an excellent cut. */
const steps = [
  [10, 2_350_000],
  [7, 2_120_000],
  [5, 1_900_000],
  [4, 1_620_000],
  [3, 1_400_000],
  [2, 1_010_000],
  [1.5, 762_000],
  [1, 560_000],
  [0.9, 437_000],
  [0.7, 325_000],
  [0.5, 246_000],
  [0.4, 185_000],
  [0.3, 151_000],
  [0.23, 112_000],
  [0.18, 101_000],
  [0, 80_000]
] as const

/** Between steps the price grows by 3 % per doubling of the weight. */
const baseOf = (weight: number): number => {
  const [from, price] = steps.find(([least]) => weight >= least) ?? steps[steps.length - 1] ?? [0, 0]
  return from === 0 ? price : price * (1 + 0.03 * Math.log2(weight / from))
}

/** Per cent of a G VS2, by colour; columns from FL to I1. */
const grid = {
  D: { FL: 220, IF: 205, VVS1: 172, VVS2: 150, VS1: 134, VS2: 120, SI1: 98, SI2: 78, I1: 49 },
  E: { FL: 180, IF: 168, VVS1: 152, VVS2: 138, VS1: 126, VS2: 114, SI1: 94, SI2: 75, I1: 46 },
  F: { FL: 160, IF: 150, VVS1: 139, VVS2: 129, VS1: 119, VS2: 108, SI1: 90, SI2: 72, I1: 44 },
  G: { FL: 137, IF: 128, VVS1: 122, VVS2: 115, VS1: 108, VS2: 100, SI1: 85, SI2: 68, I1: 41 },
  H: { FL: 116, IF: 109, VVS1: 106, VVS2: 101, VS1: 96, VS2: 90, SI1: 79, SI2: 65, I1: 39 },
  I: { FL: 99, IF: 93, VVS1: 90, VVS2: 87, VS1: 83, VS2: 78, SI1: 71, SI2: 60, I1: 35 },
  J: { FL: 80, IF: 76, VVS1: 74, VVS2: 72, VS1: 70, VS2: 66, SI1: 61, SI2: 53, I1: 32 },
  K: { FL: 68, IF: 65, VVS1: 63, VVS2: 61, VS1: 60, VS2: 56, SI1: 51, SI2: 45, I1: 28 },
  L: { FL: 58, IF: 56, VVS1: 55, VVS2: 54, VS1: 51, VS2: 49, SI1: 45, SI2: 39, I1: 26 },
  M: { FL: 48, IF: 46, VVS1: 45, VVS2: 44, VS1: 43, VS2: 40, SI1: 38, SI2: 34, I1: 22 }
} as const satisfies Record<Color, Record<Clarity, number>>

/** Multiples of a G. The seed draws no intense or vivid browns and grays; their last two values only complete the table. */
const fancyMultiples = {
  Yellow: { "Fancy Light": 0.75, Fancy: 1.05, "Fancy Intense": 1.6, "Fancy Vivid": 2.6 },
  Brown: { "Fancy Light": 0.45, Fancy: 0.55, "Fancy Intense": 0.65, "Fancy Vivid": 0.75 },
  Gray: { "Fancy Light": 0.9, Fancy: 1.3, "Fancy Intense": 1.8, "Fancy Vivid": 2.4 },
  Orange: { "Fancy Light": 1.8, Fancy: 3, "Fancy Intense": 5, "Fancy Vivid": 9 },
  Green: { "Fancy Light": 2.5, Fancy: 4, "Fancy Intense": 7, "Fancy Vivid": 12 },
  Pink: { "Fancy Light": 6, Fancy: 10, "Fancy Intense": 17, "Fancy Vivid": 30 },
  Blue: { "Fancy Light": 9, Fancy: 14, "Fancy Intense": 24, "Fancy Vivid": 40 }
} as const satisfies Record<Hue, Record<Intensity, number>>

/** Multiples of a VS2; close together, because colour hides inclusions. */
const fancyClarity = { FL: 1.25, IF: 1.2, VVS1: 1.14, VVS2: 1.1, VS1: 1.05, VS2: 1, SI1: 0.92, SI2: 0.84, I1: 0.65 } as const

const shapeFactors = {
  round: 1,
  oval: 0.86,
  cushion: 0.76,
  princess: 0.78,
  emerald: 0.8,
  pear: 0.84,
  marquise: 0.8,
  radiant: 0.77,
  asscher: 0.76,
  heart: 0.81
} as const satisfies Record<Shape, number>

const cutFactors = { EX: 1, VG: 0.93, G: 0.85, F: 0.76 } as const satisfies Record<Finish, number>
const finishFactors = { EX: 1, VG: 0.985, G: 0.96, F: 0.92 } as const satisfies Record<Finish, number>
const fluorescenceFactors = { None: 1, Faint: 0.98, Medium: 0.95, Strong: 0.9, "Very Strong": 0.86 } as const satisfies Record<
  Fluorescence,
  number
>

const colorFactor = (color: string, clarity: Clarity): number => {
  if (isGraded(color)) return grid[color][clarity] / 100
  const fancy = findFancyColor(color)
  return fancy === undefined ? 1 : fancyMultiples[fancy.hue][fancy.intensity] * fancyClarity[clarity]
}

const makeFactor = ({ shape, cut, polish, symmetry, fluorescence }: PricedStone): number =>
  shapeFactors[shape] *
  (cut === null ? 1 : cutFactors[cut]) *
  finishFactors[polish] *
  finishFactors[symmetry] *
  fluorescenceFactors[fluorescence]
