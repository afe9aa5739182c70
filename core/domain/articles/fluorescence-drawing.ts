import { type Drawing, type Panel, spacedText, stroke, type Stroke, pathThrough } from "./drawing.ts"
import { fromSide, silhouetteOf, usualRound } from "./stone-views.ts"

/** The same stone under a lamp of each kind. */
export const drawFluorescence = (): Drawing => [
  {
    ...box,
    title: "Обычная лампа",
    text: "ультрафиолета почти нет, камень не светится",
    strokes: [
      stroke("M100 6V26"),
      stroke("M84 26H116L132 50H68Z", "line", "#fff"),
      rays(118, "fine"),
      fromSide(usualRound, place, { fill: "#faf7ea" })
    ]
  },
  {
    ...box,
    title: "Ультрафиолетовая лампа",
    text: "камень отдаёт видимый синий свет",
    strokes: [
      stroke("M72 6V32M128 6V32"),
      stroke("M52 32H148A9 9 0 0 1 148 50H52A9 9 0 0 1 52 32ZM62 32V50M138 32V50", "line", "#fff"),
      rays(104, "dash"),
      fromSide(usualRound, place, { fill: "#e3edf3" }),
      stroke(glow(), "accent")
    ]
  }
]

const place = { x: 100, y: 160, reach: 72 } as const

const box: Pick<Panel, "width" | "height" | "labels"> = { width: 200, height: 252, labels: [] }

const rays = (end: number, ink: Stroke["ink"]): Stroke =>
  stroke(
    [-3, -1, 1, 3].map((side) => pathThrough([[100 + side * 7, 60], [100 + side * (7 + (end - 60) / 22), end]])).join(""), // prettier-ignore
    ink
  )

const glow = (): string =>
  spacedText(silhouetteOf(usualRound, place), 56)
    .map(([x, y], index) => {
      const [dx, dy] = [x - place.x, y - place.y - 12]
      const length = Math.hypot(dx, dy)
      const end = index % 2 === 0 ? 22 : 15
      return pathThrough([[x + (dx / length) * 8, y + (dy / length) * 8], [x + (dx / length) * end, y + (dy / length) * end]]) // prettier-ignore
    })
    .join("")
