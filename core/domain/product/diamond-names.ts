import type { Shape } from "./diamond.ts"
import { formatCarats } from "../text/numbers.ts"

/** Shapes by their Russian names, as they stand on a label. */
export const shapeNames = {
  round: "Круг",
  oval: "Овал",
  cushion: "Кушон",
  princess: "Принцесса",
  emerald: "Изумруд",
  pear: "Груша",
  marquise: "Маркиз",
  radiant: "Радиант",
  asscher: "Ашер",
  heart: "Сердце"
} as const satisfies Record<Shape, string>

/** The list of the stones of a shape. */
export const shapePath = (shape: Shape): string => `/diamonds/filter/shape--${shape}`

/** The cutter's code of a shape with its facets: Кр57 is the round brilliant of 57 facets; `null` where the trade has no fixed one. */
export const cutCodes = {
  round: "Кр57",
  oval: "Ов57",
  cushion: null,
  princess: null,
  emerald: null,
  pear: "Гр56",
  marquise: "М55",
  radiant: null,
  asscher: null,
  heart: null
} as const satisfies Record<Shape, string | null>

/** A stone's full name, as its page and the receipt have it: «Бриллиант, круг 1,02 карата». */
export const nameDiamond = (shape: Shape, carats: number): string => `Бриллиант, ${shapeNames[shape].toLowerCase()} ${formatCarats(carats)}`

/** The short name of a card: «Круг, 1,02 карата». */
export const nameOnCard = (shape: Shape, carats: number): string => `${shapeNames[shape]}, ${formatCarats(carats)}`
