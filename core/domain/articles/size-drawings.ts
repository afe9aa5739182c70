import { usualRatio, topView } from "../product/cut-drawing.ts"
import { type Shape, shapes } from "../product/diamond.ts"
import { shapeNames } from "../product/diamond-names.ts"
import { formatCarats, formatNumber } from "../text/numbers.ts"
import { circle, type Drawing, type Panel, stroke, type Stroke } from "./drawing.ts"

/** One carat is 6.5 mm wide; weight grows with the cube of the width. */
export const drawCarats = (): Drawing =>
  [0.25, 0.5, 1, 1.5, 2, 3].map((carats) => {
    const width = 6.5 * Math.cbrt(carats)
    return {
      ...box(formatCarats(carats), `около ${formatNumber(width, 1)} мм`),
      strokes: [stoneAt("round", width * unitsPerMillimetre)]
    }
  })

const unitsPerMillimetre = 10
const square = 100

const box = (title: string, text: string): Panel => ({ title, text, width: square, height: square, strokes: [], labels: [] })

export const drawShapes = (): Drawing =>
  shapes.map((shape) => ({ ...box(shapeNames[shape], ""), strokes: [stoneAt(shape, Math.min(78, 94 / usualRatio(shape)))] }))

const stoneAt = (shape: Shape, width: number): Stroke => {
  const ratio = usualRatio(shape)
  const { path, viewBox } = topView(shape, { length: ratio, width: 1, table: 57 })
  const [, top = 0, , high = 0] = viewBox.split(" ").map(Number)
  const scale = width / 2000
  return stroke(scaled(path, scale, square / 2, square / 2 - (top + high / 2) * scale), "line", "#fff")
}

/** Takes a path of absolute M, L and A commands. */
const scaled = (path: string, by: number, x: number, y: number): string =>
  path.replaceAll(/([MLA])([^MLA]*)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const place = (at: number, offset: number) => Math.round(((values[at] ?? 0) * by + offset) * 100) / 100
    if (command !== "A") return `${command}${place(0, x)} ${place(1, y)}`
    return `A${place(0, 0)} ${place(1, 0)} ${values.slice(2, 5).join(" ")} ${place(5, x)} ${place(6, y)}`
  })

/** Ring size is the inner diameter in millimetres. */
export const drawSizes = (): Drawing =>
  [15, 16, 17, 18, 19, 20, 21].map((size) => {
    const radius = (size / 2) * unitsPerRingMillimetre
    return {
      ...box(String(size), `${size} мм внутри`),
      strokes: [stroke(circle(50, 50, radius + 5)), stroke(circle(50, 50, radius), "line", "#fff")]
    }
  })

const unitsPerRingMillimetre = 4

export const drawProngs = (): Drawing => [
  { ...box("Четыре крапана", ""), strokes: [stoneAt("round", 70), ...prongs(4)] },
  { ...box("Шесть крапанов", ""), strokes: [stoneAt("round", 70), ...prongs(6)] },
  { ...box("Глухой каст", ""), strokes: [stroke(circle(50, 50, 42)), stoneAt("round", 70), stroke(circle(50, 50, 34), "fine")] }
]

const prongs = (count: number): ReadonlyArray<Stroke> =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((index + 0.5) / count) * 2 * Math.PI
    return stroke(circle(50 + 34 * Math.sin(turn), 50 - 34 * Math.cos(turn), 6), "line", "#d9dadb")
  })
