import { Schema } from "effect"
import { personal } from "../schema/privacy.ts"

/** How a gift comes to its recipient: by e-mail on a day, or as a card in an envelope with the order. */
export const giftWays = ["email", "card"] as const

/** What a gift certificate is signed with; `sendOn` is a day, `null` is as soon as it is paid for, and a card has none. */
export const Gift = Schema.Struct({
  recipient: personal(Schema.String),
  sender: personal(Schema.String),
  words: personal(Schema.String),
  way: Schema.Literals(giftWays),
  email: personal(Schema.NullOr(Schema.String)),
  sendOn: personal(Schema.NullOr(Schema.String))
})
export type Gift = typeof Gift.Type
