import type { Insert } from "../product/jewelry-schema.ts"
import type { Category } from "../product/jewelry.ts"
import type { EngravingPlace } from "./engraving.ts"

export type EngravedItem = {
  readonly category: Category
  /** Millimetres inside a ring, or centimetres of a bracelet. */
  readonly size: number | null
  readonly inserts: ReadonlyArray<Pick<Insert, "quantity" | "weight">>
  /** «Ширина шинки», «1,8 мм». */
  readonly measures: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/**
 * Inside rings with a shank from 1.8 mm, also outside plain bands from 3 mm, inside rigid bracelets, on the back of halo pendants and bar brooches.
 * Hallmarks, settings and locks shorten the line.
 */
export const engravingPlacesOf = (piece: EngravedItem): ReadonlyArray<EngravingPlace> => {
  switch (piece.category) {
    case "pomolvochnoe-kolco":
    case "kolco":
      return ringPlaces(piece, shares.underStone)
    case "obruchalnoe-kolco":
      return bandPlaces(piece)
    case "braslet":
      return bangle(piece)
    case "podveska":
      return pendant(piece)
    case "brosh":
      return bar(piece)
    case "sergi":
    case "odinochnye-sergi":
    case "kole":
      return []
  }
}

/** Shares of the line. */
const shares = { underStone: 0.5, smooth: 0.75, outside: 0.5, bangle: 0.5, halo: 0.6, bar: 0.6 }

/** Millimetres. */
const least = { shank: 1.8, outside: 3, halo: 6.5 }
/** Millimetres. */
const haloRim = 1.6

const ringPlaces = (piece: EngravedItem, share: number): ReadonlyArray<EngravingPlace> => {
  const width = measureOf(piece, "Ширина шинки", "Ширина")
  if (piece.size === null || width === null || width < least.shank) return []
  return [round("inside", piece.size / 2, share, width)]
}

/** Settings pierce the shank of an eternity band. */
const bandPlaces = (piece: EngravedItem): ReadonlyArray<EngravingPlace> => {
  const { inserts, size } = piece
  if (size === null) return []
  const rowLength = inserts.reduce((sum, { quantity, weight }) => sum + quantity * diameterOf(weight), 0)
  if (rowLength > 0.8 * Math.PI * size) return []
  if (rowLength > 0) return ringPlaces(piece, shares.underStone)
  const [width, thickness] = [measureOf(piece, "Ширина"), measureOf(piece, "Толщина")]
  const isWide = width !== null && thickness !== null && width >= least.outside
  return [...ringPlaces(piece, shares.smooth), ...(isWide ? [round("outside", size / 2 + thickness, shares.outside, width)] : [])]
}

/** Only rigid bracelets have a thickness. */
const bangle = (piece: EngravedItem): ReadonlyArray<EngravingPlace> => {
  const width = measureOf(piece, "Ширина")
  if (piece.size === null || width === null || measureOf(piece, "Толщина") === null) return []
  return [round("inside", (piece.size * 10) / (2 * Math.PI), shares.bangle, width)]
}

const pendant = (piece: EngravedItem): ReadonlyArray<EngravingPlace> => {
  const outer = measureOf(piece, "Диаметр ореола")
  return outer === null || outer < least.halo ? [] : [round("back", (outer - haloRim) / 2, shares.halo, haloRim)]
}

const bar = (piece: EngravedItem): ReadonlyArray<EngravingPlace> => {
  const [length, width] = [measureOf(piece, "Длина"), measureOf(piece, "Ширина")]
  return length === null || width === null
    ? []
    : [{ side: "back", length: tenth(length * shares.bar), letter: letterOf(width), radius: null }]
}

const round = (side: EngravingPlace["side"], radius: number, share: number, width: number): EngravingPlace => ({
  side,
  length: tenth(2 * Math.PI * radius * share),
  letter: letterOf(width),
  radius: tenth(radius)
})

/** 55 % of the width, one to two millimetres. */
const letterOf = (width: number): number => tenth(Math.min(2, Math.max(1, width * 0.55)))

const tenth = (value: number): number => Math.floor(value * 10 + 1e-6) / 10

const diameterOf = (carats: number): number => 6.47 * Math.cbrt(carats)

/** Millimetres. */
const measureOf = ({ measures }: EngravedItem, ...names: ReadonlyArray<string>): number | null => {
  const value = measures.find(({ name }) => names.includes(name))?.value ?? ""
  const [, number] = /^(\d+(?:,\d+)?)\s*мм$/.exec(value) ?? []
  return number === undefined ? null : Number(number.replace(",", "."))
}
