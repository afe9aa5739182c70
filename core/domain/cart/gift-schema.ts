import { Schema } from "effect"
import { personal } from "../schema/privacy.ts"

export const giftWays = ["email", "card"] as const

/** `sendOn` is a day; `null` for right after payment or a paper card. */
export const Gift = Schema.Struct({
  recipient: personal(Schema.String),
  sender: personal(Schema.String),
  words: personal(Schema.String),
  way: Schema.Literals(giftWays),
  email: personal(Schema.NullOr(Schema.String)),
  sendOn: personal(Schema.NullOr(Schema.String))
})
export type Gift = typeof Gift.Type
