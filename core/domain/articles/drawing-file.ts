import type { Drawing, Ink, Panel } from "./drawing.ts"

/** Article cover: panels without labels. */
export const drawingFile = (drawing: Drawing, width: number, height: number): string => {
  const columns = drawing.length > 3 ? Math.ceil(drawing.length / 2) : drawing.length
  const rows = Math.ceil(drawing.length / columns)
  const [first] = drawing
  if (first === undefined) return ""
  const gap = first.width * 0.16
  const [across, down] = [columns * first.width + (columns - 1) * gap, rows * first.height + (rows - 1) * gap]
  const scale = Math.min((width * 0.8) / across, (height * 0.76) / down)
  const [left, top] = [(width - across * scale) / 2, (height - down * scale) / 2]
  const panels = drawing.map((panel, index) => {
    const row = Math.floor(index / columns)
    const missing = columns - Math.min(columns, drawing.length - row * columns)
    const [x, y] = [((index % columns) + missing / 2) * (first.width + gap), row * (first.height + gap)]
    return `<g transform="translate(${x} ${y})">${pathsOf(panel, 1.1 / scale)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f6f4f1"/><g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linejoin="round">${panels.join("")}</g></svg>`
}

const pathsOf = ({ strokes, width }: Panel, line: number): string =>
  strokes
    .map(({ d, fill, ink, isQuarter }) =>
      isQuarter
        ? mirrorsOf(width)
            .map((transform) => `<path d="${d}" fill="${colorOf[ink]}" transform="${transform}"/>`)
            .join("")
        : `<path d="${d}" stroke="${colorOf[ink]}" stroke-width="${line}"${fill === null ? "" : ` fill="${fill}"`}${ink === "dash" ? ` stroke-dasharray="${line * 4}"` : ""}/>`
    )
    .join("")

export const mirrorsOf = (side: number): ReadonlyArray<string> => [
  "scale(1 1)",
  `translate(${side} 0) scale(-1 1)`,
  `translate(0 ${side}) scale(1 -1)`,
  `translate(${side} ${side}) scale(-1 -1)`
]

const colorOf: Readonly<Record<Ink, string>> = {
  line: "#17181a",
  fine: "#8a857d",
  dash: "#8a857d",
  accent: "#35606f",
  red: "#c2604a",
  green: "#7fa98b",
  blue: "#4d7f9b",
  dark: "#17181a"
}
