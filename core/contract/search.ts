import { Schema } from "effect"
import { searchPageSize } from "../domain/catalogue/page-sizes.ts"
import { termLength, tidyTerm } from "../domain/search/search-term.ts"
import { DiamondCard } from "./catalog-diamonds.ts"
import { JewelryCard } from "./catalog-jewelry.ts"
import { limitOf, listOf, Nothing, PageNumber } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

/** What is looked for; blanks around it say nothing. */
const Term = plain(
  Schema.String.check(
    Schema.makeFilter((typed) => (tidyTerm(typed).length < termLength.least ? "Введите хотя бы две буквы" : undefined)),
    Schema.isMaxLength(termLength.most, { message: `Сократите запрос до ${termLength.most} знаков` })
  )
)

/** The words that were looked for, where the term had a slip or was typed with the other keyboard; `null` where it was taken as it is. */
const corrected = Schema.NullOr(plain(Schema.String))

/** A condition that was read, in words, and the term without it. */
const Condition = { label: plain(Schema.String), term: plain(Schema.String) }

/** How a term was read for one of the lists. */
const read = Schema.Struct({
  /** Whether the term is about the things of this list. */
  isMeant: Schema.Boolean,
  conditions: Schema.Array(Schema.Struct(Condition)),
  /** What was typed and is not told of these things: the list is as if it were not there. */
  misfits: Schema.Array(plain(Schema.String)),
  /** Where nothing fits: what to let go, and how many there are then. */
  instead: Schema.Array(Schema.Struct({ ...Condition, total: Schema.Int }))
})

const search = { method: "GET", base: "/api/v2", params: Nothing, body: Nothing, refusals: [404, 422] } as const

const TitleAndLink = { title: plain(Schema.String), link: plain(Schema.String) }

/** API-069. What a term may come to, while it is typed: other terms, sections, the first pieces and stones, pages to read. */
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
    /** Terms that go on from what was typed. */
    queries: Schema.Array(plain(Schema.String)),
    /** Lists and collections; how many things they have, where that is counted. */
    sections: Schema.Array(Schema.Struct({ ...TitleAndLink, count: Schema.NullOr(Schema.Int) })),
    articles: Schema.Array(Schema.Struct({ ...TitleAndLink, text: plain(Schema.String) })),
    jewelry: Schema.Struct({ items: Schema.Array(JewelryCard), total: Schema.Int }),
    diamonds: Schema.Struct({ items: Schema.Array(DiamondCard), total: Schema.Int })
  }),
  refusals: [422, 429]
})

/** What is asked of both lists of results. */
const listFields = (...sorts: ReadonlyArray<string>) => ({
  term: Term,
  page: Schema.optionalKey(PageNumber),
  limit: Schema.optionalKey(limitOf(searchPageSize)),
  sortBy: Schema.optionalKey(plain(Schema.Literals(sorts))),
  order: Schema.optionalKey(Schema.Literals(["asc", "desc"]))
})

/** API-070. Pieces by a term, 12 a page (LIM-035) or as few as `limit` says; a page past the last is 404. */
export const searchJewelry = endpoint({
  ...search,
  key: "search.jewelries",
  summary: "Поиск украшений",
  access: "anyone",
  path: "/search/jewelries",
  query: Schema.Struct(listFields("novelty", "price", "weight")),
  answer: Schema.Struct({ ...listOf(JewelryCard).fields, corrected, read })
})

/** API-071. Stones by a term, 12 a page (LIM-035) or as few as `limit` says; a page past the last is 404. */
export const searchDiamonds = endpoint({
  ...search,
  key: "search.diamonds",
  summary: "Поиск бриллиантов",
  access: "anyone",
  path: "/search/diamonds",
  query: Schema.Struct(listFields("novelty", "price", "price_per_carat", "weight")),
  answer: Schema.Struct({ ...listOf(DiamondCard).fields, corrected, read })
})
