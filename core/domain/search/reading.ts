import type { Range } from "../catalogue/filter.ts"

/** `silent`: a known word that selects nothing. */
export type Meaning = {
  readonly kind: "jewelry" | "diamonds" | "piece" | "page" | "landing" | "silent"
  readonly facet: string
  readonly values: ReadonlyArray<string>
}

export type Phrase = {
  readonly from: number
  readonly to: number
  /** Text as typed. */
  readonly text: string
  readonly meanings: ReadonlyArray<Meaning>
  readonly range: { readonly of: "price" | "carats"; readonly range: Range } | null
  readonly code: string | null
  /** «огранка», «цвет»: selects nothing, finds only pages. */
  readonly isLabel: boolean
}

export type Reading = {
  /** Normalized; phrases refer to its positions. */
  readonly term: string
  readonly phrases: ReadonlyArray<Phrase>
  /** Unrecognized parts, as typed. */
  readonly unread: ReadonlyArray<string>
  /** `null` when equal to the typed term. */
  readonly corrected: string | null
}

export type Dictionary = ReadonlyMap<string, ReadonlyArray<Meaning>>
