import { radians } from "../optics/geometry.ts"
import { circle, type Drawing, type Point, polygon, stroke, type Stroke, pathThrough } from "./drawing.ts"
import { engraveText } from "./engrave-text.ts"
import { facetsFrom, fromSide, usualRound } from "./stone-views.ts"

/** Numbers and letters are invented. */
export const drawInscription = (): Drawing => [
  { ...box, title: "На камне", text: "номер отчёта на рундисте, цифры условные", strokes: onStone() },
  { ...box, title: "На металле", text: "именник и пробирное клеймо, знаки условные", strokes: onMetal() }
]

const box = { width: 220, height: 220, labels: [] } as const
const glass = { x: 138, y: 138, reach: 78 } as const

const onStone = (): ReadonlyArray<Stroke> => {
  const facets = facetsFrom("side", usualRound, { ...glass, reach: 560 })
  const edges = facets.flatMap((corners) =>
    corners.flatMap((corner, index) => withinGlass(corner, corners[(index + 1) % corners.length] ?? corner))
  )
  return [
    fromSide(usualRound, { x: 58, y: 24, reach: 54 }),
    ...enlarged([58, 24]),
    stroke(edges.join("")),
    stroke(
      engraveText("1234567890", [glass.x + 1, glass.y], 15)
        .map(pathThrough)
        .join(""),
      "accent"
    )
  ]
}

const onMetal = (): ReadonlyArray<Stroke> => [
  stroke("M4 29A54 25 0 0 1 112 29V49A54 25 0 0 1 4 49Z", "line", "#fff"),
  stroke("M4 29A54 25 0 0 0 112 29"),
  stroke("M10 30A48 20 0 0 1 106 30A48 20 0 0 1 10 30Z", "line", "#f6f4f1"),
  stroke("M13.2 37A48 20 0 0 1 102.8 37"),
  ...enlarged([58, 14]),
  stroke(wallEdge(innerWallRadius + 34) + wallEdge(innerWallRadius - 34)),
  stroke(frame(-39, 29) + frame(37, 33), "fine"),
  stroke(
    [...engraveText("АМГН", [-39, 0], 13), ...engraveText("585", [49, 0], 13)].map((line) => pathThrough(line.map(onWall))).join(""),
    "accent"
  ),
  stroke(
    polygon(
      Array.from({ length: 24 }, (_, step): Point => onWall([20 + 6.5 * Math.cos(step * radians(15)), 9 * Math.sin(step * radians(15))]))
    ),
    "fine"
  )
]

const innerWallRadius = 300

const onWall = ([x, y]: Point): Point => {
  const angle = x / innerWallRadius
  return [glass.x + (innerWallRadius - y) * Math.sin(angle), glass.y + innerWallRadius - (innerWallRadius - y) * Math.cos(angle)]
}

const wallEdge = (radius: number): string => {
  const y = glass.y + innerWallRadius
  const points = Array.from({ length: 61 }, (_, step): Point => {
    const angle = radians((step - 30) * 0.6)
    return [glass.x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  })
  return points.flatMap((point, index) => (index === 0 ? [] : withinGlass(points[index - 1] ?? point, point))).join("")
}

const frame = (x: number, half: number): string =>
  polygon([[x - half, -14], [x, -14], [x + half, -14], [x + half, 14], [x, 14], [x - half, 14]].map(([across = 0, down = 0]) => onWall([across, down]))) // prettier-ignore

const enlarged = ([x, y]: Point): ReadonlyArray<Stroke> => {
  const small = 8
  const [dx, dy] = [glass.x - x, glass.y - y]
  const off = Math.acos((small - glass.reach) / Math.hypot(dx, dy))
  const tangents = [off, -off].map((turn) => {
    const angle = Math.atan2(dy, dx) + turn
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    return pathThrough([
      [x + across * small, y + down * small],
      [glass.x + across * glass.reach, glass.y + down * glass.reach]
    ])
  })
  return [stroke(tangents.join("") + circle(x, y, small), "fine"), stroke(circle(glass.x, glass.y, glass.reach), "line", "#fff")]
}

const withinGlass = ([ax, ay]: Point, [bx, by]: Point): ReadonlyArray<string> => {
  const [dx, dy] = [bx - ax, by - ay]
  const [fx, fy] = [ax - glass.x, ay - glass.y]
  const [square, slope] = [dx * dx + dy * dy, fx * dx + fy * dy]
  const root = slope * slope - square * (fx * fx + fy * fy - glass.reach ** 2)
  if (root <= 0) return []
  const [from, to] = [Math.max(0, (-slope - Math.sqrt(root)) / square), Math.min(1, (-slope + Math.sqrt(root)) / square)]
  const at = (part: number): Point => [ax + dx * part, ay + dy * part]
  return from < to ? [pathThrough([at(from), at(to)])] : []
}
