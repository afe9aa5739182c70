import { fold } from "../optics/cut.ts"
import { polygonsOf } from "../optics/geometry.ts"
import { solidOf } from "../optics/solid.ts"
import { topView } from "../product/cut-drawing.ts"
import type { SizedStone } from "./subject-schema.ts"

/** Crown from above; `transform` scales the path to millimetres around the middle of the stone. */
export type StoneDrawing = { readonly path: string; readonly transform: string }

type DrawnStone = Pick<SizedStone, "angles" | "length" | "shape" | "width">

/** Facets of the optical model where the proportions are known and possible, else the usual drawing of the cut. */
export const stoneDrawing = (stone: DrawnStone): StoneDrawing => {
  const facets = facetsFromAbove(stone)
  if (facets !== null) return { path: facets.map(polygonPath).join(""), transform: "" }
  const { length, width } = stone
  const { path, viewBox } = topView(stone.shape, { length, width, table: usualTable })
  const [, top = 0, , high = 0] = viewBox.split(" ").map(Number)
  return { path, transform: `scale(${width / 2000}) translate(0 ${-(top + high / 2)})` }
}

/** Per cent of the width. */
const usualTable = 57

type Point = readonly [x: number, y: number]
type Polygon = ReadonlyArray<Point>

const facetsFromAbove = ({ angles, length, shape, width }: DrawnStone): ReadonlyArray<Polygon> | null => {
  if (angles === null) return null
  const solid = solidOf({ ...angles, shape, ...(shape === "round" ? {} : { ratio: length / width }) })
  if (solid._tag === "ImpossibleProportions") return null
  const { facets, folded, girdle } = solid.cut
  // The right half of the crown in a folded model, otherwise the whole.
  const crown = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])])
    .slice(0, facets.length)
    .filter((polygon, index) => polygon.length > 0 && (facets[index]?.normal[1] ?? 0) > 0)
    .map((polygon): Polygon => polygon.map(([x, , z]) => [x, z]))
  return fitted(folded ? [...crown, ...crown.map((polygon): Polygon => polygon.map(([x, y]) => [-x, y]))] : crown, length, width)
}

/** Millimetres; the model only approximates the measured sides. */
const fitted = (polygons: ReadonlyArray<Polygon>, length: number, width: number): ReadonlyArray<Polygon> => {
  const across = extent(polygons.flat().map(([x]) => x))
  const along = extent(polygons.flat().map(([, y]) => y))
  return polygons.map((polygon) =>
    polygon.map(([x, y]): Point => [((x - across.middle) * width) / across.size, ((y - along.middle) * length) / along.size])
  )
}

const extent = (values: ReadonlyArray<number>) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, size: most - least }
}

const polygonPath = (polygon: Polygon): string => `M${polygon.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`

const rounded = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
