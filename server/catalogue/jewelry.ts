import { Effect, Schema } from "effect"
import { Jewelry, JewelryCard } from "../../core/contract/catalog-jewelry.ts"
import {
  categories,
  type Category,
  categoryNames,
  type Collection,
  collectionNames,
  collections
} from "../../core/domain/product/jewelry.ts"
import { catalogPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { arrangePictures } from "../../core/domain/product/pictures-of-page.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { selectCards } from "./jewelry-cards.ts"

type Cards = ReadonlyArray<JewelryCard>

/** Omits empty categories. */
export const countByCategory: DatabaseEffect<ReadonlyArray<{ readonly code: Category; readonly name: string; readonly count: number }>> =
  Effect.gen(function* () {
    const rows = yield* query<{ category: string; count: number }>(
      "select category, count(*)::int4 as count from jewelry group by category"
    )
    const counts = new Map(rows.map((row) => [row.category, row.count]))
    return categories.flatMap((code) => {
      const count = counts.get(code)
      return count === undefined ? [] : [{ code, name: categoryNames[code], count }]
    })
  })

/** Newest first, unavailable pieces last. */
export const findJewelryOf = Effect.fn("findJewelryOf")(function* (of: {
  readonly collection: Collection | null
  readonly category: Category | null
}) {
  const [column, value] = of.collection === null ? (["category", of.category] as const) : (["collection", of.collection] as const)
  return value === null ? noCards : yield* cardsOf(selectCards(all(column), "is_available_for_sale desc, place"), [value])
})

export const findProduct = Effect.fn("findProduct")(function* (productCode: string) {
  const row = yield* queryOne(selectProduct, [productCode], ProductRow)
  return row === null ? undefined : named(row)
})

/** Chosen by editors and still on sale. */
export const findNovelties = (count: number): DatabaseEffect<Cards> => cardsOf(selectCards(novelties), [count])

export const findNewestOfCategories: DatabaseEffect<Cards> = Effect.suspend(() =>
  cardsOf(selectCards(newestOfCategories), [[...categories]])
)

export const cardsOf = (sql: string, params: ReadonlyArray<unknown>): DatabaseEffect<Cards> => Effect.flatMap(query(sql, params), readCards)

/** Arranges the pictures of each page. */
export const readCards = (rows: unknown): Effect.Effect<Cards> =>
  Effect.map(Effect.orDie(decodeCards(rows)), (cards) =>
    Array.from({ length: Math.ceil(cards.length / catalogPageSize) }, (_, page) =>
      arrangePictures(cards.slice(page * catalogPageSize, (page + 1) * catalogPageSize).map(named))
    ).flat()
  )

const noCards: Cards = []

const all = (column: "category" | "collection") =>
  `select id, row_number() over (order by added_at desc, id desc) as place from jewelry where ${column} = $1`

const novelties = `select id, row_number() over (order by novelty_rank, id desc) as place from jewelry
  where novelty_rank is not null and exists (select from jewelry_skus where jewelry_id = jewelry.id and is_available_for_sale)
  order by novelty_rank, id desc limit $1::int4`

const newestOfCategories = `select first.id, wanted.place
  from unnest($1::text[]) with ordinality as wanted (category, place)
  cross join lateral (
    select id from jewelry where category = wanted.category
      and exists (select from jewelry_skus where jewelry_id = jewelry.id and is_available_for_sale)
    order by added_at desc, id desc limit 1
  ) as first`

const selectProduct = `select id, product_code as "productCode", name, category, collection, description, story, is_on_order as "isOnOrder",
  is_new as "isNew", inserts_count as "insertsCount", inserts_weight as "insertsWeight", inserts, measures, shown_previews as previews,
  jsonb_build_object('title', meta_title, 'description', meta_description, 'h1', meta_h1, 'keywords', meta_keywords) as meta,
  (select jsonb_agg(jsonb_build_object('id', sku.id, 'code', sku.code, 'metal', metal, 'metalColor', metal_color, 'metalProbe', metal_probe,
      'size', size, 'weight', weight, 'tagNumber', tag_number, 'price', price, 'oldPrice', old_price,
      'isAvailableforSale', is_available_for_sale, 'isCountable', is_countable, 'uin', (select number from identification_numbers where thing = '0-' || sku.id)) order by position)
    from jewelry_skus as sku where jewelry_id = jewelry.id) as skus
  from jewelry where product_code = $1`

const codes = { category: Schema.Literals(categories), collection: Schema.NullOr(Schema.Literals(collections)) }
type CodedNames = { readonly category: Category; readonly collection: Collection | null }

const named = <Row extends CodedNames>({ category, collection, ...rest }: Row) => ({
  ...rest,
  category: { code: category, name: categoryNames[category] },
  collection: collection === null ? null : { code: collection, name: collectionNames[collection] }
})

const decodeCards = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ ...JewelryCard.fields, ...codes })))
const ProductRow = Schema.Struct({ ...Jewelry.fields, ...codes })
