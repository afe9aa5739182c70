import type { Angles } from "../product/diamond-cut.ts"
import { nameDiamond } from "../product/diamond-names.ts"
import type { Shape } from "../product/diamond.ts"
import { usualSize } from "./usual-size.ts"
import type { SizedStone, SizedSubject } from "./subject-schema.ts"

type Stone = Angles & {
  readonly shape: Shape
  readonly weight: number
  readonly measurements: { readonly length: number; readonly width: number }
}

/** `null` where measurements are missing or absurd. */
export const stoneInSize = (diamond: Stone): SizedSubject | null => {
  const stone = measured(diamond)
  return isPossible(stone) ? { ...nothing, kind: "stone", name: nameDiamond(diamond.shape, diamond.weight), stones: [stone] } : null
}

type Piece = {
  readonly name: string
  readonly measures: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly inserts: ReadonlyArray<{ readonly shape: Shape; readonly weight: number; readonly quantity: number }>
}

/** `null` without a size or a width of the shank, so also for pieces that are no rings. */
export const ringInSize = ({ inserts, measures, name }: Piece, size: number | null): SizedSubject | null => {
  const band = measureOf(measures, "Ширина шинки") ?? measureOf(measures, "Ширина")
  if (band === null || size === null || !(size >= minSize && size <= maxSize)) return null
  const stones = inserts.map(insertInSize).filter(isPossible)
  const drawn = stones.slice(0, stones[0]?.quantity === 1 && stones[1]?.quantity === 2 ? 2 : 1)
  return {
    ...nothing,
    kind: "ring",
    name,
    size,
    band,
    rim: rims.map((rim) => measureOf(measures, rim)).find((rim) => rim !== null) ?? null,
    span: measureOf(measures, "Ширина верха"),
    stones: drawn,
    isPartial: drawn.length < inserts.length
  }
}

/** Names of the measure around the main stone. */
const rims = ["Диаметр ореола", "Диаметр цветка", "Диаметр каста"]

type Composed = {
  readonly name: string
  readonly measures: Piece["measures"]
  /** Small stones of the frame, which are not drawn. */
  readonly inserts: ReadonlyArray<unknown>
  /** Middle stone, then those at its left and right. */
  readonly stones: ReadonlyArray<Stone>
}

/** Frame of a ring with the chosen stones, in their measured sizes; `null` for other pieces and without measures. */
export const composedInSize = ({ inserts, measures, name, stones }: Composed, size: number | null): SizedSubject | null => {
  const ring = ringInSize({ name, measures, inserts: [] }, size)
  const drawn = stones.map(measured)
  return ring !== null && drawn.every(isPossible) ? { ...ring, stones: drawn, isPartial: inserts.length > 0 } : null
}

const measured = ({ crownAngle, girdle, measurements: { length, width }, pavilionAngle, shape, table, weight }: Stone): SizedStone => ({
  shape,
  length,
  width,
  weight,
  quantity: 1,
  angles: { table, crownAngle, pavilionAngle, girdle }
})

const nothing = { size: null, band: null, rim: null, span: null, isPartial: false } as const

/** Millimetres; bracelets and chains are in centimetres and have no shank. */
const [minSize, maxSize] = [10, 30]

const insertInSize = ({ quantity, shape, weight }: Piece["inserts"][number]): SizedStone => {
  const [length, width] = usualSize(shape, weight).map((side) => Math.round(side * 100) / 100)
  return { shape, length: length ?? 0, width: width ?? 0, weight, quantity, angles: null }
}

const isPossible = ({ length, quantity, width }: SizedStone): boolean =>
  isDrawable(length) && isDrawable(width) && quantity >= 1 && quantity <= 1000

/** «1,8 мм». */
const measureOf = (measures: Piece["measures"], name: string): number | null => {
  const text = measures.find((measure) => measure.name === name)?.value ?? ""
  const [, whole = "", tenths = ""] = /^(\d+)(?:,(\d+))?\sмм$/.exec(text) ?? []
  const value = Number(`${whole}.${tenths}`)
  return whole !== "" && isDrawable(value) ? value : null
}

const isDrawable = (millimetres: number): boolean => millimetres >= 0.5 && millimetres <= 40
