import { Schema } from "effect"
import { giftDesigns } from "../domain/cart/gift-designs.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

/** A gift certificate (ENT-031): of its price, or of any amount between two where it has none. */
export const GiftCard = Schema.Struct({
  id: Schema.Int,
  name: plain(Schema.String),
  price: Schema.NullOr(Roubles),
  /** Where there is no price: the least and the most, in whole thousands. */
  amounts: Schema.NullOr(Schema.Struct({ least: Roubles, most: Roubles, step: Roubles })),
  /** How many are chosen at first. */
  quantity: Schema.Int,
  /** `null` is ten (LIM-037). */
  maxQuantity: Schema.NullOr(Schema.Int),
  /** Its designs, by name: the house draws them itself (`core/domain/cart/gift-designs.ts`). */
  previews: Schema.NonEmptyArray(Schema.Literals(giftDesigns))
})
export type GiftCard = typeof GiftCard.Type

/** API-023. */
export const listGiftCards = endpoint({
  key: "catalog.giftcards",
  summary: "Подарочные сертификаты",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog/giftcards/",
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.NonEmptyArray(GiftCard) }),
  refusals: []
})
