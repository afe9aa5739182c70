import type { Range } from "../catalogue/filter.ts"

/** What a word stands for: values of a facet of a catalogue, pieces by name, pages. */
export type Meaning = {
  readonly kind: "jewelry" | "diamonds" | "piece" | "page" | "landing" | "silent"
  readonly facet: string
  readonly values: ReadonlyArray<string>
}

/** Part of a term, by its place in it, that says one thing. */
export type Phrase = {
  readonly from: number
  readonly to: number
  /** As it was typed. */
  readonly text: string
  readonly meanings: ReadonlyArray<Meaning>
  readonly range: { readonly of: "price" | "carats"; readonly range: Range } | null
  /** An article or the number of a report. */
  readonly code: string | null
  /** A word that names what its neighbour is («огранка», «цвет»): it chooses nothing, and only pages are found by it. */
  readonly isLabel: boolean
}

export type Reading = {
  /** Without needless blanks; the places of phrases are places in it. */
  readonly term: string
  readonly phrases: ReadonlyArray<Phrase>
  /** What means nothing here, as it was typed. */
  readonly unread: ReadonlyArray<string>
  /** The words that were read, where they are not those that were typed. */
  readonly corrected: string | null
}

/** What words stand for, each by itself. */
export type Dictionary = ReadonlyMap<string, ReadonlyArray<Meaning>>
