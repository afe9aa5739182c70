import { polygonsOf, radians, type Vector } from "../optics/geometry.ts"
import { solidOf, type StoneDescription } from "../optics/solid.ts"
import { circle, type Point, polygon, stroke, type Stroke, pathThrough } from "./drawing.ts"

export const usualRound = {
  shape: "round",
  table: 57,
  crownAngle: 34.5,
  pavilionAngle: 40.8,
  girdle: 3.5
} as const satisfies StoneDescription

/** Centre of the girdle and half the stone's width, pixels. */
export type Place = { readonly x: number; readonly y: number; readonly reach: number }

/** Facets turned to the viewer, without the girdle. */
export const facetsFrom = (view: View, stone: StoneDescription, { reach, x, y }: Place): ReadonlyArray<ReadonlyArray<Point>> => {
  const solid = solidOf(stone)
  if (solid._tag !== "Solid") return []
  const { project, towards } = views[view]
  const polygons = polygonsOf([...solid.cut.facets, ...solid.cut.girdle])
  return solid.cut.facets.flatMap(({ normal }, index) => {
    const corners = polygons[index] ?? []
    if (towards(normal) < 1e-6 || corners.length < 3) return []
    return [corners.map(project).map(([across, down]): Point => [x + across * reach, y + down * reach])]
  })
}

const views = {
  above: { project: ([x, , z]: Vector): Point => [x, z], towards: ([, y]: Vector) => y },
  below: { project: ([x, , z]: Vector): Point => [-x, z], towards: ([, y]: Vector) => -y },
  side: { project: ([x, y]: Vector): Point => [x, -y], towards: ([, , z]: Vector) => z },
  upturned: { project: ([x, y]: Vector): Point => [x, y], towards: ([, , z]: Vector) => z }
} as const
type View = keyof typeof views

export const fromAbove = (place: Place): Stroke => stroke(facetsFrom("above", usualRound, place).map(polygon).join(""), "line", "#fff")

/** Fainter facets, for a stone of few pixels. */
export const smallFromAbove = (place: Place): ReadonlyArray<Stroke> => [
  stroke(facetsFrom("above", usualRound, place).map(polygon).join(""), "fine", "#fff"),
  stroke(circle(place.x, place.y, place.reach))
]

/** Draws the table below when `upturned`. */
export const fromSide = (stone: StoneDescription, place: Place, { fill = "#fff", view = "side" }: DrawingOptions = {}): Stroke =>
  stroke([silhouetteOf(stone, place, view), ...facetsFrom(view, stone, place)].map(polygon).join(""), "line", fill)

type Side = Extract<View, "side" | "upturned">
type DrawingOptions = { readonly fill?: string; readonly view?: Side }

/** Convex outline from the side. */
export const silhouetteOf = (stone: StoneDescription, place: Place, view: Side = "side"): ReadonlyArray<Point> => {
  const corners = facetsFrom(view, stone, place)
    .flat()
    .toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const outline = [...borderOf(corners).slice(0, -1), ...borderOf(corners.toReversed()).slice(0, -1)]
  return view === "side" ? outline.toReversed() : outline
}

/** Half of the hull. */
const borderOf = (sorted: ReadonlyArray<Point>): ReadonlyArray<Point> =>
  sorted.reduce<ReadonlyArray<Point>>((chain, point) => {
    const last = chain.findLastIndex((end, index) => index === 0 || turnOf(chain[index - 1] ?? end, end, point) > 1e-9)
    return [...chain.slice(0, last + 1), point]
  }, [])

const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

export type RoundProportions = { readonly [K in Exclude<keyof typeof usualRound, "shape">]: number }

/** Side view of a round without facets; `top` is the level of its table. */
export const profileOf = (
  { crownAngle, girdle, pavilionAngle, table }: RoundProportions,
  middle: number,
  top: number,
  reach: number
): string => {
  const half = (table / 100) * reach
  const upper = top + (reach - half) * Math.tan(radians(crownAngle))
  const lower = upper + (girdle / 100) * 2 * reach
  const bottom = lower + reach * Math.tan(radians(pavilionAngle))
  const [left, right] = [middle - reach, middle + reach]
  return (
    pathThrough([
      [middle - half, top],
      [middle + half, top],
      [right, upper],
      [right, lower],
      [middle, bottom],
      [left, lower],
      [left, upper],
      [middle - half, top]
    ]) +
    pathThrough([
      [left, upper],
      [right, upper]
    ]) +
    pathThrough([
      [left, lower],
      [right, lower]
    ])
  )
}

/** Table above the middle of the girdle, in half-widths of the usual round. */
export const usualCrown = usualRound.girdle / 100 + (1 - usualRound.table / 100) * Math.tan(radians(usualRound.crownAngle))

export const usualProfile = ({ reach, x, y }: Place): Stroke =>
  stroke(profileOf(usualRound, x, y - usualCrown * reach, reach), "line", "#fff")
