import { Schema } from "effect"
import { Roubles } from "../domain/schema/roubles.ts"
import { personal, plain } from "../domain/schema/privacy.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { careKinds, careStates } from "../domain/orders/care-kinds.ts"
import { longReasonText, maxCareReasonLength } from "../domain/orders/care-text.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { DayText } from "./fields.ts"
import { OrderId } from "./order-payment.ts"

const maxLines = 100

const Line = Schema.Struct({
  /** Counts from 1. */
  position: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestInteger })),
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestInteger }))
})

export const OrderCare = Schema.Struct({
  /** Number in letters. */
  id: Schema.Int,
  kind: Schema.Literals(careKinds),
  state: Schema.Literals(careStates),
  lines: Schema.Array(Line),
  careReason: personal(Schema.String),
  /** `2026-11-30`. */
  wishedOn: personal(Schema.NullOr(Schema.String)),
  /** The shop's latest reply. */
  answer: personal(Schema.NullOr(Schema.String)),
  askedAt: plain(Schema.String),
  /** Agreed refund in money and to certificates; `isSent` once the money is paid out. */
  refund: Schema.NullOr(Schema.Struct({ amount: Roubles, byCertificates: Roubles, isSent: Schema.Boolean, at: plain(Schema.String) }))
})
export type OrderCare = typeof OrderCare.Type

export const careFields = {
  kind: Schema.Literals(careKinds),
  lines: Schema.Array(Line).check(
    Schema.isMaxLength(maxLines, { message: fieldTexts.required }),
    Schema.isMinLength(1, { message: fieldTexts.required }),
    Schema.makeFilter((lines) => (new Set(lines.map(({ position }) => position)).size === lines.length ? undefined : fieldTexts.invalid))
  ),
  careReason: personal(Schema.String.check(Schema.isMaxLength(maxCareReasonLength, { message: longReasonText }))),
  wishedOn: personal(Schema.NullOr(DayText))
}

/** Repeating returns the open request. */
export const requestCare = endpoint({
  key: "orders.askCare",
  summary: "Возврат, обмен и обслуживание вещей заказа",
  access: "user",
  method: "POST",
  base: "/api/v2",
  path: "/users/orders/{id}/care/",
  params: Schema.Struct({ id: OrderId }),
  query: Nothing,
  body: Schema.Struct(careFields),
  answer: Schema.Struct({ id: Schema.Int, state: Schema.Literals(careStates) }),
  refusals: [401, 404, 409, 422, 429]
})
