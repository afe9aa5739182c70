/** Lines and light map zones. */
export const inks = ["line", "fine", "dash", "accent", "red", "green", "blue", "dark"] as const
export type Ink = (typeof inks)[number]

/** SVG path. `fill` is a colour under the line; a light zone (`isQuarter`) is filled with its ink, without a line. */
export type Stroke = { readonly d: string; readonly ink: Ink; readonly fill: string | null; readonly isQuarter: boolean }

export type Label = { readonly x: number; readonly y: number; readonly text: string; readonly anchor: "start" | "middle" | "end" }

/** Pixels. Strokes with `isQuarter` cover the upper left quarter of the upper square and are mirrored into the others. */
export type Panel = {
  readonly title: string
  readonly text: string
  readonly width: number
  readonly height: number
  readonly strokes: ReadonlyArray<Stroke>
  readonly labels: ReadonlyArray<Label>
}

export type Drawing = ReadonlyArray<Panel>

export const stroke = (d: string, ink: Ink = "line", fill: string | null = null): Stroke => ({ d, ink, fill, isQuarter: false })

export const label = (x: number, y: number, text: string, anchor: Label["anchor"] = "middle"): Label => ({ x, y, text, anchor })

export type Point = readonly [x: number, y: number]

/** Rounded to a tenth of a pixel. */
export const pathThrough = (points: ReadonlyArray<Point>): string => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}`

export const polygon = (points: ReadonlyArray<Point>): string => `${pathThrough(points)}Z`

/** Points at equal distances along a closed line, from its first corner. */
export const spacedText = (line: ReadonlyArray<Point>, count: number): ReadonlyArray<Point> => {
  const sides = line.map(([x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y]
    return { x, y, dx: nextX - x, dy: nextY - y, length: Math.hypot(nextX - x, nextY - y) }
  })
  const whole = sides.reduce((sum, { length }) => sum + length, 0)
  return Array.from({ length: count }, (_, step) => {
    let rest = (whole * step) / count
    for (const { dx, dy, length, x, y } of sides) {
      if (rest <= length) return [x + (dx * rest) / length, y + (dy * rest) / length]
      rest -= length
    }
    return line[0] ?? [0, 0]
  })
}

export const circle = (x: number, y: number, radius: number): string => {
  const [left, right, r] = [tenth(x - radius), tenth(x + radius), tenth(radius)]
  return `M${left} ${tenth(y)}A${r} ${r} 0 1 0 ${right} ${tenth(y)}A${r} ${r} 0 1 0 ${left} ${tenth(y)}Z`
}

const tenth = (value: number): number => Math.round(value * 10) / 10
