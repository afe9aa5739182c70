import { graphemesOf } from "../text/graphemes.ts"
import { widthsByLetter } from "../text/letter-widths.ts"
import { letterWidths } from "./letter-widths.ts"

/** The faces in which a shopper's own text is printed. */
export type Face = "words" | "names"

/** How long a text is at a size, in the unit of the size; a letter that the face lacks counts nothing. */
export const lengthOf = (face: Face, text: string, size: number): number => {
  const widths = measures[face]
  return (Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0) * size) / 1000
}

/** A text as it is printed: letters composed, spaces plain, its ends cut. */
export const printed = (text: string): string => text.normalize("NFC").replaceAll(blank, " ").replaceAll(/\r\n?/g, "\n").trim()

/** What the faces lack of a text, each once, as a shopper sees it: a flag or a family is one. */
export const strangeIn = (text: string): ReadonlyArray<string> => [...new Set(graphemesOf(printed(text)).filter((each) => !isKnown(each)))]

/** The text without what the faces lack. */
export const withoutStrange = (text: string): string =>
  graphemesOf(printed(text))
    .map((each) => (isKnown(each) ? each : ""))
    .join("")
    .trim()

/**
 * Lines of a text no longer than a width: broken at spaces, at the shopper's own line ends, and within a word that is longer than a line. Each letter is
 * measured once.
 */
export const brokenInto = (face: Face, text: string, size: number, width: number): ReadonlyArray<string> => {
  const widths = measures[face]
  const fits = (thousandths: number): boolean => (thousandths * size) / 1000 <= width
  const measured = (part: string): Measured => ({ text: part, width: widths.get(part) ?? 0 })
  const space = measured(" ")
  return printed(text)
    .split("\n")
    .flatMap((paragraph) => {
      const words = paragraph.split(" ").flatMap((word) => joined(Array.from(word, measured), nothing, fits))
      return joined(words, space, fits).map((line) => line.text)
    })
}

/** A part of a text with its width in thousandths of a size. */
type Measured = { readonly text: string; readonly width: number }

const nothing: Measured = { text: "", width: 0 }

/** Joins parts by a separator for as long as they fit; a part that fits nowhere stands alone. There is one at least. */
const joined = (parts: ReadonlyArray<Measured>, between: Measured, fits: (width: number) => boolean): ReadonlyArray<Measured> => {
  const full: Array<Measured> = []
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

/** Spaces that are no line's end. */
const blank = /[^\S\n\r]+/g

const measures: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  words: widthsByLetter(letterWidths.words),
  names: widthsByLetter(letterWidths.names)
}

const isKnown = (segment: string): boolean => segment === "\n" || Array.from(segment).every((letter) => measures.words.has(letter))
