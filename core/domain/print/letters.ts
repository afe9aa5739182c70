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
export const strangeIn = (text: string): ReadonlyArray<string> => [
  ...new Set([...graphemes.segment(printed(text))].flatMap(({ segment }) => (isKnown(segment) ? [] : [segment])))
]

/** The text without what the faces lack. */
export const withoutStrange = (text: string): string =>
  [...graphemes.segment(printed(text))]
    .map(({ segment }) => (isKnown(segment) ? segment : ""))
    .join("")
    .trim()

/** Lines of a text no longer than a width: broken at spaces, at the shopper's own line ends, and within a word that is longer than a line. */
export const brokenInto = (face: Face, text: string, size: number, width: number): ReadonlyArray<string> =>
  printed(text)
    .split("\n")
    .flatMap((paragraph) =>
      paragraph
        .split(" ")
        .flatMap((word) => pieces(face, word, size, width))
        .reduce<ReadonlyArray<string>>((lines, word) => {
          const last = lines.at(-1)
          if (last === undefined || last === "") return [...lines.slice(0, -1), word]
          const longer = `${last} ${word}`
          return lengthOf(face, longer, size) <= width ? [...lines.slice(0, -1), longer] : [...lines, word]
        }, [])
    )

const pieces = (face: Face, word: string, size: number, width: number): ReadonlyArray<string> => {
  if (lengthOf(face, word, size) <= width) return [word]
  return Array.from(word).reduce<ReadonlyArray<string>>((parts, letter) => {
    const last = parts.at(-1) ?? ""
    return lengthOf(face, last + letter, size) <= width ? [...parts.slice(0, -1), last + letter] : [...parts, letter]
  }, [])
}

/** Spaces that are no line's end. */
const blank = /[^\S\n\r]+/g

const graphemes = new Intl.Segmenter("ru", { granularity: "grapheme" })

const measures: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  words: widthsByLetter(letterWidths.words),
  names: widthsByLetter(letterWidths.names)
}

const isKnown = (segment: string): boolean => segment === "\n" || Array.from(segment).every((letter) => measures.words.has(letter))
