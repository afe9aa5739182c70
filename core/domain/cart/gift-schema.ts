import { Schema } from "effect"
import { personal } from "../schema/privacy.ts"

export const giftDeliveryMethods = ["email", "card"] as const

/** `sendOn`: day of the e-mail, `2026-11-26`; `null` right after payment and for a paper card. */
export const Gift = Schema.Struct({
  recipient: personal(Schema.String),
  sender: personal(Schema.String),
  words: personal(Schema.String),
  way: Schema.Literals(giftDeliveryMethods),
  email: personal(Schema.NullOr(Schema.String)),
  sendOn: personal(Schema.NullOr(Schema.String))
})
export type Gift = typeof Gift.Type
