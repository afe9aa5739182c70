import { Effect, Schema } from "effect"
import { Diamond, DiamondCard, ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import { type Shape, shapes } from "../../core/domain/product/diamond.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import { arrangeStones } from "../../core/domain/product/pictures-of-page.ts"
import { photographPath } from "../../core/domain/gallery/photograph.ts"
import type { Filter, Sort } from "../../core/domain/catalogue/filter.ts"
import { defaultSort } from "../../core/domain/catalogue/sort.ts"
import { chosenFilters, type OwnFilter } from "./chosen-filters.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { fewHits, totalOfHits, withFlatHits, withHits } from "./diamond-choice.ts"

/** Pages count from 1. */
export type DiamondQuery = {
  readonly filters?: ReadonlyArray<Filter>
  /** Filters outside the URL, such as the seats of a frame. */
  readonly others?: ReadonlyArray<OwnFilter>
  readonly sort?: Sort
  readonly page: number
  /** First page of a range that ends with `page`. */
  readonly from?: number
  readonly pageSize: number
}

/** Newest stones first by default, sold ones last; empty past the last page. */
export const findDiamonds = Effect.fn("findDiamonds")(function* ({
  filters = [],
  others = [],
  page,
  from = page,
  pageSize,
  sort = newestFirst
}: DiamondQuery) {
  const within = [(page - from + 1) * pageSize, (from - 1) * pageSize]
  if (filters.length + others.length === 0) {
    return { items: arrangeStones(yield* decodeListed(yield* query(selectPage(sort), within))), total: yield* countDiamonds }
  }
  const chosen = chosenFilters(diamondListing, filters, others)
  const rows = yield* query<{ total: number }>(selectHits(sort), [...within, chosen])
  return { items: arrangeStones(yield* decodeListed(rows)), total: rows[0]?.total ?? (page === 1 ? 0 : yield* countHits(chosen)) }
})

const newestFirst = defaultSort(diamondListing)

/** A page past the last has no row with the total. */
const countHits = (chosen: string): DatabaseEffect<number> =>
  Effect.map(queryOne<{ total: number }>(`${withHits("$1")} select ${totalOfHits} as total`, [chosen]), (hits) => hits?.total ?? 0)

const selectTotal = "select coalesce(sum(total), 0)::int4 as total from diamond_counts"

/** Sum of `diamond_counts`, ten rows maintained by triggers. */
export const countDiamonds: DatabaseEffect<number> = Effect.map(queryOne<{ total: number }>(selectTotal), (sum) => sum?.total ?? 0)

export const findDiamond = Effect.fn("findDiamond")(function* (code: string) {
  const row = yield* queryOne(`select ${diamondCardColumns}, ${pageColumns} from diamonds where code = $1`, [code], Diamond)
  return row ?? undefined
})

export const findWholeDiamonds = Effect.fn("findWholeDiamonds")(function* (stones: ReadonlyArray<{ readonly id: number }>) {
  const ids = stones.map(({ id }) => id)
  return yield* query(
    `select ${diamondCardColumns}, ${pageColumns} from diamonds where id = any($1::int4[]) order by array_position($1::int4[], id)`,
    [ids],
    Diamond
  )
})

export const findDiamondCards = Effect.fn("findDiamondCards")(function* (codes: ReadonlyArray<string>) {
  if (codes.length === 0) return []
  return yield* decodeCards(yield* query(`select ${diamondCardColumns} from diamonds where code = any($1::text[])`, [[...codes]]))
})

export const findListedDiamonds = Effect.fn("findListedDiamonds")(function* (ids: ReadonlyArray<number>) {
  if (ids.length === 0) return []
  return yield* decodeListed(
    yield* query(`select ${diamondCardColumns}, ${rowColumns} from diamonds where id = any($1::int4[])`, [[...ids]])
  )
})

export const findDiamondsByCode = Effect.fn("findDiamondsByCode")(function* (
  code: string,
  { page, pageSize, sort }: Required<Omit<DiamondQuery, "filters" | "others" | "from">>
) {
  const rows = yield* query<{ total: number }>(selectByCode(sort), [code, pageSize, (page - 1) * pageSize])
  const [counted] = rows.length > 0 ? rows : yield* query<{ total: number }>(`select count(*)::int4 as total ${fromByCode}`, [code])
  return { items: yield* decodeCards(rows), total: counted?.total ?? 0 }
})

/** Takes the start of a report number, at least four digits; ignores leading zeros. */
export const findDiamondsByReport = Effect.fn("findDiamondsByReport")(function* (
  number: string,
  { page, pageSize, sort }: Required<Omit<DiamondQuery, "filters" | "others" | "from">>
) {
  const digits = number.replaceAll(/\D/g, "").replace(/^0+/, "")
  return digits.length < 4 ? { items: [], total: 0 } : yield* pageAmong(selectByReport(sort), [digits], page, pageSize)
})

/** Runs a query whose last parameters are limit and offset. A page past the last has no row with the total: reads the first row instead. */
const pageAmong = Effect.fnUntraced(function* (sql: string, params: ReadonlyArray<unknown>, page: number, pageSize: number) {
  const rows = yield* query<{ total: number }>(sql, [...params, pageSize, (page - 1) * pageSize])
  const [first] = rows.length > 0 || page === 1 ? rows : yield* query<{ total: number }>(sql, [...params, 1, 0])
  return { items: yield* decodeCards(rows), total: first?.total ?? 0 }
})

export const countByShape: DatabaseEffect<ReadonlyArray<{ readonly shape: Shape; readonly count: number }>> = Effect.gen(function* () {
  const rows = yield* query<{ shape: string; total: number }>("select shape, total from diamond_counts")
  const counts = new Map(rows.map((row) => [row.shape, row.total]))
  return shapes.map((shape) => ({ shape, count: counts.get(shape) ?? 0 }))
})

/** Chosen by editors and still on sale. */
export const featuredDiamonds = Effect.fn("featuredDiamonds")(function* (count: number) {
  return yield* Effect.flatMap(query(selectFeatured, [count]), decodeCards)
})

/** `null` for another picture, which an editor may have written. */
const firstPhotograph = `case when starts_with(previews ->> 0, '${photographPath("")}') then previews ->> 0 end`

export const pictureColumns = `${firstPhotograph} as photo, drawing`

export const diamondCardColumns = `id, code, name, shape, weight, color, color_rf as "colorRf", clarity, clarity_rf as "clarityRf", cut, cut_rf as "cutRf",
  jsonb_build_object('length', length, 'width', width, 'height', height) as measurements, price, is_available_for_sale as "isAvailableForSale",
  ${pictureColumns}`

const rowColumns = `polish, symmetry, fluorescence, depth, "table", price_per_carat as "pricePerCarat", cert`

const pageColumns = `code as article, ${rowColumns}, crown_angle as "crownAngle", pavilion_angle as "pavilionAngle",
  crown_height as "crownHeight", pavilion_depth as "pavilionDepth", girdle, brightness_grade(shape, brightness) as brightness, cert_url as "certUrl",
  cert is not null as "hasCertificate", is_countable as "isCountable",
  (select number from identification_numbers where thing = '1-' || id) as uin, previews, diamond_name as "diamondName", diamond_message as "diamondMessage",
  jsonb_build_object('title', meta_title, 'description', meta_description, 'h1', meta_h1, 'keywords', meta_keywords) as meta`

const selectPage = (sort: Sort): string => `select ${diamondCardColumns}, ${rowColumns} from diamonds
  join (select id from diamonds order by ${orderOf(sort)} limit $1::int4 offset $2::int4) as page using (id)
  order by ${orderOf(sort)}`

/** Walks the sort index and tests each id in the hits' bits; sorts few hits directly. */
const selectHits = (sort: Sort): string => `${withFlatHits("$3")}, ${fewHits(areFew)}
  select ${diamondCardColumns}, ${rowColumns}, ${totalOfHits} as total from diamonds
  join (
    (select id from diamonds where not ${areFew} and get_bit((select bits from flat), id) = 1
      order by ${orderOf(sort)} limit $1::int4 offset $2::int4)
    union all
    (select id from few join diamonds using (id) order by ${orderOf(sort)} limit $1::int4 offset $2::int4)
  ) as page using (id)
  order by ${orderOf(sort)}`

/**
 * Condition under which sorting the hits is cheaper than walking the index: an index step costs 0.1 µs, a hit read from the bits 10 µs; the
 * break-even point is of 100,000 stones.
 */
const areFew = `((select coalesce(sum(bit_count(bits)), 0) from hits)::float8 ^ 2 <= 1000 * ($1::int4 + $2::int4))`

/** Sold stones come last, and after the others those without the value. Each order has an index (migrations 0038, 0054); ties are broken by id. */
const orderOf = ({ code, direction }: Sort, from = "diamonds"): string => {
  // Qualified, because the selected rows have another `brightness`: the grade.
  if (code === "brightness") return `is_available_for_sale desc, ${from}.brightness ${direction} nulls last, id ${direction}`
  const column = ["price", "price_per_carat", "weight"].includes(code) ? code : "added_at"
  return `is_available_for_sale desc, ${column} ${direction}, id ${direction}`
}

const fromByCode = "from diamonds where code ~>=~ $1 and code ~<~ ($1 || chr(65535))"

const selectByCode = (sort: Sort): string => `select ${diamondCardColumns}, (select count(*)::int4 ${fromByCode}) as total
  ${fromByCode} order by ${orderOf(sort)} limit $2::int4 offset $3::int4`

const pageOfFound = (sort: Sort, limit: string, offset: string): string => `
  select ${diamondCardColumns}, (select count(*)::int4 from found) as total from diamonds
  join (select id from found order by ${orderOf(sort, "found")} limit ${limit}::int4 offset ${offset}::int4) as page using (id)
  order by ${orderOf(sort)}`

const selectByReport = (sort: Sort): string => `with found as materialized (
    select id, added_at, price, price_per_carat, weight, brightness, is_available_for_sale from diamonds
    where report_digits(cert) ~>=~ $1 and report_digits(cert) ~<~ ($1 || chr(65535))
  ) ${pageOfFound(sort, "$2", "$3")}`

const selectFeatured = `select ${diamondCardColumns} from diamonds
  where featured_rank is not null and is_available_for_sale order by featured_rank, id desc limit $1::int4`

export const decodeCards = (rows: unknown) => Effect.orDie(decodeCardRows(rows))
const decodeListed = (rows: unknown) => Effect.orDie(decodeListedRows(rows))
const decodeCardRows = Schema.decodeUnknownEffect(Schema.Array(DiamondCard))
const decodeListedRows = Schema.decodeUnknownEffect(Schema.Array(ListedDiamond))
