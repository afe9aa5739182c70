import { graphemesOf } from "../text/graphemes.ts"
import { widthsByLetter } from "../text/letter-widths.ts"
import { letterWidths } from "./letter-widths.ts"

/** Fonts for a customer's own text. */
export type Face = "words" | "names"

/** Length in the unit of `size`; missing letters count as zero. */
export const lengthOf = (face: Face, text: string, size: number): number => {
  const widths = measures[face]
  return (Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0) * size) / 1000
}

/** Composed letters, plain spaces, trimmed. */
export const normalizeForPrint = (text: string): string => text.normalize("NFC").replaceAll(blank, " ").replaceAll(/\r\n?/g, "\n").trim()

/** Distinct graphemes that the fonts lack, such as emoji. */
export const unknownGraphemes = (text: string): ReadonlyArray<string> => [
  ...new Set(graphemesOf(normalizeForPrint(text)).filter((each) => !isKnown(each)))
]

export const dropUnknownGraphemes = (text: string): string =>
  graphemesOf(normalizeForPrint(text))
    .map((each) => (isKnown(each) ? each : ""))
    .join("")
    .trim()

/** Wraps at spaces, line ends and inside overlong words. Measures each letter once. */
export const wrapText = (face: Face, text: string, size: number, width: number): ReadonlyArray<string> => {
  const widths = measures[face]
  const fits = (thousandths: number): boolean => (thousandths * size) / 1000 <= width
  const measured = (part: string): MeasuredText => ({ text: part, width: widths.get(part) ?? 0 })
  const space = measured(" ")
  return normalizeForPrint(text)
    .split("\n")
    .flatMap((paragraph) => {
      const words = paragraph.split(" ").flatMap((word) => joined(Array.from(word, measured), nothing, fits))
      return joined(words, space, fits).map((line) => line.text)
    })
}

type MeasuredText = { readonly text: string; readonly width: number }

const nothing: MeasuredText = { text: "", width: 0 }

const joined = (
  parts: ReadonlyArray<MeasuredText>,
  between: MeasuredText,
  fits: (width: number) => boolean
): ReadonlyArray<MeasuredText> => {
  const full: Array<MeasuredText> = []
  let last = nothing
  for (const part of parts) {
    const longer = last.width + between.width + part.width
    if (last.text === "") last = part
    else if (fits(longer)) last = { text: last.text + between.text + part.text, width: longer }
    else {
      full.push(last)
      last = part
    }
  }
  return [...full, last]
}

const blank = /[^\S\n\r]+/g

const measures: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  words: widthsByLetter(letterWidths.words),
  names: widthsByLetter(letterWidths.names)
}

const isKnown = (segment: string): boolean => segment === "\n" || Array.from(segment).every((letter) => measures.words.has(letter))
