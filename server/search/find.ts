import { Effect } from "effect"
import { diamondListing } from "../../core/domain/filters/diamond-listing.ts"
import type { Listing } from "../../core/domain/filters/facet.ts"
import type { Sort } from "../../core/domain/filters/filter.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { defaultSort } from "../../core/domain/filters/sort.ts"
import { tidyTerm } from "../../core/domain/search-term.ts"
import { wordsOf } from "../../core/domain/search-words.ts"
import { findDiamonds, findDiamondsByCode } from "../db/diamonds.ts"
import { findJewelryByCode, searchJewelry } from "../db/search-jewelry.ts"
import { findPages } from "../db/search-pages.ts"
import { completeWord } from "../db/search-words.ts"
import { planDiamonds, planJewelry, planPages } from "./plan.ts"
import { findSections } from "./sections.ts"
import { type Understood, understand } from "./understand.ts"

/** In which order, and which page. */
type Asked = { readonly sort: Sort; readonly page: number; readonly pageSize: number }

const most = { cards: 4, queries: 4, sections: 5, articles: 3 } as const

/** Pieces by a term, an article number before anything else. */
export const findPieces = Effect.fn("findPieces")(function* (term: string, asked: Asked) {
  const understood = yield* understand(term)
  return { ...(yield* piecesOf(understood, asked)), corrected: understood.corrected }
})

/** Stones by a term. */
export const findStones = Effect.fn("findStones")(function* (term: string, asked: Asked) {
  const understood = yield* understand(term)
  return { ...(yield* stonesOf(understood, asked)), corrected: understood.corrected }
})

/** What a term may come to, while it is typed. */
export const findSuggestions = Effect.fn("findSuggestions")(function* (term: string) {
  const understood = yield* understand(term)
  const [jewelry, diamonds, { articles, landings }, queries] = yield* Effect.all(
    [
      piecesOf(understood, firstOf(jewelryListing)),
      stonesOf(understood, firstOf(diamondListing)),
      wordsAbout(understood),
      queriesOf(understood.corrected ?? term)
    ],
    { concurrency: "unbounded" }
  )
  const sections = yield* findSections(understood, { jewelry: jewelry.total, diamonds: diamonds.total })
  return {
    term,
    corrected: understood.corrected,
    queries,
    sections: [...sections, ...landings].slice(0, most.sections),
    articles,
    jewelry,
    diamonds
  }
})

const piecesOf = Effect.fnUntraced(function* (understood: Understood, asked: Asked) {
  const coded = understood.code === null ? nothing : yield* findJewelryByCode(understood.code, asked)
  const plan = planJewelry(understood)
  return coded.total > 0 || plan === null ? coded : yield* searchJewelry({ ...plan, ...asked })
})

const stonesOf = Effect.fnUntraced(function* (understood: Understood, asked: Asked) {
  const coded = understood.code === null ? nothing : yield* findDiamondsByCode(understood.code, asked)
  const filters = planDiamonds(understood)
  return coded.total > 0 || filters === null ? coded : yield* findDiamonds({ filters, ...asked })
})

/** Collections by their names, and pages to read. */
const wordsAbout = Effect.fnUntraced(function* (understood: Understood) {
  const planned = planPages(understood)
  const named = planned.filter(({ inTitle, kind }) => kind === "landing" && inTitle > 0)
  const read = planned.filter(({ kind }) => kind === "page").slice(0, most.articles)
  const found = yield* findPages([...named, ...read])
  return {
    landings: found.flatMap(({ kind, link, title }) => (kind === "landing" ? [{ title, link, count: null }] : [])),
    articles: found.flatMap(({ kind, link, text, title }) => (kind === "page" ? [{ title, link, text }] : []))
  }
})

/** The term with its last word gone on. */
const queriesOf = Effect.fnUntraced(function* (typed: string) {
  const term = tidyTerm(typed).toLowerCase().replaceAll("ё", "е")
  const last = wordsOf(term).at(-1) ?? ""
  if (last.length < 2 || !term.endsWith(last)) return []
  return (yield* completeWord(last, most.queries)).map((word) => term.slice(0, term.length - last.length) + word)
})

const nothing = { items: [], total: 0 } as const

const firstOf = (listing: Listing): Asked => ({ sort: defaultSort(listing), page: 1, pageSize: most.cards })
