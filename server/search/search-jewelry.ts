import { Effect } from "effect"
import type { Filter, Range, Sort } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { chosenFilters } from "../catalogue/chosen-filters.ts"
import { asksForStone, type StoneRequirements } from "../../core/domain/search/plan.ts"
import { query } from "../platform/db/query.ts"
import { readCards } from "../catalogue/jewelry.ts"
import { selectCardsOfSkus } from "../catalogue/jewelry-cards.ts"
import { withShown } from "../catalogue/jewelry-choice.ts"
import { findJewelry } from "../catalogue/jewelry-list.ts"

type ListRequest = { readonly sort: Sort; readonly page: number; readonly pageSize: number }

type PieceQuery = ListRequest & {
  readonly filters: ReadonlyArray<Filter>
  readonly ids: ReadonlyArray<number> | null
  readonly carats: Range | null
  readonly stone: StoneRequirements
}

export const searchJewelry = Effect.fn("searchJewelry")(function* ({ carats, filters, ids, page, pageSize, sort, stone }: PieceQuery) {
  const isPlain = ids === null && carats === null && !asksForStone(stone)
  const isListQuery = sort.code !== "novelty" || filters.every(({ code }) => code === "category")
  if (isPlain && isListQuery) return yield* findJewelry({ filters, sort, page, pageSize })
  const chosen = chosenFilters(jewelryListing, filters)
  if (isPlain) return yield* cardsWithTotal(selectCardsOfSkus(selectNewest), [chosen, pageSize, (page - 1) * pageSize])
  const among = amongOf({ carats, ids, stone })
  const sql = selectCardsOfSkus(selectAmong(sort, among.conditions))
  return yield* cardsWithTotal(sql, [chosen, pageSize, (page - 1) * pageSize, ...among.params])
})

type PieceConditions = { readonly conditions: ReadonlyArray<string>; readonly params: ReadonlyArray<unknown> }

/** Adds only requested conditions, so that their indexes can be used. */
const amongOf = ({ carats, ids, stone }: Pick<PieceQuery, "carats" | "ids" | "stone">): PieceConditions => {
  const optional: ReadonlyArray<readonly [isAsked: boolean, condition: (at: string) => string, param: unknown]> = [
    [ids !== null, (at) => `piece.id = any(${at}::int4[])`, ids === null ? null : [...ids]],
    [carats !== null && carats.from !== null, (at) => `piece.inserts_weight > ${at}::float8 - 0.005`, carats?.from],
    [carats !== null && carats.to !== null, (at) => `piece.inserts_weight < ${at}::float8 + 0.005`, carats?.to],
    [asksForStone(stone), hasStoneOf, stonesLike(stone)]
  ]
  const requested = optional.flatMap(([isAsked, condition, param]) => (isAsked ? [{ condition, param }] : []))
  return { conditions: requested.map(({ condition }, index) => condition(`$${index + 4}`)), params: requested.map(({ param }) => param) }
}

/** Looks up each pattern separately, to use the index of inserts. */
const hasStoneOf = (at: string): string => `piece.id in (
        select id from unnest(${at}::jsonb[]) as wanted cross join lateral (select id from jewelry where inserts @> wanted offset 0) as having_it
      )`

const stonesLike = ({ clarities, colors }: StoneRequirements): ReadonlyArray<string> =>
  (colors.length === 0 ? [{}] : colors.map((color) => ({ color }))).flatMap((colored) =>
    (clarities.length === 0 ? [{}] : clarities.map((clarity) => ({ clarity }))).map((cleared) =>
      JSON.stringify([{ ...colored, ...cleared }])
    )
  )

/** Takes the start of an article number; one variant per piece: the matching one, else the first on sale. */
export const findJewelryByCode = Effect.fn("findJewelryByCode")(function* (code: string, { page, pageSize, sort }: ListRequest) {
  return yield* cardsWithTotal(selectCardsOfSkus(selectByCode(sort)), [code, pageSize, (page - 1) * pageSize])
})

/** A page past the last has no row with the total: reads the first row instead. */
const cardsWithTotal = Effect.fnUntraced(function* (sql: string, params: ReadonlyArray<unknown>) {
  const rows = yield* query<{ total: number }>(sql, params)
  const isAnswered = rows.length > 0 || params[2] === 0
  const [first] = isAnswered ? rows : yield* query<{ total: number }>(sql, params.with(1, 1).with(2, 0))
  return { items: yield* readCards(rows), total: first?.total ?? 0 }
})

/** The shown variant can be bought or its piece made to order. */
const isOffered = "(sku.is_available_for_sale or piece.is_on_order)"

const selectAmong = (sort: Sort, conditions: ReadonlyArray<string>): string => `${withShown}, found as materialized (
    select piece.id, sku.id as sku_id, sku.price, sku.weight, piece.added_at, ${isOffered} as is_offered
    from jewelry_skus as sku join jewelry as piece on piece.id = jewelry_id
    where get_bit((select bits from flat), position * (select length from flat) + jewelry_id) = 1
      ${conditions.map((condition) => `and ${condition}`).join("\n      ")}
  ) ${pageOf(sort)}`

const walkOf = (condition: string): string => `select piece.id, sku.id as sku_id
      from (select id, is_on_order from jewelry order by added_at desc, id desc offset 0) as piece
      cross join lateral (
        select id, is_available_for_sale from jewelry_skus
        where jewelry_id = piece.id and get_bit((select bits from flat), position * (select length from flat) + jewelry_id) = 1
        limit 1
      ) as sku
      where (select total from counted) > 0 and get_bit((select bits from pieces), piece.id) = 1 and ${condition}
      limit $2::int4 + $3::int4`

/**
 * Walks from the newest until the page is full, the sold ones only if the others do not fill it: suggestions need four, no full sort. `pieces` merges
 * the planes, so that each step tests one bit.
 */
const selectNewest = `${withShown}, pieces as materialized (
    select bits_joined(coalesce(bits, repeat('0', 2048)::bit(2048)) order by segment) as bits
    from generate_series(0, (select segments from size) - 1) as segment
    left join (select segment, bit_or(bits) as bits from shown group by segment) as planes using (segment)
  )
  select id, sku_id, row_number() over () as place, (select total from counted) as total from (
    (${walkOf(isOffered)})
    union all
    (${walkOf(`not ${isOffered}`)})
    limit $2::int4 offset $3::int4
  ) as page`

const selectByCode = (sort: Sort): string => `with found as materialized (
    select distinct on (piece.id) piece.id, sku.id as sku_id, sku.price, sku.weight, piece.added_at, ${isOffered} as is_offered
    from (
      select id from jewelry_skus where code ~>=~ $1 and code ~<~ ($1 || chr(65535))
      union
      select sku.id from jewelry as piece join jewelry_skus as sku on jewelry_id = piece.id
      where product_code ~>=~ $1 and product_code ~<~ ($1 || chr(65535))
    ) as named join jewelry_skus as sku using (id) join jewelry as piece on piece.id = jewelry_id
    order by piece.id, sku.code = $1 desc, is_available_for_sale desc, position
  ) ${pageOf(sort)}`

const pageOf = (
  sort: Sort
): string => `select id, sku_id, row_number() over (order by ${orderOf(sort)}) as place, (select count(*)::int4 from found) as total
  from found order by ${orderOf(sort)} limit $2::int4 offset $3::int4`

/** Sold pieces come last, as in the catalogue. */
const orderOf = ({ code, direction }: Sort): string =>
  `is_offered desc, ${code === "price" || code === "weight" ? code : "added_at"} ${direction}, id ${direction}`
