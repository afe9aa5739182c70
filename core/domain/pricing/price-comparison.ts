import { type Clarity, type Color, clarities, colors, type Finish, finishes, type Shape } from "../product/diamond.ts"
import { isGraded } from "../product/diamond-grades.ts"
import type { PriceComparison as Schema } from "./price-comparison-schema.ts"
import { bandOf, type WeightBand } from "./weight-bands.ts"

export type PriceComparison = typeof Schema.Type
export type PriceCounts = PriceComparison["byPrice"]

/** Carats and roubles. */
export type PricedWeight = { readonly weight: number; readonly price: number }
type PricedStone = PricedWeight & { readonly pricePerCarat: number }

type Stone = {
  readonly shape: Shape
  readonly weight: number
  readonly color: string
  readonly clarity: Clarity
  readonly cut: Finish | null
  readonly isAvailableForSale: boolean
}

export type ComparisonGroup = { readonly shape: Shape; readonly band: WeightBand; readonly color: Color; readonly clarity: Clarity }

/** With fewer, no comparison is shown. */
export const fewestComparable = 8

export const maxAlternatives = 3

export const maxDots = 120

/** `null` for a sold stone, a fancy colour (priced by hue) or a weight without a band. */
export const comparisonGroup = ({ clarity, color, isAvailableForSale, shape, weight }: Omit<Stone, "cut">): ComparisonGroup | null => {
  const band = bandOf(weight)
  return isAvailableForSale && isGraded(color) && band !== null ? { shape, band, color, clarity } : null
}

/** Grades not worse than this stone's; `cuts` is `null` without a cut grade. */
export const gradesNotWorse = ({
  clarity,
  color,
  cut
}: {
  readonly clarity: Clarity
  readonly color: Color
  readonly cut: Finish | null
}) => ({
  colors: colors.slice(0, colors.indexOf(color) + 1),
  clarities: clarities.slice(0, clarities.indexOf(clarity) + 1),
  cuts: cut === null ? null : finishes.slice(0, finishes.indexOf(cut) + 1)
})

/** Compares with the group's stones for sale; `null` with fewer than eight. A tie is neither cheaper nor dearer. */
export const comparePrices = (stone: PricedStone, others: ReadonlyArray<PricedStone>): PriceComparison | null => {
  if (others.length < fewestComparable) return null
  const prices = others.map(({ price }) => price)
  return {
    byPrice: countByPrice(stone.price, prices),
    byPricePerCarat: countByPrice(
      stone.pricePerCarat,
      others.map(({ pricePerCarat }) => pricePerCarat)
    ),
    cheaperNotLighter: others.filter((other) => isCheaperNotLighter(other, stone)).length,
    least: prices.reduce((one, other) => Math.min(one, other), stone.price),
    most: prices.reduce((one, other) => Math.max(one, other), stone.price),
    dots: atEvenSteps(others.toSorted((one, other) => one.price - other.price || one.weight - other.weight)).map(({ price, weight }) => ({
      weight,
      price
    }))
  }
}

export const isCheaperNotLighter = (other: PricedWeight, stone: PricedWeight): boolean =>
  other.price < stone.price && other.weight >= stone.weight

const countByPrice = (value: number, others: ReadonlyArray<number>): PriceCounts => ({
  cheaper: others.filter((price) => price < value).length,
  equal: others.filter((price) => price === value).length,
  dearer: others.filter((price) => price > value).length
})

const atEvenSteps = (stones: ReadonlyArray<PricedStone>): ReadonlyArray<PricedStone> =>
  stones.length <= maxDots
    ? stones
    : Array.from({ length: maxDots }, (_, index) => stones[Math.round((index * (stones.length - 1)) / (maxDots - 1))] ?? []).flat()
