import { type Clarity, type Color, colors, type Finish } from "./diamond.ts"
import { findFancyColor, hueNames } from "./fancy-color.ts"
import { nameFancyColorInRussian } from "./fancy-color-words.ts"
import { nbsp } from "../text/numbers.ts"

/**
 * Laboratory grades on the Russian scale: the groups of ТУ 117-4.2099-2002 and ГОСТ Р 52913-2008 for stones of 0.30 carat and
 * heavier, matched as the trade matches them. The standards describe groups in words, so the match is a custom, not a formula;
 * lighter stones have a coarser scale there, and the house states this one for all stones, so that they compare.
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

/** Groups of cut quality. */
export const russianFinishes = { EX: "А", VG: "Б", G: "В", F: "Г" } as const satisfies Record<Finish, string>

/** A colour on the Russian scale: a group, or the fancy colour in words; a colour unknown to both stays as it is. */
export const toRussianColor = (color: string): string => {
  if (isGraded(color)) return russianColors[color]
  const fancy = findFancyColor(color)
  return fancy === undefined ? color : nameFancyColorInRussian(fancy)
}

/** Whether a colour is one of the grades D to M rather than a fancy colour in words. */
export const isGraded = (color: string): color is Color => grades.has(color)

const grades: ReadonlySet<string> = new Set(colors)

/** A colour in the narrow cell of a card: a fancy one by its hue, and in brackets how strong it is. */
export const colorOnCard = (color: string, russian: string): readonly [grade: string, russian: string] => {
  const fancy = findFancyColor(color)
  return fancy === undefined ? [color, russian] : [hueNames[fancy.hue], fancy.intensity.replace(" ", nbsp)]
}
