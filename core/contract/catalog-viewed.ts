import { Schema } from "effect"
import { Article, DiamondCard } from "./catalog-diamonds.ts"
import { JewelryCard, ProductCode } from "./catalog-jewelry.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

const base = "/api/v2"
const VariantId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))
const paths = { jewelry: "/catalog/recently-viewed-jewelry/", diamonds: "/catalog/recently-viewed-diamonds/" } as const

/** API-019. Views of this visitor (`x-sale-user-id`), latest first. */
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

/** API-022. */
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

/** Records a view of a piece and variant; 422 for an unknown visitor. */
export const addViewedJewelry = endpoint({
  key: "viewed.addJewelry",
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

export const addViewedDiamond = endpoint({
  key: "viewed.addDiamond",
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
