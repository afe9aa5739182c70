import { Schema } from "effect"

/** Ids of a user's favourites by type (ENT-011). */
export const FavouriteIds = Schema.Struct({ diamonds: Schema.Array(Schema.Int), jewelries: Schema.Array(Schema.Int) })
export type FavouriteIds = typeof FavouriteIds.Type
