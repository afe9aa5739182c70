import { Schema } from "effect"
import { quickOrderKinds, quickOrderStates } from "../domain/orders/quick-order.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { longestText } from "../domain/text/longest-text.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Phone, Required } from "./fields.ts"
import { personal, plain } from "../domain/schema/privacy.ts"

/** QO-005 to QO-008, QO-017: exactly these seven fields. */
export const orderFields = {
  userName: FullName,
  email: Email,
  phone: Phone,
  /** Built from the product (QO-009). */
  comment: plain(Required),
  agreement: Consent,
  link: plain(
    Schema.String.check(
      Schema.isMaxLength(longestText, { message: fieldTexts.invalid }),
      Schema.isPattern(/^\/(?!\/)\S*$/, { message: fieldTexts.invalid })
    )
  ),
  idProduct: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestInteger }))
}

const order = {
  base: "/api/v2",
  params: Nothing,
  query: Nothing,
  method: "POST",
  access: "guest",
  isRepeatable: true,
  body: Schema.Struct(orderFields),
  answer: Schema.Struct({ id: Schema.Int }),
  refusals: [401, 404, 422, 429]
} as const

export const QuickOrder = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literals(quickOrderKinds),
  state: Schema.Literals(quickOrderStates),
  /** Product name and path; a piece on a frame has no page, old orders have neither. */
  thing: Schema.Struct({ name: Schema.NullOr(plain(Schema.String)), link: Schema.NullOr(plain(Schema.String)) }),
  /** The shop's latest reply. */
  answer: personal(Schema.NullOr(Schema.String)),
  /** `2026-11-22T10:15:00.000Z`. */
  placedAt: plain(Schema.String)
})
export type QuickOrder = typeof QuickOrder.Type

/** API-024. */
export const placeQuickOrder = endpoint({ ...order, key: "orders.quick", summary: "Быстрый заказ", path: "/quick-order/" })

/** API-025. */
export const requestOrder = endpoint({ ...order, key: "orders.request", summary: "Под заказ", path: "/order-request/" })
