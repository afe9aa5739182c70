import { Schema } from "effect"
import { Article } from "./catalog-diamonds.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email } from "./fields.ts"

export const priceAlertFields = { email: Email, agreement: Consent }

/** Letters start after a confirmation by letter. The answer is the same for every address. */
export const requestPriceAlert = endpoint({
  key: "alerts.ask",
  summary: "Следить за ценой бриллианта",
  access: "guest",
  method: "POST",
  base: "/api/v2",
  path: "/alerts/diamonds/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({ ...priceAlertFields, code: Article }),
  answer: Nothing,
  refusals: [401, 404, 409, 422, 429]
})
