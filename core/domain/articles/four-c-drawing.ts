import { radians } from "../optics/geometry.ts"
import { circle, type Drawing, type Point, polygon, stroke, type Stroke, pathThrough } from "./drawing.ts"
import { facetsFrom, fromAbove, usualCrown, usualProfile, usualRound } from "./stone-views.ts"

/** Listed in the order of the article. */
export const drawFourC = (): Drawing => [
  { ...box, title: "Огранка", text: "возвращает свет", strokes: lightBack() },
  { ...box, title: "Масса", text: "0,5, 1, 2 и 3 карата", strokes: weights() },
  { ...box, title: "Цвет", text: "от белого к тёплому", strokes: warmer() },
  { ...box, title: "Чистота", text: "видна в лупу", strokes: throughLoupe() }
]

const box = { width: 200, height: 200, labels: [] } as const

const refraction = 2.417

/** Crosses the stone level and leaves as it came, refracted at the table. */
const lightBack = (): ReadonlyArray<Stroke> => {
  const place = { x: 100, y: 106, reach: 90 }
  const turn = place.reach * 0.38
  const tilt = radians(90 - 2 * usualRound.pavilionAngle)
  const table = place.y - place.reach * usualCrown
  const level = place.y + (place.reach * usualRound.girdle) / 100 + (place.reach - turn) * Math.tan(radians(usualRound.pavilionAngle))
  const entrance = turn + (level - table) * Math.tan(tilt)
  const start = entrance + (table - 12) * Math.tan(Math.asin(Math.sin(tilt) * refraction))
  const half = (side: 1 | -1): ReadonlyArray<Point> => [
    [place.x + side * start, 12],
    [place.x + side * entrance, table],
    [place.x + side * turn, level]
  ]
  return [usualProfile(place), stroke(pathThrough([...half(1), ...half(-1).toReversed()]), "accent")]
}

const weights = (): ReadonlyArray<Stroke> => {
  const placeOf = (carats: number) => ({ x: 100, y: 192 - 63 * Math.cbrt(carats), reach: 63 * Math.cbrt(carats) })
  const outlines = [3, 2, 1].map((carats) => {
    const { reach, x, y } = placeOf(carats)
    return stroke(circle(x, y, reach), carats === 3 ? "line" : "fine", "#fff")
  })
  return [...outlines, fromAbove(placeOf(0.5))]
}

const warmer = (): ReadonlyArray<Stroke> => {
  const [left, wide] = [10, 180]
  const facets = facetsFrom("above", usualRound, { x: 100, y: 100, reach: wide / 2 })
  return tints.map((tint, index) => {
    const tintFacets = facets.filter((corners) => {
      const middle = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
      return Math.floor(((middle - left) / wide) * tints.length) === index
    })
    return stroke(tintFacets.map(polygon).join(""), "line", tint)
  })
}

const tints = ["#ffffff", "#fdfdf9", "#fcfbf3", "#f9f6e5", "#f7f2dc", "#f4edd0", "#eee2b7"]

const throughLoupe = (): ReadonlyArray<Stroke> => [
  stroke("M145.3 136.8L136.8 145.3L184 192.5A6 6 0 0 0 192.5 184Z", "line", "#fff"),
  stroke(circle(86, 86, 78), "line", "#fff"),
  stroke(circle(86, 86, 72), "fine"),
  fromAbove({ x: 86, y: 86, reach: 60 }),
  ...inclusions.map(([x, y, reach]) => stroke(circle(x, y, reach), "dark"))
]

const inclusions = [
  [103, 67, 3.4],
  [71, 98, 2.4],
  [97, 105, 1.6]
] as const
