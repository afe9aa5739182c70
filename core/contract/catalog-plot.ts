import { Schema } from "effect"
import { clarities, colors, shapes } from "../domain/product/diamond.ts"
import { hues } from "../domain/product/fancy-color.ts"
import { Article } from "./catalog-diamonds.ts"
import { FilterText } from "./catalog-filters.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

/** Single stones as columns of equal length, the lightest first. */
export const PlotDots = Schema.Struct({
  codes: Schema.Array(Article),
  shapes: Schema.Array(Schema.Literals(shapes)),
  /** Carats. */
  weights: Schema.Array(Schema.Finite),
  prices: Schema.Array(Roubles),
  /** D to M, or a fancy colour name. */
  colors: Schema.Array(plain(Schema.String)),
  clarities: Schema.Array(Schema.Literals(clarities)),
  available: Schema.Array(Schema.Boolean),
  /** Numbers of the pictures nearest by proportions. */
  drawings: Schema.Array(Schema.NullOr(Schema.Int)),
  /** Base paths of the owner's photographs. `place` is the index of the stone. */
  photos: Schema.Array(Schema.Struct({ place: Schema.Int, base: plain(Schema.String) }))
})
export type PlotDots = typeof PlotDots.Type

/** Two-dimensional histogram, as columns of equal length. A bin of column 2 has stones from `columnEdges[2]` to below `columnEdges[3]`. */
const PlotBins = Schema.Struct({
  /** Carats. */
  columnEdges: Schema.Array(Schema.Finite),
  rowEdges: Schema.Array(Roubles),
  columns: Schema.Array(Schema.Int),
  rows: Schema.Array(Schema.Int),
  counts: Schema.Array(Schema.Int),
  /** Average grade, or the hue of most stones where it is a fancy colour. */
  colors: Schema.Array(Schema.Literals([...colors, ...hues])),
  /** Average grade. */
  clarities: Schema.Array(Schema.Literals(clarities))
})
export type PlotBins = typeof PlotBins.Type

export const DiamondPlot = Schema.Struct({
  total: Schema.Int,
  /** `null` above 2,000 stones. */
  dots: Schema.NullOr(PlotDots),
  /** `null` up to 2,000 stones. */
  bins: Schema.NullOr(PlotBins)
})
export type DiamondPlot = typeof DiamondPlot.Type

/** Prices against carats of all stones that match the filters of API-015. */
export const plotDiamonds = endpoint({
  key: "catalog.diamondPlot",
  summary: "График цены и массы бриллиантов",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog-diamonds/plot/",
  params: Nothing,
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText) }),
  body: Nothing,
  answer: DiamondPlot,
  refusals: [422]
})
