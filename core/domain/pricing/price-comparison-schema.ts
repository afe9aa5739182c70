import { Schema } from "effect"
import { Roubles } from "../schema/roubles.ts"

/** Number of comparable stones that are cheaper, equal and dearer. */
const Standing = Schema.Struct({ cheaper: Schema.Int, equal: Schema.Int, dearer: Schema.Int })

export const PriceComparison = Schema.Struct({
  byPrice: Standing,
  byPricePerCarat: Standing,
  /** Lowest and highest price, including this stone's. */
  least: Roubles,
  most: Roubles,
  /** Stones at each of 61 places from `least` to `most`. */
  strip: Schema.Array(Schema.Int),
  /** This stone's place, 0 to 60. */
  place: Schema.Int
})
