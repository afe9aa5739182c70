import { Effect } from "effect"
import type { Filter, Sort } from "../../core/domain/filters/filter.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { defaultSort } from "../../core/domain/filters/sort.ts"
import { chosenFilters } from "./chosen-filters.ts"
import { Database } from "./database.ts"
import { cardsOf } from "./jewelry.ts"
import { selectCardsOfSkus } from "./jewelry-cards.ts"
import { withShown } from "./jewelry-choice.ts"

/** Which pieces, in which order, and which page of them; the first page is 1. */
export type WantedJewelry = {
  readonly filters?: ReadonlyArray<Filter>
  readonly sort?: Sort
  readonly page: number
  readonly pageSize: number
}

/**
 * One page of the pieces of which a variant fits, newest first unless sorted; one past the last is empty. A card shows the variant that
 * fits, so its metal and its price are those that were asked for, and the price is what the list is sorted by.
 */
export const findJewelry = Effect.fn("findJewelry")(function* ({ filters = [], page, pageSize, sort = newestFirst }: WantedJewelry) {
  const database = yield* Database
  const chosen = chosenFilters(jewelryListing, filters)
  const [counted] = yield* database.query<{ total: number }>(`${withShown} select total from counted`, [chosen])
  const total = counted?.total ?? 0
  const offset = (page - 1) * pageSize
  const items = offset < total ? yield* cardsOf(selectCardsOfSkus(selectShown(sort)), [chosen, pageSize, offset]) : []
  return { items, total }
})

const newestFirst = defaultSort(jewelryListing)

const selectShown = (sort: Sort): string => `${withShown}
  select piece.id, sku.id as sku_id, row_number() over (order by ${orderOf(sort)}) as place
  from jewelry_skus as sku join jewelry as piece on piece.id = jewelry_id
  where get_bit((select bits from flat), position * (select length from flat) + jewelry_id) = 1
  order by ${orderOf(sort)} limit $2::int4 offset $3::int4`

/** Of equals the newer piece comes first where the greater does. */
const orderOf = ({ code, direction }: Sort): string => {
  const column = code === "price" || code === "weight" ? `sku.${code}` : "piece.added_at"
  return `${column} ${direction}, piece.id ${direction}`
}
