import { Schema } from "effect"
import { Arrival, Salon } from "../domain/checkout/arrival-schema.ts"
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

/** A variant of another colour that a card can show in the place of its own: the first that can be bought, of the same size where there is one. */
const OtherMetal = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  ...metalFields,
  price: Roubles,
  oldPrice: Schema.NullOr(Roubles),
  isAvailableforSale: Schema.Boolean,
  previews: Schema.Array(plain(Schema.String))
})

/** A piece as a listing shows it: its first variant that can be bought, else its first. */
export const JewelryCard = Schema.Struct({
  /** The variant (SKU) that is shown. */
  id: Schema.Int,
  /** The article of the variant. */
  code: plain(Schema.String),
  productCode: ProductCode,
  name: plain(Schema.String),
  category: CategoryName,
  collection: Schema.NullOr(CollectionName),
  ...metalFields,
  /** Every colour of metal in which the piece is made. */
  metalColors: Schema.Array(Schema.Literals(metalColors)),
  /** The piece in each of its other colours. */
  otherMetals: Schema.Array(OtherMetal),
  insertsCount: Schema.Int,
  /** Carats of all inserts. */
  insertsWeight: Schema.Finite,
  price: Roubles,
  oldPrice: Schema.NullOr(Roubles),
  isAvailableforSale: Schema.Boolean,
  /** Made when ordered; the price is where it begins. */
  isOnOrder: Schema.Boolean,
  isNew: Schema.Boolean,
  /** Pictures, the main one first: each without its width and ending, as `/pictures/jewelry/solitaire-white`. */
  previews: Schema.Array(plain(Schema.String))
})
export type JewelryCard = typeof JewelryCard.Type

/** One variant of a piece: a metal and a size. */
export const Sku = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  ...metalFields,
  /** Russian ring size or length in cm; `null` where the piece has no sizes. */
  size: Schema.NullOr(Schema.Finite),
  /** Grams. */
  weight: Schema.Finite,
  /** The number on the tag of this very piece. */
  tagNumber: plain(Schema.String),
  price: Roubles,
  oldPrice: Schema.NullOr(Roubles),
  isAvailableforSale: Schema.Boolean,
  isCountable: Schema.Boolean,
  /** Its unique identification number, 16 digits; `null` where it has none before it is hallmarked. */
  uin: Schema.NullOr(Uin)
})
export type Sku = typeof Sku.Type

/** A piece as its own page shows it. */
export const Jewelry = Schema.Struct({
  id: Schema.Int,
  productCode: ProductCode,
  name: plain(Schema.String),
  category: CategoryName,
  collection: Schema.NullOr(CollectionName),
  /** Paragraphs. */
  description: Schema.Array(plain(Schema.String)),
  /** What a caption of its own says of it: a short headline and two sentences; `null` where the editors wrote none. */
  story: Schema.NullOr(Schema.Struct({ title: plain(Schema.String), accent: plain(Schema.String), text: plain(Schema.String) })),
  isOnOrder: Schema.Boolean,
  isNew: Schema.Boolean,
  insertsCount: Schema.Int,
  insertsWeight: Schema.Finite,
  inserts: Schema.Array(Insert),
  /** Measures of the piece besides its weight: «Ширина шинки», «1,8 мм». */
  measures: Schema.Array(Schema.Struct({ name: plain(Schema.String), value: plain(Schema.String) })),
  skus: Schema.NonEmptyArray(Sku),
  /** When it comes to Moscow by courier, ordered now; `null` for what cannot be bought. */
  arrival: Schema.optionalKey(Schema.NullOr(Arrival)),
  /** Salons in which variants of it lie that can be bought, and when they can be taken there, ordered now. */
  salons: Schema.optionalKey(Schema.Array(Schema.Struct({ sku: Schema.Int, ...Salon.fields, arrival: Arrival }))),
  /** What its buyers say of it. */
  reviews: Schema.optionalKey(ShownReviews),
  /** Pictures by colour of metal, as in `JewelryCard`. */
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
 * API-014. The jewelry listing, newest first unless sorted, 24 a page (LIM-002), or all from the page `from` on; a card is of the variant that fits the filters.
 * `categories`, by their codes with commas between, take the place of the filter of that kind; an unknown one or a page past the last is 404.
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
    ...choiceFields("novelty", "price", "weight")
  }),
  body: Nothing,
  answer: Schema.Struct({
    ...listOf(JewelryCard).fields,
    /** The one category that was asked for. */
    category: Schema.NullOr(CategoryName),
    /** Every category that has pieces, with how many. */
    categories: Schema.Array(Schema.Struct({ ...CategoryName.fields, count: Schema.Int }))
  }),
  refusals: [404, 422]
})

/** API-016. One piece with its variants, by its product code. */
export const getJewelry = endpoint({
  key: "catalog.product",
  summary: "Украшение по коду",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog/products/{id}/",
  params: Schema.Struct({ id: ProductCode }),
  /** The page of its reviews; one past the last is the last. */
  query: Schema.Struct({ reviews: Schema.optionalKey(PageNumber) }),
  body: Nothing,
  answer: Jewelry,
  refusals: [404, 422]
})

/** API-017. Up to four pieces of the same kind as this one. */
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

/** API-018. Up to four pieces that are worn with this one. */
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
