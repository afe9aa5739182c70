import { Schema } from "effect"
import { diamondListing } from "../domain/catalogue/diamond-listing.ts"
import type { Listing } from "../domain/catalogue/facet.ts"
import { jewelryListing } from "../domain/catalogue/jewelry-listing.ts"
import { searchPageSize } from "../domain/catalogue/page-sizes.ts"
import { termLength, tidyTerm } from "../domain/search/search-term.ts"
import { DiamondCard } from "./catalog-diamonds.ts"
import { sortCode } from "./catalog-filters.ts"
import { JewelryCard } from "./catalog-jewelry.ts"
import { limitOf, listOf, Nothing, PageNumber } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"
import { TitleAndLink } from "./content/titles.ts"

/** Surrounding blanks are ignored. */
const Term = plain(
  Schema.String.check(
    Schema.makeFilter((typed) => (tidyTerm(typed).length < termLength.least ? "Введите хотя бы две буквы" : undefined)),
    Schema.isMaxLength(termLength.most, { message: `Сократите запрос до ${termLength.most} знаков` })
  )
)

/** `null` without a correction of typos or keyboard layout. */
const corrected = Schema.NullOr(plain(Schema.String))

const Condition = { label: plain(Schema.String), term: plain(Schema.String) }

const read = Schema.Struct({
  /** The term is about this list's items. */
  isMeant: Schema.Boolean,
  conditions: Schema.Array(Schema.Struct(Condition)),
  /** Ignored words that do not apply. */
  misfits: Schema.Array(plain(Schema.String)),
  /** Conditions to drop when nothing matches, with totals. */
  instead: Schema.Array(Schema.Struct({ ...Condition, total: Schema.Int }))
})

const search = { method: "GET", base: "/api/v2", params: Nothing, body: Nothing, refusals: [404, 422, 429] } as const

/** API-069. Suggestions while typing. */
export const suggest = endpoint({
  ...search,
  key: "search.suggest",
  summary: "Подсказки поиска",
  access: "anyone",
  path: "/search/suggest/",
  query: Schema.Struct({ term: Term }),
  answer: Schema.Struct({
    term: plain(Schema.String),
    corrected,
    queries: Schema.Array(plain(Schema.String)),
    /** Listings and collections, with counts if available. */
    sections: Schema.Array(Schema.Struct({ ...TitleAndLink.fields, count: Schema.NullOr(Schema.Int) })),
    articles: Schema.Array(Schema.Struct({ ...TitleAndLink.fields, text: plain(Schema.String) })),
    jewelry: Schema.Struct({ items: Schema.Array(JewelryCard), total: Schema.Int }),
    diamonds: Schema.Struct({ items: Schema.Array(DiamondCard), total: Schema.Int })
  }),
  refusals: [422, 429]
})

const listFields = (listing: Listing) => ({
  term: Term,
  page: Schema.optionalKey(PageNumber),
  limit: Schema.optionalKey(limitOf(searchPageSize)),
  sortBy: Schema.optionalKey(sortCode(listing)),
  order: Schema.optionalKey(Schema.Literals(["asc", "desc"]))
})

/** API-070. 12 a page (LIM-035) or `limit`; 404 past the last page. */
export const searchJewelry = endpoint({
  ...search,
  key: "search.jewelries",
  summary: "Поиск украшений",
  access: "anyone",
  path: "/search/jewelries",
  query: Schema.Struct(listFields(jewelryListing)),
  answer: Schema.Struct({ ...listOf(JewelryCard).fields, corrected, read })
})

/** API-071. 12 a page (LIM-035) or `limit`; 404 past the last page. */
export const searchDiamonds = endpoint({
  ...search,
  key: "search.diamonds",
  summary: "Поиск бриллиантов",
  access: "anyone",
  path: "/search/diamonds",
  query: Schema.Struct(listFields(diamondListing)),
  answer: Schema.Struct({ ...listOf(DiamondCard).fields, corrected, read })
})
