import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { promotionKinds } from "../domain/orders/promotions.ts"
import { certificateStates, promotionStates } from "../domain/orders/vouchers.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

const certificateFields = {
  /** Last four characters. */
  ending: plain(Schema.String),
  balance: Roubles,
  /** `2029-11-22`. */
  validUntil: plain(Schema.String),
  state: Schema.Literals(certificateStates)
}

/** Never contains certificate codes. */
export const Applied = Schema.Struct({
  promotion: Schema.NullOr(
    Schema.Struct({
      code: plain(Schema.String),
      kind: Schema.Literals(promotionKinds),
      /** Per cent or roubles. */
      value: Roubles,
      /** Minimum sum of goods. */
      from: Roubles,
      until: Schema.NullOr(plain(Schema.String)),
      state: Schema.Literals(promotionStates)
    })
  ),
  certificates: Schema.Array(Schema.Struct({ id: Schema.Int, ...certificateFields }))
})

/** The server normalises alphabets, spaces and dashes. */
const typed = Schema.String.check(
  Schema.isMinLength(1, { message: fieldTexts.required }),
  Schema.isMaxLength(60, { message: fieldTexts.invalid })
)
const Voucher = personal(typed)
const Code = secret(typed)

export const voucherFields = { voucher: Voucher, certificateCode: Schema.NullOr(Code) }
export const balanceFields = { voucher: Voucher, certificateCode: Code }

const commonParts = { access: "user", base: "/api/v2", path: "/cart/vouchers/", params: Nothing, query: Nothing, answer: Applied } as const

export const listVouchers = endpoint({
  ...commonParts,
  key: "vouchers.list",
  summary: "Применённые сертификаты и промокод",
  method: "GET",
  body: Nothing,
  refusals: [401]
})

/** Applies a promotion code, replacing the previous one, or a gift certificate with its code; idempotent. Limited by network and number. */
export const addVoucher = endpoint({
  ...commonParts,
  key: "vouchers.add",
  summary: "Применение сертификата или промокода",
  method: "POST",
  body: Schema.Struct(voucherFields),
  refusals: [401, 409, 422, 429]
})

/** Removes a certificate, or with `null` the promotion; ignores missing ones. */
export const removeVoucher = endpoint({
  ...commonParts,
  key: "vouchers.remove",
  summary: "Отмена сертификата или промокода",
  method: "DELETE",
  body: Schema.Struct({ certificate: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestInteger }))) }),
  refusals: [401, 409, 422, 429]
})

export const certificateBalance = endpoint({
  key: "vouchers.balance",
  summary: "Остаток на подарочном сертификате",
  access: "anyone",
  method: "POST",
  base: "/api/v2",
  path: "/gift-certificates/balance/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct(balanceFields),
  answer: Schema.Struct({ ...certificateFields, amount: Roubles }),
  refusals: [422, 429]
})
