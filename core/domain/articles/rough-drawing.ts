import { add, scale, subtract, turnAround, turned, type Vector } from "../optics/geometry.ts"
import { formatNumber } from "../text/numbers.ts"
import { type Drawing, type Point, polygon, stroke, type Stroke, pathThrough } from "./drawing.ts"
import { fromSide, usualCrown, usualRound } from "./stone-views.ts"

/** Octahedron, and the two rounds that it is sawn for, in one scale. */
export const drawRough = (): Drawing => [
  {
    ...box,
    title: "Алмаз",
    text: `октаэдр около ${formatNumber(octahedronCarats, 1)} карата, через границу только с сертификатом`,
    strokes: crystal()
  },
  {
    ...box,
    title: "Бриллианты в нём",
    text: `около 1 и ${formatNumber((small / large) ** 3, 2)} карата, им сертификат уже не выдают`,
    strokes: sawn()
  }
]

const box = { width: 200, height: 220, labels: [] } as const
const centre = { x: 100, y: 110 } as const
/** Pixels from the centre of the octahedron to a corner. */
const half = 102

const halfKerf = 0.7

/** The larger round has its girdle in the middle, where the octahedron is a square; tables meet at the saw. */
const girdle = usualRound.girdle / 100
const large = half / (Math.SQRT2 + girdle)
const saw = large * usualCrown + halfKerf
const small = (half - saw - halfKerf) / (Math.SQRT2 + girdle + usualCrown)

/** The larger weighs a carat and is 6.5 mm wide; a carat is 200 mg of 3.52 g/cm³. */
const octahedronCarats = ((4 / 3) * ((6.5 / 2) * (half / large)) ** 3 * 3.52) / 200

/** Corners in the middle, clockwise from above; the last is behind. */
const belt: ReadonlyArray<Vector> = [
  [1, 0, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, 0, -1]
]
const poles: ReadonlyArray<Vector> = [
  [0, 1, 0],
  [0, -1, 0]
]

const crystal = (): ReadonlyArray<Stroke> => {
  const [right, front, left, back] = belt.map(onPaper)
  if (right === undefined || front === undefined || left === undefined || back === undefined) return []
  const ends = poles.map(onPaper)
  return [
    stroke(ends.map((pole) => polygon([pole, right, front]) + polygon([pole, front, left])).join(""), "line", "#fff"),
    stroke([...ends, right, left].map((end) => pathThrough([back, end])).join(""), "dash"),
    stroke(trigons.map(trigon).join(""), "fine")
  ]
}

const seen = (point: Vector): Vector => turned(turnAround([1, 0, 0], 13), turned(turnAround([0, 1, 0], -27), point))

const onPaper = (point: Vector): Point => {
  const [x, y] = seen(point)
  return [centre.x + x * half, centre.y - y * half]
}

type Mark = readonly [pole: number, right: number, front: number, size: number]

/** Growth mark, turned against its face. */
const trigon = ([pole, right, front, size]: Mark): string => {
  const upright = Math.sign(pole)
  const face: ReadonlyArray<Vector> = [[0, upright, 0], [1, 0, 0], [0, 0, 1]] // prettier-ignore
  const place: Vector = [right, pole, front]
  const middle: Vector = [1 / 3, upright / 3, 1 / 3]
  return polygon(face.map((corner) => onPaper(add(place, scale(subtract(middle, corner), size)))))
}

/** Below the belt the share of the pole is negative. */
const trigons: ReadonlyArray<Mark> = [
  [0.16, 0.3, 0.54, 0.085],
  [0.4, 0.1, 0.5, 0.05],
  [0.56, 0.22, 0.22, 0.035],
  [0.1, 0.52, 0.38, 0.045],
  [-0.3, 0.22, 0.48, 0.065],
  [-0.55, 0.14, 0.31, 0.04]
]

const sawn = (): ReadonlyArray<Stroke> => {
  const { x, y } = centre
  const wide = half / Math.SQRT2
  const level = y - saw
  return [
    stroke(polygon([[x, y - half], [x + wide, y], [x, y + half], [x - wide, y]]), "fine"), // prettier-ignore
    stroke(pathThrough([[12, level], [188, level]]), "dash"), // prettier-ignore
    fromSide(usualRound, { x, y, reach: large }),
    fromSide(usualRound, { x, y: level - halfKerf - small * usualCrown, reach: small }, { view: "upturned" })
  ]
}
