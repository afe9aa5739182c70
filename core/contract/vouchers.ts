import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { promotionKinds } from "../domain/orders/promotions.ts"
import { certificateStates, promotionStates } from "../domain/orders/vouchers.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { largestKept, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

const certificateFields = {
  /** The last four signs of its number. */
  ending: plain(Schema.String),
  balance: Roubles,
  /** `2029-11-22`. */
  validUntil: plain(Schema.String),
  state: Schema.Literals(certificateStates)
}

/** What the shopper has applied at the checkout. Codes are never told. */
export const Applied = Schema.Struct({
  promotion: Schema.NullOr(
    Schema.Struct({
      code: plain(Schema.String),
      kind: Schema.Literals(promotionKinds),
      /** In hundredths, or in roubles. */
      value: Roubles,
      /** The least sum of goods. */
      from: Roubles,
      until: Schema.NullOr(plain(Schema.String)),
      state: Schema.Literals(promotionStates)
    })
  ),
  certificates: Schema.Array(Schema.Struct({ id: Schema.Int, ...certificateFields }))
})

/** A number or a code as it is typed: letters of either alphabet, spaces and dashes are the shop's to sort out. */
const typed = Schema.String.check(
  Schema.isMinLength(1, { message: fieldTexts.required }),
  Schema.isMaxLength(60, { message: fieldTexts.invalid })
)
const Voucher = personal(typed)
const Code = secret(typed)

export const voucherFields = { voucher: Voucher, certificateCode: Schema.NullOr(Code) }
export const balanceFields = { voucher: Voucher, certificateCode: Code }

const own = { access: "user", base: "/api/v2", path: "/cart/vouchers/", params: Nothing, query: Nothing, answer: Applied } as const

/** What is applied to the caller's cart: each is told as it stands now. */
export const listVouchers = endpoint({
  ...own,
  key: "vouchers.list",
  summary: "Применённые сертификаты и промокод",
  method: "GET",
  body: Nothing,
  refusals: [401]
})

/**
 * Applies a promotion by its code, or a gift certificate by its number and code. A promotion takes the place of the one before it; said again it changes
 * nothing. What is wrong, spent or over is refused in words; tries are counted by network and by number, and slow down.
 */
export const addVoucher = endpoint({
  ...own,
  key: "vouchers.add",
  summary: "Применение сертификата или промокода",
  method: "POST",
  body: Schema.Struct(voucherFields),
  refusals: [401, 409, 422, 429]
})

/** Takes one back: a certificate by its id, the promotion where there is none. What is not there any more is no error. */
export const removeVoucher = endpoint({
  ...own,
  key: "vouchers.remove",
  summary: "Отмена сертификата или промокода",
  method: "DELETE",
  body: Schema.Struct({ certificate: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestKept }))) }),
  refusals: [401, 409, 422, 429]
})

/** What is left on a gift certificate, for who has its number and its code. */
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
