import { Option, Schema } from "effect"
import { balanceFields, certificateBalance } from "../contract/vouchers.ts"
import { dialogOf } from "../contract/dialogs.ts"
import type { Field, ResponseRefusal, Values } from "../domain/form/form.ts"
import { readCertificateNumber } from "../domain/orders/voucher-codes.ts"
import { certificateBalanceText } from "../domain/orders/vouchers.ts"
import { checkBy, trimText } from "./check-by.ts"
import { openEmpty, infoDialog, type ShopForm } from "./shop-form.ts"

const number = { kind: "text", privacy: "personal", isRequired: true, most: 60, autocomplete: "off" } as const
const code: Field = {
  name: "certificateCode",
  label: "Код сертификата",
  kind: "secret",
  isSeen: true,
  isRequired: true,
  autocomplete: "off"
}

const checkNumber = checkBy(Schema.Struct({ voucher: balanceFields.voucher }))
const readBalance = Schema.decodeUnknownOption(certificateBalance.answer)
const judge = checkBy(Schema.Struct({ certificateCode: balanceFields.certificateCode }))
const check = (values: Values) => checkNumber({ voucher: trimText(values["voucher"]) })

const refused = (refusal: ResponseRefusal) =>
  refusal._tag === "Refused" && Object.keys(refusal.errors).length > 0
    ? { banner: null, errors: refusal.errors }
    : { banner: refusal._tag === "Refused" ? refusal.message : null, errors: {} }

/** A certificate number requires a code; promotions have none. */
export const isOfCertificate = (values: Values): boolean => readCertificateNumber(trimText(values["voucher"])) !== null

/** The code is worth money, therefore secret. */
export const voucherForm: ShopForm = {
  name: "voucher",
  sentBy: ["vouchers.add"],
  dialogs: { voucher: openEmpty },
  after: infoDialog({ title: "Сертификат или промокод", text: "Применили, сумма заказа пересчитана.", isBrief: true }),
  fields: [
    { name: "voucher", label: "Промокод или номер сертификата", ...number },
    { ...code, askedWhen: isOfCertificate }
  ],
  check,
  judge,
  refused
}

export const giftBalanceForm: ShopForm = {
  name: "giftBalance",
  sentBy: ["vouchers.balance"],
  dialogs: { giftBalance: openEmpty },
  after: (answer) => {
    const balance = readBalance(answer)
    return Option.isSome(balance)
      ? dialogOf("info", { title: `Сертификат •••• ${balance.value.ending}`, text: `${certificateBalanceText(balance.value)}.` })
      : undefined
  },
  fields: [{ name: "voucher", label: "Номер сертификата", ...number }, code],
  check,
  judge,
  refused
}
