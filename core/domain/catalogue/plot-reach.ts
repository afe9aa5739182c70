import type { Mark, Point, Plot } from "./plot-marks.ts"

/** Pixels. */
export type Size = { readonly width: number; readonly height: number }

/** Index of the bin that contains a point, or of the nearest dot within `reach` pixels; -1 for none. */
export const markAt = ({ marks }: Plot, { x, y }: Point, { height, width }: Size, reach: number): number => {
  let nearest = -1
  let least = reach ** 2
  for (const [index, mark] of marks.entries()) {
    if (mark.kind === "bin") {
      const [lower, upper] = mark.corners
      if (x >= lower.x && x < upper.x && y >= lower.y && y < upper.y) return index
      continue
    }
    const far = ((mark.at.x - x) * width) ** 2 + ((mark.at.y - y) * height) ** 2
    if (far < least) [nearest, least] = [index, far]
  }
  return nearest
}

export type PlotKey = "ArrowDown" | "ArrowLeft" | "ArrowRight" | "ArrowUp" | "End" | "Home"

export const isPlotKey = (key: string): key is PlotKey => ["ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home"].includes(key)

/**
 * Index of the mark to which a key leads. Dots: left and right by weight, up and down by price. Bins: left and right to the next column, in its
 * nearest row, up and down within the column. At the end the same mark.
 */
export const markBeside = ({ marks }: Plot, from: number, key: PlotKey): number => {
  if (key === "Home") return 0
  if (key === "End") return marks.length - 1
  const step = key === "ArrowRight" || key === "ArrowUp" ? 1 : -1
  const isAcross = key === "ArrowLeft" || key === "ArrowRight"
  const mark = marks[from]
  if (mark === undefined) return 0
  if (mark.kind === "dot") return isAcross ? clamped(from + step, marks.length) : beside(byPrice(marks), from, step)
  const column = isAcross ? nextColumn(marks, mark.column, step) : mark.column
  const inColumn = marks.flatMap((other, index) => (other.kind === "bin" && other.column === column ? { index, row: other.row } : []))
  if (!isAcross)
    return beside(
      inColumn.map(({ index }) => index),
      from,
      step
    )
  const nearest = inColumn.toSorted((one, other) => Math.abs(one.row - mark.row) - Math.abs(other.row - mark.row))
  return nearest[0]?.index ?? from
}

const clamped = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index))

const beside = (order: ReadonlyArray<number>, from: number, step: number): number =>
  order[clamped(order.indexOf(from) + step, order.length)] ?? from

const byPrice = (marks: ReadonlyArray<Mark>): ReadonlyArray<number> =>
  marks.map((_, index) => index).toSorted((one, other) => (marks[one]?.at.y ?? 0) - (marks[other]?.at.y ?? 0) || one - other)

const nextColumn = (marks: ReadonlyArray<Mark>, from: number, step: number): number => {
  const columns = marks.flatMap((mark) => (mark.kind === "bin" && (mark.column - from) * step > 0 ? mark.column : []))
  return columns.length === 0 ? from : step > 0 ? Math.min(...columns) : Math.max(...columns)
}
