import { brokenInto, lengthOf, printed, strangeIn } from "../print/letters.ts"
import { formatCount } from "../text/plural.ts"

/** Where a giver's words stand on the card, in millimetres. */
export const wordsPlace = { width: 78, size: 3.9, leading: 5.8, linesMost: 8 } as const

/** Names of who gives and who gets it: one line each, as large as it fits, and no smaller than is read with ease. */
export const namePlace = { width: 78, largest: 8.2, least: 4.4 } as const

/** How the words lie on the card, and what is in the way of printing them. */
export type FitWords = {
  readonly lines: ReadonlyArray<string>
  /** Lines beyond the card. */
  readonly over: number
  /** What the card's type lacks, each once. */
  readonly strange: ReadonlyArray<string>
}

export const fitWords = (words: string): FitWords => {
  const lines = printed(words) === "" ? [] : brokenInto("words", words, wordsPlace.size, wordsPlace.width)
  return { lines, over: Math.max(0, lines.length - wordsPlace.linesMost), strange: strangeIn(words) }
}

/** At which size a name is printed; `null` where it is too long for its line. */
export const nameSize = (name: string): number | null => {
  const size = Math.min(namePlace.largest, namePlace.width / Math.max(lengthOf("names", printed(name), 1), 0.001))
  return size < namePlace.least ? null : Math.floor(size * 100 + 0.001) / 100
}

/** What is wrong with a name on the card; `undefined` where nothing is. */
export const wrongName = (name: string): string | undefined => {
  if (name.includes("\n")) return "Имя печатают одной строкой"
  return lacking(strangeIn(name)) ?? (nameSize(name) === null ? "Не помещается в строку карты. Сократите, пожалуйста" : undefined)
}

/** What is wrong with the words on the card; `undefined` where nothing is. */
export const wrongWords = (words: string): string | undefined => {
  const { over, strange } = fitWords(words)
  if (strange.length > 0) return lacking(strange)
  return over === 0
    ? undefined
    : `На карте ${formatCount(wordsPlace.linesMost, lineForms)}. Сократите текст на ${formatCount(over, lineForms)}`
}

/** What is said under the words while they are written. */
export const fitText = (words: string): string => {
  const { lines, over, strange } = fitWords(words)
  if (strange.length > 0 || over > 0) return wrongWords(words) ?? ""
  if (lines.length === 0) return `До ${wordsPlace.linesMost} строк`
  return `Занято строк: ${lines.length} из ${wordsPlace.linesMost}`
}

const lacking = (strange: ReadonlyArray<string>): string | undefined =>
  strange.length === 0
    ? undefined
    : `В нашем шрифте нет ${strange.length === 1 ? "знака" : "знаков"} ${strange.slice(0, 5).join(" ")}${strange.length > 5 ? " и других" : ""}. Замените, пожалуйста`

const lineForms = ["строку", "строки", "строк"] as const
