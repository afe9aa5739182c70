import { Effect } from "effect"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { sortOf } from "../../core/domain/catalogue/sort.ts"
import { searchPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { pagesOf } from "../catalogue/list-query.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { findPieces, findStones, findSuggestions } from "./find-products.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

/** The server's own rendering has no address and is not counted. */
const countSearch = Effect.gen(function* () {
  const { address } = yield* CurrentCaller
  if (address !== null) yield* countTry(limits.search, yield* callerNetwork)
})

type SearchKey = Extract<keyof Handlers, `search.${string}`>

export const searchHandlers: Pick<Handlers, SearchKey> = {
  "search.suggest": Effect.fn("search.suggest")(function* ({ query: { term } }) {
    yield* countSearch
    return yield* findSuggestions(term)
  }),

  "search.jewelries": Effect.fn("search.jewelries")(function* ({
    query: { limit: pageSize = searchPageSize, order, page = 1, sortBy, term }
  }) {
    yield* countSearch
    const list = yield* findPieces(term, { sort: sortOf(jewelryListing, sortBy, order), page, pageSize })
    return { ...list, page, pages: yield* pagesOf(list.total, page, pageSize) }
  }),

  "search.diamonds": Effect.fn("search.diamonds")(function* ({
    query: { limit: pageSize = searchPageSize, order, page = 1, sortBy, term }
  }) {
    yield* countSearch
    const list = yield* findStones(term, { sort: sortOf(diamondListing, sortBy, order), page, pageSize })
    return { ...list, page, pages: yield* pagesOf(list.total, page, pageSize) }
  })
}
