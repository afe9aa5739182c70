import { Schema } from "effect"
import { jewelryListing } from "../domain/catalogue/jewelry-listing.ts"
import { Arrival, Salon } from "../domain/delivery/arrival-schema.ts"
import { metalColors } from "../domain/product/jewelry.ts"
import { ShownReviews } from "../domain/reviews/review-schema.ts"
import { CategoryName, CollectionName, Insert, metalFields } from "../domain/product/jewelry-schema.ts"
import { choiceFields } from "./catalog-filters.ts"
import { listOf, Nothing, PageNumber } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Uin } from "../domain/product/identification-schema.ts"

/** 7 to 10 word characters. */
export const ProductCode = plain(Schema.String.check(Schema.isMaxLength(10), Schema.isPattern(/^\w{7,10}$/)))

/** First available variant in another colour, preferably in the same size. */
const OtherMetal = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  ...metalFields,
  price: Roubles,
  oldPrice: Schema.NullOr(Roubles),
  isAvailableforSale: Schema.Boolean,
  previews: Schema.Array(plain(Schema.String))
})

/** Piece as its first available variant, or else its first. */
export const JewelryCard = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  productCode: ProductCode,
  name: plain(Schema.String),
  category: CategoryName,
  collection: Schema.NullOr(CollectionName),
  ...metalFields,
  metalColors: Schema.Array(Schema.Literals(metalColors)),
  otherMetals: Schema.Array(OtherMetal),
  insertsCount: Schema.Int,
  /** Total carats of the inserts. */
  insertsWeight: Schema.Finite,
  price: Roubles,
  oldPrice: Schema.NullOr(Roubles),
  isAvailableforSale: Schema.Boolean,
  /** Made to order; `price` is a starting price. */
  isOnOrder: Schema.Boolean,
  isNew: Schema.Boolean,
  /** Image base paths without width and extension, main image first: `/pictures/jewelry/solitaire-white`. */
  previews: Schema.Array(plain(Schema.String))
})
export type JewelryCard = typeof JewelryCard.Type

export const Sku = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  ...metalFields,
  /** Russian ring size or length in cm; `null` for pieces without sizes. */
  size: Schema.NullOr(Schema.Finite),
  /** Grams. */
  weight: Schema.Finite,
  tagNumber: plain(Schema.String),
  price: Roubles,
  oldPrice: Schema.NullOr(Roubles),
  isAvailableforSale: Schema.Boolean,
  isCountable: Schema.Boolean,
  /** 16 digits; `null` before hallmarking. */
  uin: Schema.NullOr(Uin)
})
export type Sku = typeof Sku.Type

export const Jewelry = Schema.Struct({
  id: Schema.Int,
  productCode: ProductCode,
  name: plain(Schema.String),
  category: CategoryName,
  collection: Schema.NullOr(CollectionName),
  description: Schema.Array(plain(Schema.String)),
  /** Short headline and two sentences. */
  story: Schema.NullOr(Schema.Struct({ title: plain(Schema.String), accent: plain(Schema.String), text: plain(Schema.String) })),
  isOnOrder: Schema.Boolean,
  isNew: Schema.Boolean,
  insertsCount: Schema.Int,
  insertsWeight: Schema.Finite,
  inserts: Schema.Array(Insert),
  /** Without weight: «Ширина шинки», «1,8 мм». */
  measures: Schema.Array(Schema.Struct({ name: plain(Schema.String), value: plain(Schema.String) })),
  skus: Schema.NonEmptyArray(Sku),
  /** Courier arrival in Moscow if ordered now; `null` when it cannot be bought. */
  arrival: Schema.optionalKey(Schema.NullOr(Arrival)),
  salons: Schema.optionalKey(Schema.Array(Schema.Struct({ sku: Schema.Int, ...Salon.fields, arrival: Arrival }))),
  reviews: Schema.optionalKey(ShownReviews),
  /** Images by metal colour, as in `JewelryCard`. */
  previews: Schema.Array(Schema.Struct({ metalColor: Schema.Literals(metalColors), pictures: Schema.Array(plain(Schema.String)) })),
  meta: Schema.Struct({
    title: Schema.NullOr(plain(Schema.String)),
    description: Schema.NullOr(plain(Schema.String)),
    h1: Schema.NullOr(plain(Schema.String)),
    keywords: Schema.NullOr(plain(Schema.String))
  })
})
export type Jewelry = typeof Jewelry.Type

/**
 * API-014. Newest first by default, 24 a page (LIM-002); `from` returns everything from that page on. Cards show a variant that matches the filters.
 * `categories` (comma-separated) replace the category filter. 404 for an unknown category or past the last page.
 */
export const listJewelry = endpoint({
  key: "catalog.jewelry",
  summary: "Список украшений",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog/",
  params: Nothing,
  query: Schema.Struct({
    categories: Schema.optionalKey(plain(Schema.String)),
    page: Schema.optionalKey(PageNumber),
    from: Schema.optionalKey(PageNumber),
    ...choiceFields(jewelryListing)
  }),
  body: Nothing,
  answer: Schema.Struct({
    ...listOf(JewelryCard).fields,
    /** Set when exactly one is requested. */
    category: Schema.NullOr(CategoryName),
    categories: Schema.Array(Schema.Struct({ ...CategoryName.fields, count: Schema.Int }))
  }),
  refusals: [404, 422]
})

/** API-016. */
export const getJewelry = endpoint({
  key: "catalog.product",
  summary: "Украшение по коду",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog/products/{id}/",
  params: Schema.Struct({ id: ProductCode }),
  /** A page past the last gives the last. */
  query: Schema.Struct({ reviews: Schema.optionalKey(PageNumber) }),
  body: Nothing,
  answer: Jewelry,
  refusals: [404, 422]
})

/** API-017. Up to four pieces of the same kind. */
export const listRecommended = endpoint({
  key: "catalog.recommends",
  summary: "Похожие украшения",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/product/recommends/{id}/",
  params: Schema.Struct({ id: ProductCode }),
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(JewelryCard) }),
  refusals: [404, 422]
})

/** API-018. Up to four pieces to wear with this one. */
export const listLook = endpoint({
  key: "catalog.look",
  summary: "С этим украшением сочетаются",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/jewelry/{id}/make-your-look/",
  params: Schema.Struct({ id: ProductCode }),
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(JewelryCard) }),
  refusals: [404, 422]
})
