import { radians } from "../optics/geometry.ts"
import { circle, type Drawing, type Panel, type Point, polygon, stroke, pathThrough } from "./drawing.ts"
import { engraveText } from "./engrave-text.ts"

/** Rings of a hundred parts, tinted in the alloy's share of precious metal. */
export const drawFineness = (): Drawing => [
  ringOf("585", "розовое: чистого золота 58,5 %", "#f3dccd"),
  ringOf("750", "жёлтое: чистого золота 75 %", "#f1e4be"),
  ringOf("950", "платина: чистой 95 %", "#e4e5e6")
]

const ringOf = (fineness: string, text: string, tint: string): Panel => {
  const share = Number(fineness) / 10
  const [inner, outer] = [70, 92]
  const at = (part: number, radius: number): Point => {
    const angle = radians(part * 3.6 - 90)
    return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)]
  }
  const edge = (radius: number) => Array.from({ length: Math.ceil(share) }, (_, part) => at(part, radius)).concat([at(share, radius)])
  const parts = Array.from({ length: Math.ceil(share) - 1 }, (_, part) => pathThrough([at(part + 1, inner), at(part + 1, outer)]))
  return {
    title: fineness,
    text,
    width: 200,
    height: 200,
    strokes: [
      stroke(circle(100, 100, outer), "line", "#fff"),
      stroke(polygon([...edge(outer), ...edge(inner).toReversed()]), "line", tint),
      stroke(parts.join(""), "fine"),
      stroke(circle(100, 100, inner), "line", "#f6f4f1"),
      stroke(engraveText(fineness, [100, 100], 40).map(pathThrough).join(""))
    ],
    labels: []
  }
}
