import { Effect, Schema } from "effect"
import { type DiamondPlot, type PlotBins, PlotDots } from "../../core/contract/catalog-plot.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { binsOf, type Cell, hueOf } from "../../core/domain/catalogue/plot-grid.ts"
import { clarities, colors } from "../../core/domain/product/diamond.ts"
import { pictureColumns } from "./diamonds.ts"
import { chosenFilters } from "./chosen-filters.ts"
import { fewHits, totalOfHits, withFlatHits } from "./diamond-choice.ts"
import { queryOne } from "../platform/db/query.ts"

/** More stones are counted in bins. */
export const maxDots = 2_000

/** Prices and carats of the stones that match every filter, sold ones too, in one statement. */
export const plotDiamonds = Effect.fn("plotDiamonds")(function* (filters: ReadonlyArray<Filter>) {
  const row = yield* queryOne(selectPlot, [chosenFilters(diamondListing, filters), maxDots], PlotRow)
  const { cells = null, dots = null, total = 0 } = row ?? {}
  return { total, dots, bins: cells === null ? null : toBins(cells) } satisfies DiamondPlot
})

/** `cells`: sums of `plot_grades` by `plot_cell`. */
const PlotRow = Schema.Struct({
  total: Schema.Int,
  dots: Schema.NullOr(PlotDots),
  cells: Schema.NullOr(
    Schema.Struct({ cells: Schema.Array(Schema.Int), counts: Schema.Array(Schema.Int), grades: Schema.Array(Schema.Int) })
  )
})

const toBins = ({ cells: places, counts, grades }: NonNullable<(typeof PlotRow.Type)["cells"]>): PlotBins => {
  const fine = places.map((place, index) => cellOf(place, counts[index] ?? 0, grades[index] ?? 0))
  const { cells, columnEdges, rowEdges } = binsOf(fine)
  return {
    columnEdges,
    rowEdges,
    columns: cells.map(({ column }) => column),
    rows: cells.map(({ row }) => row),
    counts: cells.map(({ count }) => count),
    colors: cells.map((cell) => hueOf(cell) ?? gradeOf(colors, cell.colors, cell.graded)),
    clarities: cells.map(({ clarities: ranks, count }) => gradeOf(clarities, ranks, count))
  }
}

/** Unpacks `plot_cell` and `plot_grades` (migration 0050). */
const cellOf = (place: number, count: number, grades: number): Cell => ({
  column: place >> 14,
  row: (place >> 4) & 1023,
  hue: place & 15,
  count,
  graded: (place & 15) === 0 ? count : 0,
  colors: Math.floor(grades / 2 ** 20),
  clarities: grades % 2 ** 20
})

const gradeOf = <Grade>(grades: readonly [Grade, ...ReadonlyArray<Grade>], ranks: number, count: number): Grade =>
  grades[Math.round(ranks / Math.max(1, count))] ?? grades[0]

/** Reads few stones by their ids; counts many from an index that contains all columns needed. */
const selectPlot = `${withFlatHits("$1")}, found as materialized (select ${totalOfHits} as total),
  ${fewHits("(select total from found) <= $2::int4")}
  select total,
    case when total <= $2::int4 then (
      select json_build_object('codes', coalesce(array_agg(code), '{}'), 'shapes', coalesce(array_agg(shape), '{}'),
        'weights', coalesce(array_agg(weight), '{}'), 'prices', coalesce(array_agg(price), '{}'), 'colors', coalesce(array_agg(color), '{}'),
        'clarities', coalesce(array_agg(clarity), '{}'), 'available', coalesce(array_agg(is_available_for_sale), '{}'),
        'drawings', coalesce(array_agg(drawing), '{}'),
        'photos', coalesce(json_agg(json_build_object('place', place, 'base', photo)) filter (where photo is not null), '[]'))
      from (
        select code, shape, weight, price, color, clarity, is_available_for_sale, ${pictureColumns},
          row_number() over (order by weight, price, id)::int4 - 1 as place
        from few join diamonds using (id) order by weight, price, id
      ) as dot
    ) end as dots,
    case when total > $2::int4 then (
      select json_build_object('cells', array_agg(plot_cell), 'counts', array_agg(stones), 'grades', array_agg(grades))
      from (
        select plot_cell, count(*)::int4 as stones, sum(plot_grades) as grades
        from diamonds where get_bit((select bits from flat), id) = 1 group by plot_cell
      ) as cell
    ) end as cells
  from found`
