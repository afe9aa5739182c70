import type { Range } from "../catalogue/filter.ts"

/** Meaning of a word: facet values, pieces by name, pages. */
export type Meaning = {
  readonly kind: "jewelry" | "diamonds" | "piece" | "page" | "landing" | "silent"
  readonly facet: string
  readonly values: ReadonlyArray<string>
}

/** Part of a term with one meaning, by its position. */
export type Phrase = {
  readonly from: number
  readonly to: number
  /** As typed. */
  readonly text: string
  readonly meanings: ReadonlyArray<Meaning>
  readonly range: { readonly of: "price" | "carats"; readonly range: Range } | null
  /** Article or report number. */
  readonly code: string | null
  /** Label of a neighbouring word («огранка», «цвет»): selects nothing, and finds only pages. */
  readonly isLabel: boolean
}

export type Reading = {
  /** Normalized term, which the positions of phrases refer to. */
  readonly term: string
  readonly phrases: ReadonlyArray<Phrase>
  /** Unrecognized parts, as typed. */
  readonly unread: ReadonlyArray<string>
  /** The term as read, when it differs from what was typed. */
  readonly corrected: string | null
}

/** Meanings by word. */
export type Dictionary = ReadonlyMap<string, ReadonlyArray<Meaning>>
