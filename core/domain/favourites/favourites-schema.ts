import { Schema } from "effect"

/** The ids of a server's list by their kinds (ENT-011). */
export const FavouriteIds = Schema.Struct({ diamonds: Schema.Array(Schema.Int), jewelries: Schema.Array(Schema.Int) })
export type FavouriteIds = typeof FavouriteIds.Type
