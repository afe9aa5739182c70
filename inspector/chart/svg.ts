import type { Chart } from "./chart.ts"
import type { Layout, PlacedEdge, PlacedState, Point } from "./layout.ts"

const colors = { back: "#0f1417", panel: "#151b1f", edge: "#7c8b93", words: "#dde2e4", second: "#a8b2b7" } as const
const fonts = { text: "Golos Text, Arial, sans-serif", mono: "DejaVu Sans Mono, Menlo, Consolas, monospace" } as const

export const svgOf = (chart: Chart, { dots, edges, height, states, width }: Layout): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}" role="img">`,
    `<title>${escaped(chart.name)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M1 1l6 3-6 3" fill="none" stroke="${colors.edge}"/></marker></defs>`,
    `<rect width="100%" height="100%" fill="${colors.back}"/>`,
    ...states.map(box),
    ...edges.map(line),
    ...dots.map(({ x, y }) => `<circle cx="${round(x)}" cy="${round(y)}" r="4" fill="${colors.second}"/>`),
    ...edges.map(edgeText),
    "</svg>",
    ""
  ].join("\n")

const box = ({ height, state, width, x, y }: PlacedState): string => {
  const frame = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  const fill = state.states.length === 0 ? colors.panel : "none"
  const lines = state.lines.map(({ text }, index) =>
    label({ x: x + 14, y: y + 49 + index * 17, text, size: 12, font: "mono", fill: colors.second })
  )
  return [
    `<rect ${frame} fill="${fill}" stroke="${colors.edge}"/>`,
    label({ x: x + 14, y: y + 22, text: state.title, size: 14, font: "text", fill: colors.words }),
    label({ x: x + width - 14, y: y + 22, text: state.note, size: 13, font: "text", fill: colors.second, anchor: "end" }),
    ...lines
  ].join("")
}

export const pathOf = ([first, ...rest]: ReadonlyArray<Point>): string =>
  first === undefined ? "" : `M${round(first.x)} ${round(first.y)}${rest.map(({ x, y }) => `L${round(x)} ${round(y)}`).join("")}`

const line = ({ points }: PlacedEdge): string =>
  `<path d="${pathOf(points)}" fill="none" stroke="${colors.edge}" marker-end="url(#arrow)"/>`

const edgeText = ({ label: place }: PlacedEdge): string => {
  if (place === null) return ""
  const { height, transitions, width, x, y } = place
  const back = `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colors.back}"/>`
  return (
    back +
    transitions
      .map(({ text }, index) => label({ x: x + 4, y: y + 13 + index * 16, text, size: 12, font: "mono", fill: colors.words }))
      .join("")
  )
}

type Label = Point & {
  readonly text: string
  readonly size: number
  readonly font: keyof typeof fonts
  readonly fill: string
  readonly anchor?: "end"
}

const label = ({ anchor, fill, font, size, text, x, y }: Label): string =>
  text === ""
    ? ""
    : `<text x="${round(x)}" y="${round(y)}" font-family="${fonts[font]}" font-size="${size}" fill="${fill}"${anchor ? ` text-anchor="${anchor}"` : ""}>${escaped(text)}</text>`

const round = (value: number): number => Math.round(value * 10) / 10

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
