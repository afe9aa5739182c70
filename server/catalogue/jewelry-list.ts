import { Effect } from "effect"
import { valuesOf } from "../../core/domain/catalogue/change.ts"
import type { Filter, Sort } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { defaultSort } from "../../core/domain/catalogue/sort.ts"
import { chosenFilters } from "./chosen-filters.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { cardsOf, readCards } from "./jewelry.ts"
import { selectCards, selectCardsOfSkus } from "./jewelry-cards.ts"
import { withShown } from "./jewelry-choice.ts"

/** Pages count from 1. */
export type JewelryQuery = {
  readonly filters?: ReadonlyArray<Filter>
  readonly sort?: Sort
  readonly page: number
  /** First page of a range that ends with `page`. */
  readonly from?: number
  readonly pageSize: number
}

/** Newest pieces first by default; empty past the last page. A card shows the matching variant and sorts by its price. */
export const findJewelry = Effect.fn("findJewelry")(function* ({
  filters = [],
  page,
  from = page,
  pageSize,
  sort = newestFirst
}: JewelryQuery) {
  const within = [(page - from + 1) * pageSize, (from - 1) * pageSize]
  if (sort.code === newestFirst.code && filters.every(({ code }) => code === "category")) {
    return yield* findPieces(valuesOf(filters, "category"), sort.direction, within)
  }
  const chosen = chosenFilters(jewelryListing, filters)
  const rows = yield* query<{ total: number }>(selectCardsOfSkus(selectShown(sort)), [chosen, ...within])
  return { items: yield* readCards(rows), total: rows[0]?.total ?? (page === 1 ? 0 : yield* countFitting(chosen)) }
})

const newestFirst = defaultSort(jewelryListing)

const isOffered = "(is_on_order or exists (select from jewelry_skus where jewelry_id = jewelry.id and is_available_for_sale))"

const findPieces = Effect.fnUntraced(function* (
  chosen: ReadonlyArray<string>,
  direction: Sort["direction"],
  within: ReadonlyArray<number>
) {
  const condition = chosen.length === 0 ? "" : "where category = any($1::text[])"
  const params = chosen.length === 0 ? [] : [[...chosen]]
  const order = `${isOffered} desc, added_at ${direction}, id ${direction}`
  const page = `select id, row_number() over (order by ${order}) as place from jewelry ${condition}
    order by ${order} limit $${params.length + 1}::int4 offset $${params.length + 2}::int4`
  const items = yield* cardsOf(selectCards(page), [...params, ...within])
  const counted = yield* queryOne<{ total: number }>(`select count(*)::int4 as total from jewelry ${condition}`, params)
  return { items, total: counted?.total ?? 0 }
})

/** A page past the last has no row with the total. */
const countFitting = (chosen: string): DatabaseEffect<number> =>
  Effect.map(queryOne<{ total: number }>(`${withShown} select total from counted`, [chosen]), (counted) => counted?.total ?? 0)

const selectShown = (sort: Sort): string => `${withShown}
  select piece.id, sku.id as sku_id, row_number() over (order by ${orderOf(sort)}) as place, (select total from counted) as total
  from jewelry_skus as sku join jewelry as piece on piece.id = jewelry_id
  where get_bit((select bits from flat), position * (select length from flat) + jewelry_id) = 1
  order by ${orderOf(sort)} limit $2::int4 offset $3::int4`

/** Sold pieces come last. */
const orderOf = ({ code, direction }: Sort): string => {
  const column = code === "price" || code === "weight" ? `sku.${code}` : "piece.added_at"
  return `(sku.is_available_for_sale or piece.is_on_order) desc, ${column} ${direction}, piece.id ${direction}`
}
