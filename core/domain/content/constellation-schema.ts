import { Schema } from "effect"
import { plain } from "../schema/privacy.ts"

const point = { x: Schema.Finite, y: Schema.Finite }

export const ChartStar = Schema.Struct({
  ...point,
  radius: Schema.Finite,
  /** Hipparcos number. */
  hip: Schema.Int,
  /** Bayer letter, else Flamsteed number. */
  letter: plain(Schema.String),
  /** Visual; lower is brighter. */
  magnitude: Schema.Finite,
  /** Set for main stars. */
  name: Schema.NullOr(plain(Schema.String)),
  /** Side without lines, for the label. */
  side: Schema.Literals(["right", "left", "above", "below"])
})
export type ChartStar = typeof ChartStar.Type

/** x1, y1, x2, y2. */
export const ChartLine = plain(Schema.Tuple([Schema.Finite, Schema.Finite, Schema.Finite, Schema.Finite]))
export type ChartLine = typeof ChartLine.Type

/** x, y, radius. */
export const ChartDot = plain(Schema.Tuple([Schema.Finite, Schema.Finite, Schema.Finite]))
export type ChartDot = typeof ChartDot.Type

/** Square of `chartSize` units; `field`: stars around the figure. */
export const Chart = Schema.Struct({
  stars: Schema.Array(ChartStar),
  lines: Schema.Array(ChartLine),
  field: Schema.Array(ChartDot)
})
export type Chart = typeof Chart.Type

/** For small sizes, without labels. */
export const Outline = Schema.Struct({ stars: Schema.Array(ChartDot), lines: Schema.Array(ChartLine) })
export type Outline = typeof Outline.Type
