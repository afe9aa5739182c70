import { Schema } from "effect"

/** A whole number of roubles (GEN-002). */
export const Roubles = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
