import type { Range } from "../catalogue/filter.ts"

export type Meaning = {
  readonly kind: "jewelry" | "diamonds" | "piece" | "page" | "landing" | "silent"
  readonly facet: string
  readonly values: ReadonlyArray<string>
}

/** Part of a term, by its position. */
export type Phrase = {
  readonly from: number
  readonly to: number
  /** Typed text. */
  readonly text: string
  readonly meanings: ReadonlyArray<Meaning>
  readonly range: { readonly of: "price" | "carats"; readonly range: Range } | null
  readonly code: string | null
  /** «огранка», «цвет»: selects nothing, and finds only pages. */
  readonly isLabel: boolean
}

export type Reading = {
  /** Normalized; positions of phrases refer to it. */
  readonly term: string
  readonly phrases: ReadonlyArray<Phrase>
  /** Unrecognized parts, as typed. */
  readonly unread: ReadonlyArray<string>
  /** Set when it differs from what was typed. */
  readonly corrected: string | null
}

export type Dictionary = ReadonlyMap<string, ReadonlyArray<Meaning>>
