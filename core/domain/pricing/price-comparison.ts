import { type Clarity, type Color, clarities, colors, type Finish, finishes, type Shape } from "../product/diamond.ts"
import { isGraded } from "../product/diamond-grades.ts"
import type { PriceComparison as Schema } from "./price-comparison-schema.ts"
import { bandOf, type WeightBand } from "./weight-bands.ts"

export type PriceComparison = typeof Schema.Type
export type Standing = PriceComparison["byPrice"]

/** Roubles. */
type StonePrice = { readonly price: number; readonly pricePerCarat: number }

type Stone = {
  readonly shape: Shape
  readonly weight: number
  readonly color: string
  readonly clarity: Clarity
  readonly cut: Finish | null
  readonly isAvailableForSale: boolean
}

export type ComparisonGroup = { readonly shape: Shape; readonly band: WeightBand; readonly color: Color; readonly clarity: Clarity }

/** With fewer comparable stones, no comparison is shown. */
export const fewestComparable = 8

export const alternativesMost = 3

/** Last place of the strip, counted from 0. */
export const lastPlace = 60

/** Shape, weight band, colour and clarity. `null` for a sold stone, a fancy colour (priced by hue) or a weight without a band. */
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
export const comparePrices = (stone: StonePrice, others: ReadonlyArray<StonePrice>): PriceComparison | null => {
  if (others.length < fewestComparable) return null
  const prices = others.map(({ price }) => price)
  const least = prices.reduce((one, other) => Math.min(one, other), stone.price)
  const most = prices.reduce((one, other) => Math.max(one, other), stone.price)
  const placeOf = (price: number): number => Math.round(most === least ? lastPlace / 2 : ((price - least) / (most - least)) * lastPlace)
  const places = prices.map(placeOf)
  return {
    byPrice: standing(stone.price, prices),
    byPricePerCarat: standing(
      stone.pricePerCarat,
      others.map(({ pricePerCarat }) => pricePerCarat)
    ),
    least,
    most,
    strip: Array.from({ length: lastPlace + 1 }, (_, place) => places.filter((each) => each === place).length),
    place: placeOf(stone.price)
  }
}

const standing = (value: number, others: ReadonlyArray<number>): Standing => ({
  cheaper: others.filter((price) => price < value).length,
  equal: others.filter((price) => price === value).length,
  dearer: others.filter((price) => price > value).length
})
