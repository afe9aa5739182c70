import { Schema } from "effect"

/** GEN-002: whole roubles. */
export const Roubles = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
