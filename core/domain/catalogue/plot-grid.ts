import { hues } from "../product/fancy-color.ts"

/**
 * Logarithmic grid of prices against carats, the same for all filters: 25 columns and 15 rows for each factor of e, from 0.01 carat and 1 rouble, as
 * in column `plot_cell` of the database (migration 0050). Neighbouring columns and rows are joined until at most 48 and 32 are left.
 */
const columnsByFactor = 25
const rowsByFactor = 15
const maxColumns = 48
const maxRows = 32

/** Stones of a grid cell with one hue, or of grades D to M. `colors` and `clarities` are sums of ranks, 0 for the best. */
export type Cell = {
  readonly column: number
  readonly row: number
  /** Place in `hues` from 1; 0 for grades. */
  readonly hue: number
  readonly count: number
  /** Stones of grades D to M among them. */
  readonly graded: number
  readonly colors: number
  readonly clarities: number
}

/** Cells of a coarser grid, with the hue or grade of most of their stones. */
export type Bins = {
  /** Lower ends of the columns in carats, and the upper end of the last: a bin of column 2 has stones from `columnEdges[2]` to below `[3]`. */
  readonly columnEdges: ReadonlyArray<number>
  /** In roubles. */
  readonly rowEdges: ReadonlyArray<number>
  readonly cells: ReadonlyArray<Cell>
}

export const binsOf = (fine: ReadonlyArray<Cell>): Bins => {
  const columns = joined(
    fine.map(({ column }) => column),
    maxColumns
  )
  const rows = joined(
    fine.map(({ row }) => row),
    maxRows
  )
  const byHue = new Map<string, Cell>()
  for (const cell of fine) {
    const place = { column: columns.placeOf(cell.column), row: rows.placeOf(cell.row) }
    const key = `${place.column} ${place.row} ${cell.hue}`
    byHue.set(key, added({ ...cell, ...place }, byHue.get(key)))
  }
  return {
    columnEdges: columns.edges.map((edge) => Math.ceil(Math.exp(edge / columnsByFactor)) / 100),
    rowEdges: rows.edges.map((edge) => Math.ceil(Math.exp(edge / rowsByFactor))),
    cells: merged([...byHue.values()])
  }
}

export const hueOf = ({ hue }: Cell) => hues[hue - 1]

const added = (one: Cell, other: Cell | undefined): Cell =>
  other === undefined
    ? one
    : {
        ...one,
        count: one.count + other.count,
        graded: one.graded + other.graded,
        colors: one.colors + other.colors,
        clarities: one.clarities + other.clarities
      }

const merged = (cells: ReadonlyArray<Cell>): ReadonlyArray<Cell> => {
  const bins = new Map<string, { readonly largest: Cell; readonly all: Cell }>()
  for (const cell of cells) {
    const key = `${cell.column} ${cell.row}`
    const bin = bins.get(key)
    const largest = bin === undefined || cell.count > bin.largest.count ? cell : bin.largest
    bins.set(key, { largest, all: added(cell, bin?.all) })
  }
  return [...bins.values()]
    .map(({ all, largest }) => ({ ...all, hue: largest.hue }))
    .toSorted((one, other) => one.column - other.column || one.row - other.row)
}

/** Chooses the smallest factor that leaves at most `most`. */
const joined = (places: ReadonlyArray<number>, most: number) => {
  const [first, last] = places.reduce(
    ([least, greatest], place) => [Math.min(least, place), Math.max(greatest, place)],
    [Infinity, -Infinity]
  )
  let factor = Math.max(1, Math.ceil((last - first + 1) / most))
  while (Math.floor(last / factor) - Math.floor(first / factor) >= most) factor++
  const begin = Math.floor(first / factor)
  const count = Math.floor(last / factor) - begin + 1
  return {
    edges: Array.from({ length: count + 1 }, (_, index) => (begin + index) * factor),
    placeOf: (place: number) => Math.floor(place / factor) - begin
  }
}
