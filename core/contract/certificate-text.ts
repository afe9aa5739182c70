import { Schema } from "effect"
import { cartTexts } from "../domain/cart/cart-limits.ts"
import { maxDiamondMessageLength, maxDiamondNameLength } from "../domain/content/shop-rules.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { personal, plain } from "../domain/schema/privacy.ts"

const diamond = {
  base: "/api/v2",
  path: "/diamonds/{id}/certificate/",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999_999_999 })) }),
  query: Nothing
} as const

/** `url` is the PDF for this user (`papers.open`), `null` without texts. */
export const CertificateText = Schema.Struct({
  name: personal(Schema.String),
  message: personal(Schema.String),
  url: plain(Schema.NullOr(Schema.String))
})
export type CertificateText = typeof CertificateText.Type

/** API-031. Empty when none are saved. */
export const getCertificateText = endpoint({
  ...diamond,
  key: "diamonds.certificate",
  summary: "Имя и послание на сертификате бриллианта",
  access: "guest",
  method: "GET",
  body: Nothing,
  answer: CertificateText,
  refusals: [401, 404]
})

/** CERT-009 to CERT-011. */
export const certificateTextFields = {
  name: personal(Schema.String.check(Schema.isMaxLength(maxDiamondNameLength, { message: cartTexts.diamondName }))),
  message: personal(Schema.String.check(Schema.isMaxLength(maxDiamondMessageLength, { message: cartTexts.diamondMessage })))
}

/** API-032. Only for stones in the user's cart. */
export const saveCertificateText = endpoint({
  ...diamond,
  key: "diamonds.saveCertificate",
  summary: "Сохранение имени и послания на сертификате бриллианта",
  access: "guest",
  method: "PUT",
  isRepeatable: true,
  body: Schema.Struct(certificateTextFields),
  answer: CertificateText,
  refusals: [401, 404, 409, 422, 429]
})
