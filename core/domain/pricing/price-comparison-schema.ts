import { Schema } from "effect"
import { Roubles } from "../schema/roubles.ts"

const PriceCounts = Schema.Struct({ cheaper: Schema.Int, equal: Schema.Int, dearer: Schema.Int })

export const PriceComparison = Schema.Struct({
  byPrice: PriceCounts,
  byPricePerCarat: PriceCounts,
  /** Stones at least as heavy that cost less. */
  cheaperNotLighter: Schema.Int,
  /** This stone's price included. */
  least: Roubles,
  most: Roubles,
  /** At most 120 comparable stones, cheapest first; of more, a sample at even steps. */
  dots: Schema.Array(Schema.Struct({ weight: Schema.Number, price: Roubles }))
})
