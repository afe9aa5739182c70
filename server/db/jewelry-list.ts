import { Effect } from "effect"
import type { Filter, Sort } from "../../core/domain/filters/filter.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { defaultSort } from "../../core/domain/filters/sort.ts"
import { Database } from "./database.ts"
import { cardsOf } from "./jewelry.ts"
import { selectCards, selectCardsOfSkus } from "./jewelry-cards.ts"
import { conditionsOf } from "./jewelry-choice.ts"

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
  const { conditions, params } = conditionsOf(jewelryListing, filters)
  const wherever = conditions.map(({ sql }) => sql)
  const isPlain = sort.code === newestFirst.code && filters.every(({ code }) => code === "category")
  const within = [...params, pageSize, (page - 1) * pageSize]
  const limits = `limit $${params.length + 1}::int4 offset $${params.length + 2}::int4`
  const [counted] = yield* database.query<{ total: number }>(isPlain ? countPieces(wherever) : countFitting(wherever), params)
  const cards = isPlain
    ? selectCards(`${numbered("id", "jewelry", sort)} ${where(wherever)} order by ${orderOf(sort, "id")} ${limits}`)
    : selectCardsOfSkus(
        `${numbered("jewelry_id as id, id as sku_id", `(${fitting(wherever)}) as fitting`, sort)} order by ${orderOf(sort)} ${limits}`
      )
  return { items: yield* cardsOf(cards, within), total: counted?.total ?? 0 }
})

const newestFirst = defaultSort(jewelryListing)

const where = (conditions: ReadonlyArray<string>): string => (conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`)

/** Without a choice among variants the list is read from the index of its order. */
const countPieces = (conditions: ReadonlyArray<string>): string => `select count(*)::int4 as total from jewelry ${where(conditions)}`

const countFitting = (conditions: ReadonlyArray<string>): string =>
  `select count(distinct jewelry_id)::int4 as total from jewelry_variants ${where(conditions)}`

/** Of each piece the variant to show: the first that fits and can be bought, else the first that fits. */
const fitting = (conditions: ReadonlyArray<string>): string => `select distinct on (jewelry_id) id, jewelry_id, price, weight, added_at
  from jewelry_variants ${where(conditions)} order by jewelry_id, is_available_for_sale desc, position`

const numbered = (columns: string, from: string, sort: Sort): string =>
  `select ${columns}, row_number() over (order by ${orderOf(sort, from === "jewelry" ? "id" : "jewelry_id")}) as place from ${from}`

/** Of equals the newer piece comes first where the greater does. */
const orderOf = ({ code, direction }: Sort, id = "jewelry_id"): string =>
  `${code === "price" || code === "weight" ? code : "added_at"} ${direction}, ${id} ${direction}`
