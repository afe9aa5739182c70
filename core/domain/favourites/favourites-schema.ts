import { Schema } from "effect"

/** ENT-011. */
export const FavouriteIds = Schema.Struct({ diamonds: Schema.Array(Schema.Int), jewelries: Schema.Array(Schema.Int) })
export type FavouriteIds = typeof FavouriteIds.Type
