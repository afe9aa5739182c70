import { Schema } from "effect"
import { Roubles } from "../schema/roubles.ts"

/** Number of comparable stones that cost less than this one, as much, and more. */
const Standing = Schema.Struct({ cheaper: Schema.Int, equal: Schema.Int, dearer: Schema.Int })

/** Price of a stone among the comparable stones in the shop. */
export const PriceComparison = Schema.Struct({
  byPrice: Standing,
  byPricePerCarat: Standing,
  /** Lowest and highest price, this stone's included. */
  least: Roubles,
  most: Roubles,
  /** Number of comparable stones at each of the 61 places between `least` and `most`. */
  strip: Schema.Array(Schema.Int),
  /** Place of this stone, 0 to 60. */
  place: Schema.Int
})
