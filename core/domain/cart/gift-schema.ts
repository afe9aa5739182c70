import { Schema } from "effect"
import { personal } from "../schema/privacy.ts"

/** Delivery of a gift: by e-mail on a day, or as a card in an envelope with the order. */
export const giftWays = ["email", "card"] as const

/** Personal data of a gift certificate. `sendOn` is a day; `null` means right after payment, or a paper card. */
export const Gift = Schema.Struct({
  recipient: personal(Schema.String),
  sender: personal(Schema.String),
  words: personal(Schema.String),
  way: Schema.Literals(giftWays),
  email: personal(Schema.NullOr(Schema.String)),
  sendOn: personal(Schema.NullOr(Schema.String))
})
export type Gift = typeof Gift.Type
