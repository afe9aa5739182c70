import { type StoneDescription, usualRatio } from "../optics/solid.ts"
import { clarities, colors, type Shape } from "../product/diamond.ts"
import { russianClarities, russianColors } from "../product/diamond-grades.ts"
import { formatNumber } from "../text/numbers.ts"
import { circle, type Drawing, type Panel, polygon, stroke } from "./drawing.ts"
import { facetsFrom, fromSide, usualRound } from "./stone-views.ts"

export const drawFacets = (): Drawing => [
  view("round", 1, "Сверху: 33 грани", "площадка, 8 звёзд, 8 верхних главных и 16 верхних парных граней"),
  view("round", -1, "Снизу: 24 грани", "8 нижних главных и 16 нижних парных граней")
]

export const drawSteps = (): Drawing => [
  view("round", 1, "Бриллиантовая огранка", "треугольники и ромбы дробят свет на искры"),
  view("emerald", 1, "Ступенчатая огранка", "длинные параллельные грани дают широкие полосы света")
]

const side = 200

const view = (shape: Shape, up: 1 | -1, title: string, text: string): Panel => {
  const stone = { ...usualRound, shape, ...(shape === "emerald" && { table: 62, pavilionAngle: 48 }) }
  const reach = (side / 2 - 4) / (shape === "emerald" ? usualRatio.emerald : 1)
  const facets = facetsFrom(up === 1 ? "above" : "below", stone, { x: side / 2, y: side / 2, reach })
  return { title, text, width: side, height: side, strokes: [stroke(facets.map(polygon).join(""), "line", "#fff")], labels: [] }
}

const oldRound = { shape: "round", table: 50, crownAngle: 41, pavilionAngle: 41, girdle: 2, star: 45, lower: 55, culet: 9 } as const

/** Old European cut by the marks of GIA, and a modern round; the pavilion shows through the crown. */
export const drawOldCut = (): Drawing => [
  aboveAndAside(oldRound, "Старая европейская", "остриё срезано"),
  aboveAndAside({ ...usualRound, lower: 77 }, "Современный круг", "остриё целое")
]

const aboveAndAside = (stone: StoneDescription & { readonly lower: number }, title: string, text: string): Panel => {
  const above = { x: side / 2, y: side / 2 - 2, reach: side / 2 - 6 }
  return {
    title,
    text: `площадка ${stone.table} %, корона ${formatNumber(stone.crownAngle, stone.crownAngle % 1 === 0 ? 0 : 1)}°, нижние клинья ${stone.lower} %, ${text}`,
    width: side,
    height: side + 140,
    strokes: [
      stroke(facetsFrom("below", stone, above).map(polygon).join(""), "fine", "#fff"),
      stroke(facetsFrom("above", stone, above).map(polygon).join("")),
      fromSide(stone, { ...above, y: side + 46 })
    ],
    labels: []
  }
}

const box = { text: "", width: 80, height: 80, labels: [] } as const

/** Tints are stronger than in real stones, for visibility. */
export const drawColors = (): Drawing =>
  colors.map((color, index) => ({
    ...box,
    title: color,
    text: `группа ${russianColors[color]}`,
    strokes: [stroke(circle(40, 40, 30), "line", tints[index] ?? null)]
  }))

const tints = ["#ffffff", "#fefefc", "#fdfdf9", "#fcfbf3", "#fbf9ed", "#f9f6e5", "#f7f2dc", "#f4edd0", "#f1e8c4", "#eee2b7"]

export const drawClarity = (): Drawing =>
  clarities.map((clarity, index) => ({
    ...box,
    title: clarity,
    text: `группа ${russianClarities[clarity]}`,
    strokes: [
      stroke(circle(40, 40, 30), "line", "#fff"),
      ...marks.slice(0, markCounts[index]).map(([x, y], mark) => stroke(circle(x, y, markSizes[index] ?? 0), mark === 0 ? "dark" : "fine"))
    ]
  }))

/** Heaviest inclusions first. */
const marks = [
  [46, 34],
  [30, 48],
  [52, 50],
  [36, 28],
  [42, 58]
] as const
const markCounts = [0, 0, 1, 2, 2, 3, 3, 4, 5]
const markSizes = [0, 0, 0.6, 0.8, 1.1, 1.4, 2, 2.7, 3.6]
