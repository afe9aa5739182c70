import { type Clarity, type Color, colors, type Finish } from "./diamond.ts"
import { findFancyColor, hueNames } from "./fancy-color.ts"
import { nameFancyColorInRussian } from "./fancy-color-text.ts"
import { nbsp } from "../text/numbers.ts"

/**
 * Groups of ТУ 117-4.2099-2002 and ГОСТ Р 52913-2008 for stones from 0.30 carat, mapped by trade custom, because the standards only describe them.
 * Lighter stones use these groups too, not the standards' coarser scale, so that all stones can be compared.
 */
export const russianColors = {
  D: "1",
  E: "2",
  F: "3",
  G: "4",
  H: "5",
  I: "6",
  J: "7",
  K: "8",
  L: "8–9",
  M: "9"
} as const satisfies Record<Color, string>

export const russianClarities = {
  FL: "1",
  IF: "1",
  VVS1: "2",
  VVS2: "3",
  VS1: "4",
  VS2: "5",
  SI1: "6",
  SI2: "7",
  I1: "8"
} as const satisfies Record<Clarity, string>

export const russianFinishes = { EX: "А", VG: "Б", G: "В", F: "Г" } as const satisfies Record<Finish, string>

/** Group of a grade, or name of a fancy colour; returns unknown colours unchanged. */
export const toRussianColor = (color: string): string => {
  if (isGraded(color)) return russianColors[color]
  const fancy = findFancyColor(color)
  return fancy === undefined ? color : nameFancyColorInRussian(fancy)
}

/** D to M, not fancy. */
export const isGraded = (color: string): color is Color => grades.has(color)

const grades: ReadonlySet<string> = new Set(colors)

/** For a narrow cell; of a fancy colour hue and intensity. */
export const colorOnCard = (color: string, russian: string): readonly [grade: string, russian: string] => {
  const fancy = findFancyColor(color)
  return fancy === undefined ? [color, russian] : [hueNames[fancy.hue], fancy.intensity.replace(" ", nbsp)]
}
