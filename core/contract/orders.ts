import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { longestText } from "../domain/text/longest-text.ts"
import { largestKept, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, Phone, Required } from "./fields.ts"
import { personal, plain } from "../domain/schema/privacy.ts"

/** QO-005 to QO-008, QO-017: exactly these seven. */
export const orderFields = {
  userName: personal(Required),
  email: Email,
  phone: Phone,
  /** Built from the product (QO-009). */
  comment: plain(Required),
  agreement: Consent,
  /** The address of the product's page: within this shop. */
  link: plain(
    Schema.String.check(
      Schema.isMaxLength(longestText, { message: fieldTexts.invalid }),
      Schema.isPattern(/^\/(?!\/)\S*$/, { message: fieldTexts.invalid })
    )
  ),
  idProduct: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestKept }))
}

const order = {
  base: "/api/v2",
  params: Nothing,
  query: Nothing,
  method: "POST",
  access: "guest",
  isRepeatable: true,
  body: Schema.Struct(orderFields),
  /** The number of the order. */
  answer: Schema.Struct({ id: Schema.Int }),
  refusals: [401, 404, 422, 429]
} as const

/** API-024. */
export const placeQuickOrder = endpoint({ ...order, key: "orders.quick", summary: "Быстрый заказ", path: "/quick-order/" })

/** API-025. */
export const requestOrder = endpoint({ ...order, key: "orders.request", summary: "Под заказ", path: "/order-request/" })
