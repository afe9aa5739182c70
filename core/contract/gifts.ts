import { Schema } from "effect"
import { giftDeliveryMethods } from "../domain/cart/gift-schema.ts"
import { nameFault, messageFault } from "../domain/cart/gift-message.ts"
import { CartId } from "../domain/cart/cart-schema.ts"
import { fieldTexts, isBlank } from "../domain/form/field-rules.ts"
import { personal } from "../domain/schema/privacy.ts"
import { Quantity } from "./cart.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { DayText, Email } from "./fields.ts"

const longest = Schema.isMaxLength(2_000, { message: fieldTexts.invalid })
const Name = Schema.String.check(longest, Schema.makeFilter(nameFault))

/** `email` only when sent by e-mail. */
export const giftFields = {
  recipient: personal(Name.check(Schema.makeFilter((name) => (isBlank(name.trim()) ? fieldTexts.required : undefined)))),
  sender: personal(Name),
  words: personal(Schema.String.check(longest, Schema.makeFilter(messageFault))),
  way: Schema.Literals(giftDeliveryMethods),
  email: Schema.NullOr(Email),
  /** `2026-11-30`; `null` sends it as soon as it is paid. */
  sendOn: personal(Schema.NullOr(DayText))
}

/** Adds a line, or changes one (`isInCart`). The cart issues line ids, so that two tabs that sign the same certificate make two gifts. */
export const saveGift = endpoint({
  key: "gifts.save",
  summary: "Подпись подарочного сертификата",
  access: "guest",
  method: "POST",
  base: "/api/v2",
  path: "/cart/gifts/",
  params: Nothing,
  query: Nothing,
  isRepeatable: true,
  body: Schema.Struct({ line: CartId, quantity: Quantity, isInCart: Schema.Boolean, ...giftFields }),
  answer: Schema.Struct({ id: CartId, totalCount: Schema.Int }),
  refusals: [401, 404, 409, 422, 429]
})
