import type { Shape } from "./diamond.ts"
import { formatCarats } from "../text/numbers.ts"

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

export const shapePath = (shape: Shape): string => `/diamonds/filter/shape--${shape}`

/** Trade code with the number of facets. */
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

export const nameDiamond = (shape: Shape, carats: number): string => `Бриллиант, ${shapeNames[shape].toLowerCase()} ${formatCarats(carats)}`

export const nameOnCard = (shape: Shape, carats: number): string => `${shapeNames[shape]}, ${formatCarats(carats)}`
