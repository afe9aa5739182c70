import { Schema } from "effect"
import { Article, DiamondCard } from "./catalog-diamonds.ts"
import { JewelryCard, ProductCode } from "./catalog-jewelry.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

const base = "/api/v2"
/** Number of a variant, within what the database takes. */
const VariantId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))
const paths = { jewelry: "/catalog/recently-viewed-jewelry/", diamonds: "/catalog/recently-viewed-diamonds/" } as const

/** API-019. What this visitor (`x-sale-user-id`) has looked at, the last first; nothing for one whom the shop does not know. */
export const listViewedJewelry = endpoint({
  key: "viewed.jewelry",
  summary: "Недавно просмотренные украшения",
  access: "anyone",
  method: "GET",
  base,
  path: paths.jewelry,
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(JewelryCard) }),
  refusals: []
})

/** API-022. The same of stones. */
export const listViewedDiamonds = endpoint({
  key: "viewed.diamonds",
  summary: "Недавно просмотренные бриллианты",
  access: "anyone",
  method: "GET",
  base,
  path: paths.diamonds,
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(DiamondCard) }),
  refusals: []
})

/** Notes that this visitor looks at a piece, and at which variant of it; 422 for a visitor whom the shop does not know. */
export const noteJewelry = endpoint({
  key: "viewed.noteJewelry",
  summary: "Отметить просмотр украшения",
  access: "anyone",
  method: "POST",
  base,
  path: paths.jewelry,
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({ code: ProductCode, skuId: Schema.optionalKey(VariantId) }),
  answer: Nothing,
  refusals: [404, 422]
})

/** The same of a stone, by its article. */
export const noteDiamond = endpoint({
  key: "viewed.noteDiamond",
  summary: "Отметить просмотр бриллианта",
  access: "anyone",
  method: "POST",
  base,
  path: paths.diamonds,
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({ code: Article }),
  answer: Nothing,
  refusals: [404, 422]
})
