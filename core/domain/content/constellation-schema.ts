import { Schema } from "effect"
import { plain } from "../schema/privacy.ts"

const point = { x: Schema.Finite, y: Schema.Finite }

/** A star of a drawing: its place and radius in the drawing's units, and what it is called. */
export const ChartStar = Schema.Struct({
  ...point,
  radius: Schema.Finite,
  /** Number in the Hipparcos catalogue. */
  hip: Schema.Int,
  /** Bayer's Greek letter, or Flamsteed's number where there is none. */
  letter: plain(Schema.String),
  /** Visual magnitude: the less, the brighter. */
  magnitude: Schema.Finite,
  /** Proper name of a main star, which the drawing shows. */
  name: Schema.NullOr(plain(Schema.String)),
  /** Side of the star that its lines leave free for the name. */
  side: Schema.Literals(["right", "left", "above", "below"])
})
export type ChartStar = typeof ChartStar.Type

/** A line of a drawing from one point to another: x1, y1, x2, y2. */
export const ChartLine = plain(Schema.Tuple([Schema.Finite, Schema.Finite, Schema.Finite, Schema.Finite]))
export type ChartLine = typeof ChartLine.Type

/** A star around the figure: x, y, radius. */
export const ChartDot = plain(Schema.Tuple([Schema.Finite, Schema.Finite, Schema.Finite]))
export type ChartDot = typeof ChartDot.Type

/** The drawing of a constellation in a square of `chartSize`. */
export const Chart = Schema.Struct({
  stars: Schema.Array(ChartStar),
  lines: Schema.Array(ChartLine),
  field: Schema.Array(ChartDot)
})
export type Chart = typeof Chart.Type

/** The same without names, as small drawings need it. */
export const Outline = Schema.Struct({ stars: Schema.Array(ChartDot), lines: Schema.Array(ChartLine) })
export type Outline = typeof Outline.Type
