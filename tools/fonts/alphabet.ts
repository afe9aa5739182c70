type Span = readonly [from: number, to: number]

const letters = (...spans: ReadonlyArray<Span>): ReadonlyArray<number> =>
  spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))

const codes = (text: string): ReadonlyArray<number> => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

/** Typographic blanks, and hyphens that look like `-`. */
const blanks = [0xa0, 0xad, 0x2009, 0x200a, 0x202f, 0x2010, 0x2011]

/** ASCII, the Russian alphabet, signs around numbers and quotations. */
export const commonCharacters: ReadonlyArray<number> = [
  ...letters([0x20, 0x7e], [0x410, 0x44f]),
  ...blanks,
  ...codes("Ёё§©«»°±²³·½×–—‘’“”„•…′″₽№←→−≈≤≥")
].toSorted((a, b) => a - b)

/** Characters of foreign names: the rest of Latin-1, extended Latin, accents, other Cyrillic alphabets. */
export const rareCharacters: ReadonlyArray<number> = letters([0xa1, 0x17f], [0x300, 0x30c], [0x400, 0x4ff]).filter(
  (code) => !commonCharacters.includes(code)
)

/** Characters for engraving: Russian and Latin letters, digits, signs of names, dates and places. */
export const engravingCharacters: ReadonlyArray<number> = [
  ...letters([0x30, 0x39], [0x41, 0x5a], [0x61, 0x7a], [0x410, 0x44f]),
  ...codes("Ёё .,-–—&+'’«»№!?/:()°×·")
].toSorted((a, b) => a - b)

/** CSS `unicode-range`. */
export const unicodeRange = (sorted: ReadonlyArray<number>): string => spansOf(sorted).map(spanText).join(", ")

const spansOf = (sorted: ReadonlyArray<number>): ReadonlyArray<Span> => {
  const starts = sorted.filter((code, index) => sorted[index - 1] !== code - 1)
  const ends = sorted.filter((code, index) => sorted[index + 1] !== code + 1)
  return starts.map((from, index) => [from, ends[index] ?? from])
}

const spanText = ([from, to]: Span): string => `U+${hex(from)}${to === from ? "" : `-${hex(to)}`}`

const hex = (code: number): string => code.toString(16)
