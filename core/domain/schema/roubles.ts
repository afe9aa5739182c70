import { Schema } from "effect"

/** A whole number of roubles (`storefront §1`: prices are in RUB). */
export const Roubles = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
