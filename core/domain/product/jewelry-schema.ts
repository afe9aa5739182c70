import { Schema } from "effect"
import { plain } from "../schema/privacy.ts"
import { clarities, shapes } from "./diamond.ts"
import { categories, collections, metalColors, metals, probes } from "./jewelry.ts"

export const CategoryName = Schema.Struct({ code: Schema.Literals(categories), name: plain(Schema.String) })
export const CollectionName = Schema.Struct({ code: Schema.Literals(collections), name: plain(Schema.String) })

export const metalFields = { metal: Schema.Literals(metals), metalColor: Schema.Literals(metalColors), metalProbe: Schema.Literals(probes) }

/** Identical stones (ENT-028). */
export const Insert = Schema.Struct({
  type: plain(Schema.String),
  quantity: Schema.Int,
  shape: Schema.Literals(shapes),
  /** Carats of one stone. */
  weight: Schema.Finite,
  color: plain(Schema.String),
  colorRF: plain(Schema.String),
  clarity: Schema.Literals(clarities),
  clarityRF: plain(Schema.String)
})
export type Insert = typeof Insert.Type
