import { Schema } from "effect"
import { giftDesigns } from "../domain/cart/gift-designs.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

/** ENT-031. Fixed price or any amount within `amounts`. */
export const GiftCard = Schema.Struct({
  id: Schema.Int,
  name: plain(Schema.String),
  price: Schema.NullOr(Roubles),
  /** Bounds in whole thousands; `null` with a fixed price. */
  amounts: Schema.NullOr(Schema.Struct({ least: Roubles, most: Roubles, step: Roubles })),
  quantity: Schema.Int,
  /** `null` means ten (LIM-037). */
  maxQuantity: Schema.NullOr(Schema.Int),
  /** See `core/domain/cart/gift-designs.ts`. */
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
