import { Effect, Schema, Struct } from "effect"
import { Landing, listLandings } from "../../core/contract/content/static-pages.ts"
import { categories, collections } from "../../core/domain/product/jewelry.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { findJewelry } from "../catalogue/jewelry-list.ts"
import { offeredSelections, selections, selectionSize } from "../seed/content/selections.ts"
import { findJewelryOf } from "../catalogue/jewelry.ts"
import { findShowcase } from "./showcases.ts"

export const findLandings: DatabaseEffect<(typeof listLandings.answer.Type)["items"]> = query(
  `select code, name, kind, lead, '/' || code as link, picture, (
        select count(*) from jewelry
        where case when landings.collection is null then jewelry.category = landings.category else jewelry.collection = landings.collection end
      )::int4 as count
      from landings order by position`,
  [],
  listLandings.answer.fields.items.value
)

export const findLanding = Effect.fn("findLanding")(function* (code: string) {
  const row = yield* queryOne(
    "select code, name, kind, title, accent, lead, picture, scene, stories, facts, collection, category from landings where code = $1",
    [code],
    StoredLanding
  )
  if (row === null) return (yield* findSelection(code)) ?? (yield* findShowcase(code, findLandings))
  const { category, collection, ...texts } = row
  const products = yield* findJewelryOf({ category, collection })
  return { ...texts, products, others: yield* findOthers(code), showcase: null }
})

const findSelection = Effect.fnUntraced(function* (requestedCode: string) {
  const selection = selections.find(({ code }) => code === requestedCode)
  if (selection === undefined) return undefined
  const { filters, ...texts } = selection
  const { items } = yield* findJewelry({ filters, page: 1, pageSize: selectionSize })
  return { ...texts, products: items, others: yield* findOthers(requestedCode), showcase: null }
})

const findOthers = Effect.fnUntraced(function* (code: string) {
  const others = yield* query(
    "select name as title, '/' || code as link from landings where code <> $1 order by position",
    [code],
    Landing.fields.others.value
  )
  const chosen = offeredSelections.filter((selection) => selection.code !== code)
  return [...others, ...chosen.map(({ code: path, name }) => ({ title: name, link: `/${path}` }))]
})

const StoredLanding = Schema.Struct({
  ...Struct.omit(Landing.fields, ["others", "products", "showcase"]),
  category: Schema.NullOr(Schema.Literals(categories)),
  collection: Schema.NullOr(Schema.Literals(collections))
})
