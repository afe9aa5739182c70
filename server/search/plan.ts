import { diamondListing } from "../../core/domain/filters/diamond-listing.ts"
import type { Listing } from "../../core/domain/filters/facet.ts"
import type { Filter, Range } from "../../core/domain/filters/filter.ts"
import { inOrder } from "../../core/domain/filters/grammar.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import type { Meaning, Understood } from "./understand.ts"

/** Which pieces a term asks for: filters of the listing, and among which pieces by name or by the carats of their stones. */
export type JewelryPlan = {
  readonly filters: ReadonlyArray<Filter>
  /** `null` for all of them. */
  readonly ids: ReadonlyArray<number> | null
  readonly carats: Range | null
}

/** What a term asks of the jewelry; `null` where it asks nothing of it. A word that means something elsewhere alone is left aside. */
export const planJewelry = ({ carats, words }: Understood): JewelryPlan | null => {
  const named = namedBy(words)
  if (named !== null) return { filters: [], ids: named, carats }
  const ofFacets = words.map((word) => word.filter(({ kind }) => kind === "jewelry")).filter((word) => word.length > 0)
  const ids = words
    .filter((word) => !word.some(({ kind }) => kind === "jewelry" || kind === "diamonds"))
    .flatMap((word) => word.filter(({ kind }) => kind === "piece").map(({ values }) => values.map(Number)))
  if (!isAbout(words.length, ofFacets.length + ids.length)) return null
  return {
    filters: filtersOf(jewelryListing, ofFacets, null),
    ids: ids.length === 0 ? null : ids.reduce<ReadonlyArray<number>>(common, ids[0] ?? []),
    carats
  }
}

/** What a term asks of the stones; `null` where it asks nothing of them. */
export const planDiamonds = ({ carats, words }: Understood): ReadonlyArray<Filter> | null => {
  const ofFacets = words.map((word) => word.filter(({ kind }) => kind === "diamonds")).filter((word) => word.length > 0)
  const named = carats === null ? 0 : 1
  return isAbout(words.length + named, ofFacets.length + named) ? filtersOf(diamondListing, ofFacets, carats) : null
}

/** A term is about a catalogue when at least half of its words are. */
const isAbout = (words: number, own: number): boolean => own > 0 && own * 2 >= words

/** A page of words, or a landing, with how many words of the term stand in its title. */
export type PlannedPage = { readonly kind: "page" | "landing"; readonly code: string; readonly inTitle: number }

/** The pages that have every word of the term, those with more of them in the title first. */
export const planPages = ({ words }: Understood): ReadonlyArray<PlannedPage> =>
  (["landing", "page"] as const)
    .flatMap((kind) => {
      const ofWords = words.map((word) => word.filter((meaning) => meaning.kind === kind))
      const all = ofWords.map((word) => word.flatMap(({ values }) => values))
      const [first = [], ...others] = all
      const codes = others.reduce((left, values) => left.filter((code) => values.includes(code)), [...new Set(first)])
      const titled = ofWords.map((word) => word.filter(({ facet }) => facet === "title").flatMap(({ values }) => values))
      return codes.map((code) => ({ kind, code, inTitle: titled.filter((values) => values.includes(code)).length }))
    })
    .toSorted((one, other) => other.inTitle - one.inTitle)

/** «Белые ночи» is a piece of that name, not what is white: several words that are together the name of some piece. */
const namedBy = (words: Understood["words"]): ReadonlyArray<number> | null => {
  const ids = words.map((word) => word.flatMap(({ kind, values }) => (kind === "piece" ? values.map(Number) : [])))
  const named = ids.length < 2 ? [] : ids.reduce<ReadonlyArray<number>>(common, ids[0] ?? [])
  return named.length === 0 ? null : named
}

const common = <A>(some: ReadonlyArray<A>, others: ReadonlyArray<A>): ReadonlyArray<A> => {
  const known = new Set(others)
  return some.filter((value) => known.has(value))
}

/** Words of one facet narrow each other where they can («помолвочное кольцо»), else they are alternatives («круг, овал»). */
const filtersOf = (listing: Listing, words: ReadonlyArray<ReadonlyArray<Meaning>>, weight: Range | null): ReadonlyArray<Filter> => {
  const payloads = new Map<string, Filter["payload"]>(weight === null ? [] : [["weight", weight]])
  const values = new Map<string, ReadonlyArray<string>>()
  for (const { facet, values: own } of words.flat()) {
    const before = values.get(facet)
    const both = before === undefined ? own : common(before, own)
    values.set(facet, both.length > 0 ? both : [...(before ?? []), ...own])
  }
  for (const [facet, own] of values) payloads.set(facet, own)
  return inOrder(listing, payloads)
}
