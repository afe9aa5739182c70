import { Effect } from "effect"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { catalogAddress, plainState } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import { isIndexable } from "../../core/domain/catalogue/indexing.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { framePath } from "../../core/domain/constructor/choice.ts"
import { frameListing } from "../../core/domain/constructor/frame-listing.ts"
import { frameCategories } from "../../core/domain/constructor/frames.ts"
import { articlePath } from "../../core/domain/articles/article.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { type Category, jewelryPath } from "../../core/domain/product/jewelry.ts"
import { query, queryOne } from "../platform/db/query.ts"
import { findArticleDays } from "../articles/articles.ts"
import { countDiamondFacets } from "../catalogue/diamond-facets.ts"
import { countJewelryFacets } from "../catalogue/jewelry-facets.ts"

/** Addresses in a file; the protocol allows 50,000. */
export const shardSize = 10_000

export const countShards = Effect.gen(function* () {
  const counted = yield* queryOne<{ diamonds: number; jewelry: number }>(
    "select (select count(*)::int4 from diamonds) as diamonds, (select count(*)::int4 from jewelry) as jewelry"
  )
  const filesOf = (count: number) => Math.ceil(count / shardSize)
  return { diamonds: filesOf(counted?.diamonds ?? 0), jewelry: filesOf(counted?.jewelry ?? 0) }
})

/** Files count from 1. */
export const diamondAddresses = Effect.fn("diamondAddresses")(function* (shard: number) {
  const rows = yield* query<{ code: string }>("select code from diamonds order by id limit $1::int4 offset $2::int4", [
    shardSize,
    (shard - 1) * shardSize
  ])
  return rows.map(({ code }) => diamondPath(code))
})

/** Files count from 1. */
export const jewelryAddresses = Effect.fn("jewelryAddresses")(function* (shard: number) {
  const rows = yield* query<{ category: Category; code: string }>(
    "select category, product_code as code from jewelry order by id limit $1::int4 offset $2::int4",
    [shardSize, (shard - 1) * shardSize]
  )
  return rows.map(({ category, code }) => jewelryPath(category, code))
})

export const staticPageAddresses = Effect.gen(function* () {
  const rows = yield* query<{ code: string }>("select code from static_pages order by section is null, position, code")
  return rows.map(({ code }) => `/${code}`)
})

export const articleAddresses = Effect.gen(function* () {
  const articles = yield* findArticleDays
  return articles.map(({ code }) => articlePath(code))
})

/** Lists without filters, and lists of one value that have products. */
export const listAddresses = Effect.gen(function* () {
  const [stones, pieces] = yield* Effect.all([countDiamondFacets([]), countJewelryFacets([])])
  return [...listsOf(diamondListing, stones.facets), ...listsOf(jewelryListing, pieces.facets)]
})

export const frameAddresses = Effect.gen(function* () {
  const rows = yield* query<{ slug: string }>(
    "select slug from blanks where exists (select from frames where blank_id = blanks.id and is_active) order by id"
  )
  const lists = frameCategories.map(frameListing).map((listing) => catalogAddress(listing, plainState(listing)))
  return [...lists, ...rows.map(({ slug }) => framePath(slug))]
})

type FacetCounts = ReadonlyArray<{
  readonly code: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly count: number }>
}>

const listsOf = (listing: Listing, counted: FacetCounts): ReadonlyArray<string> => {
  const chosen = counted.flatMap(({ code, options }) =>
    options.flatMap(({ count, value }): ReadonlyArray<Filter> => (count === 0 ? [] : [{ code, payload: [value] }]))
  )
  const states = [plainState(listing), ...chosen.map((filter) => ({ ...plainState(listing), filters: [filter] }))]
  return states.filter((state) => isIndexable(listing, state)).map((state) => catalogAddress(listing, state))
}
