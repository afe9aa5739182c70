import { Effect } from "effect"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import type { Sort } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { defaultSort } from "../../core/domain/catalogue/sort.ts"
import { tidyTerm } from "../../core/domain/search/search-term.ts"
import { wordsOf } from "../../core/domain/search/search-words.ts"
import { type Catalogue, type Condition, catalogueOf, planOf } from "../../core/domain/search/plan.ts"
import { withoutSpans } from "../../core/domain/search/without-spans.ts"
import { findDiamonds, findDiamondsByCode, findDiamondsByReport } from "../catalogue/diamonds.ts"
import { findJewelryByCode, searchJewelry } from "./search-jewelry.ts"
import { findPages } from "./search-pages.ts"
import { completeWord } from "./search-words.ts"
import { planPages } from "./pages.ts"
import { findSections } from "./sections.ts"
import { type ParsedTerm, parseSearchTerm } from "./parse-search-term.ts"

type ListRequest = { readonly sort: Sort; readonly page: number; readonly pageSize: number }

const most = { cards: 4, queries: 4, sections: 5, articles: 3, conditions: 8 } as const

/** A matching article number takes precedence. */
export const findPieces = Effect.fn("findPieces")(function* (term: string, request: ListRequest) {
  return yield* withReading("jewelry", yield* parseSearchTerm(term), (understood) => piecesOf(understood, request))
})

/** A matching article or report number takes precedence. */
export const findStones = Effect.fn("findStones")(function* (term: string, request: ListRequest) {
  return yield* withReading("diamonds", yield* parseSearchTerm(term), (understood) => stonesOf(understood, request))
})

export const findSuggestions = Effect.fn("findSuggestions")(function* (term: string) {
  const understood = yield* parseSearchTerm(term)
  const [jewelry, diamonds, queries] = yield* Effect.all(
    [piecesOf(understood, firstOf(jewelryListing)), stonesOf(understood, firstOf(diamondListing)), queriesOf(understood.corrected ?? term)],
    { concurrency: "unbounded" }
  )
  const { articles, landings } = yield* findTextPages(understood, jewelry.total + diamonds.total === 0 ? "anywhere" : "title")
  const plans = { jewelry: planOf("jewelry", understood), diamonds: planOf("diamonds", understood) }
  const sections = yield* findSections(plans, { jewelry: jewelry.total, diamonds: diamonds.total })
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

/** Adds the reading of the term; without results, also the counts without each condition. */
const withReading = Effect.fnUntraced(function* <A, E, R>(
  catalogue: Catalogue,
  understood: ParsedTerm,
  find: (understood: ParsedTerm) => Effect.Effect<Matches<A>, E, R>
) {
  const result = yield* find(understood)
  const plan = planOf(catalogue, understood)
  const conditions = result.code === null ? (plan?.conditions ?? []) : [conditionOfCode(understood, result.code)]
  const isMeant = catalogueOf(understood) === catalogue
  const instead =
    result.total > 0 || !isMeant || conditions.length < 2
      ? []
      : yield* Effect.forEach(conditions.slice(0, most.conditions), (condition) =>
          Effect.map(Effect.flatMap(parseSearchTerm(condition.term), find), ({ total }) => ({ ...condition, total }))
        )
  const misfits = result.code === null ? (plan?.misfits ?? understood.unread) : []
  const { corrected } = understood
  const read = { isMeant, conditions, misfits, instead: instead.filter(({ total }) => total > 0) }
  return { items: result.items, total: result.total, corrected: result.total > 0 || plan !== null ? corrected : null, read }
})

type Matches<A> = { readonly items: ReadonlyArray<A>; readonly total: number; readonly code: string | null }

const conditionOfCode = ({ phrases, term }: ParsedTerm, code: string): Condition => {
  const phrase = phrases.find((one) => one.code === code)
  return { label: `№ ${code}`, term: phrase === undefined ? "" : withoutSpans(term, [phrase]) }
}

const codesOf = ({ code, phrases }: ParsedTerm): ReadonlyArray<string> => [
  ...new Set([...(code === null ? [] : [code]), ...phrases.flatMap((phrase) => phrase.code ?? [])])
]

const piecesOf = Effect.fnUntraced(function* (understood: ParsedTerm, request: ListRequest) {
  for (const code of codesOf(understood)) {
    const coded = yield* findJewelryByCode(code, request)
    if (coded.total > 0) return { ...coded, code }
  }
  const plan = planOf("jewelry", understood)
  return { ...(plan === null || isCoded(understood) ? nothing : yield* searchJewelry({ ...plan, ...request })), code: null }
})

const stonesOf = Effect.fnUntraced(function* (understood: ParsedTerm, request: ListRequest) {
  for (const code of codesOf(understood)) {
    const coded = yield* findDiamondsByCode(code, request)
    if (coded.total > 0) return { ...coded, code }
    const reported = yield* findDiamondsByReport(code, request)
    if (reported.total > 0) return { ...reported, code }
  }
  const plan = planOf("diamonds", understood)
  return { ...(plan === null || isCoded(understood) ? nothing : yield* findDiamonds({ filters: plan.filters, ...request })), code: null }
})

/** With an article number only that product is searched. */
const isCoded = ({ phrases }: ParsedTerm): boolean => phrases.some(({ code }) => code !== null)

/** Landings are found by their title; pages also by their text, `"anywhere"`. */
const findTextPages = Effect.fnUntraced(function* (understood: ParsedTerm, within: "title" | "anywhere") {
  const planned = planPages(understood)
  const titled = planned.filter(({ inTitle }) => inTitle > 0)
  const named = titled.filter(({ kind }) => kind === "landing")
  const read = (within === "title" ? titled : planned).filter(({ kind }) => kind === "page").slice(0, most.articles)
  const foundPages = yield* findPages([...named, ...read])
  return {
    landings: foundPages.flatMap(({ kind, link, title }) => (kind === "landing" ? [{ title, link, count: null }] : [])),
    articles: foundPages.flatMap(({ kind, link, text, title }) => (kind === "page" ? [{ title, link, text }] : []))
  }
})

const queriesOf = Effect.fnUntraced(function* (typed: string) {
  const term = tidyTerm(typed).toLowerCase().replaceAll("ё", "е")
  const last = wordsOf(term).at(-1) ?? ""
  if (last.length < 2 || !term.endsWith(last)) return []
  return (yield* completeWord(last, most.queries)).map((word) => term.slice(0, term.length - last.length) + word)
})

const nothing: { readonly items: ReadonlyArray<never>; readonly total: number } = { items: [], total: 0 }

const firstOf = (listing: Listing): ListRequest => ({ sort: defaultSort(listing), page: 1, pageSize: most.cards })
