/** Inks of a drawing: outlines, finer and broken lines, what is pointed at, and the zones of a map of light. */
export const inks = ["line", "fine", "dash", "accent", "red", "green", "blue", "dark"] as const
export type Ink = (typeof inks)[number]

/** An SVG path with its ink. A `fill` is a colour beneath the line; zones of light are filled with their ink and have no line. */
export type Stroke = { readonly d: string; readonly ink: Ink; readonly fill: string | null; readonly isQuarter: boolean }

export type Label = { readonly x: number; readonly y: number; readonly text: string; readonly anchor: "start" | "middle" | "end" }

/**
 * One picture of a drawing: what it shows, a line about it, and its paths in a box of `width` by `height` pixels. A quarter (`isQuarter`) is the upper left one of
 * the box's upper square, and is drawn four times as its mirror images.
 */
export type Panel = {
  readonly title: string
  readonly text: string
  readonly width: number
  readonly height: number
  readonly strokes: ReadonlyArray<Stroke>
  readonly labels: ReadonlyArray<Label>
}

/** An illustration of an article: panels beside each other, the same in scale. */
export type Drawing = ReadonlyArray<Panel>

export const stroke = (d: string, ink: Ink = "line", fill: string | null = null): Stroke => ({ d, ink, fill, isQuarter: false })

export const label = (x: number, y: number, text: string, anchor: Label["anchor"] = "middle"): Label => ({ x, y, text, anchor })

type Point = readonly [x: number, y: number]

/** A broken line through points, to a tenth of a pixel. */
export const through = (points: ReadonlyArray<Point>): string => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}`

export const circle = (x: number, y: number, radius: number): string => {
  const [left, right, r] = [tenth(x - radius), tenth(x + radius), tenth(radius)]
  return `M${left} ${tenth(y)}A${r} ${r} 0 1 0 ${right} ${tenth(y)}A${r} ${r} 0 1 0 ${left} ${tenth(y)}Z`
}

const tenth = (value: number): number => Math.round(value * 10) / 10
