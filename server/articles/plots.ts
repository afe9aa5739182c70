import { Effect } from "effect"
import type { PlotName } from "../../core/domain/articles/article.ts"
import { clarities, colors, fluorescences, shapes } from "../../core/domain/product/diamond.ts"
import { shapeNames } from "../../core/domain/product/diamond-names.ts"
import { fluorescenceNames } from "../../core/domain/product/diamond-text.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"

type Bar = { readonly label: string; readonly value: number; readonly count: number }

type Plot = {
  readonly unit: "roubles" | "stones"
  /** SQL over columns. */
  readonly where: string
  readonly group: string
  readonly groups: ReadonlyArray<readonly [group: string, label: string]>
}

const carat = "weight >= 1 and weight < 1.5"
const roundCarat = `shape = 'round' and ${carat}`
/** Fancy-coloured stones have no place on the colour scale. */
const colorless = `color in (${colors.map((color) => `'${color}'`).join(", ")})`
const titledByValue = (values: ReadonlyArray<string>) => values.map((value) => [value, value] as const)

const bands = [
  ["0.3", "0,30–0,49 карата"],
  ["0.5", "0,50–0,69 карата"],
  ["0.7", "0,70–0,89 карата"],
  ["0.9", "0,90–0,99 карата"],
  ["1", "1,00–1,49 карата"],
  ["1.5", "1,50–1,99 карата"],
  ["2", "2,00–2,99 карата"],
  ["3", "от 3 карат"]
] as const

const band = `case ${bands
  .toReversed()
  .map(([from]) => `when weight >= ${from} then '${from}'`)
  .join(" ")} end`

const plots: Readonly<Record<PlotName, Plot>> = {
  "price-by-weight": { unit: "roubles", where: `shape = 'round' and ${colorless}`, group: band, groups: bands },
  "price-by-color": { unit: "roubles", where: roundCarat, group: "color", groups: titledByValue(colors) },
  "price-by-clarity": { unit: "roubles", where: `${roundCarat} and ${colorless}`, group: "clarity", groups: titledByValue(clarities) },
  "price-by-shape": {
    unit: "roubles",
    where: `${carat} and ${colorless}`,
    group: "shape",
    groups: shapes.map((shape) => [shape, shapeNames[shape]])
  },
  fluorescence: {
    unit: "roubles",
    where: `${carat} and ${colorless}`,
    group: "fluorescence",
    groups: fluorescences.map((grade) => [grade, fluorescenceNames[grade]])
  },
  "stones-by-weight": { unit: "stones", where: "true", group: band, groups: bands }
}

/** Computes a chart of the stones on sale; a group with fewer than `fewest` stones has no bar. */
export const findPlot = (name: PlotName): DatabaseEffect<Pick<Plot, "unit"> & { readonly bars: ReadonlyArray<Bar> }> => {
  const { group, groups, unit, where } = plots[name]
  const value = unit === "stones" ? "count(*)" : "percentile_disc(0.5) within group (order by price_per_carat)"
  const sql = `select ${group} as "group", ${value}::float8 as value, count(*)::int4 as count
    from diamonds where is_available_for_sale and ${where} group by 1`
  return Effect.map(query<{ group: string | null; value: number; count: number }>(sql), (rows) => ({
    unit,
    bars: groups.flatMap(([code, label]) => {
      const row = rows.find((each) => each.group === code)
      return row === undefined || row.count < minStones ? [] : [{ label, value: row.value, count: row.count }]
    })
  }))
}

const minStones = 5
