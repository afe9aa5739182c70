import { Schema } from "effect"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"
import { Email } from "../fields.ts"
import { personal } from "../../domain/schema/privacy.ts"

/** API-013. The newsletter starts after confirmation by letter. The response is the same for every address. */
export const subscribe = endpoint({
  key: "subscriptions.subscribe",
  summary: "Подписка на рассылку",
  access: "anyone",
  method: "POST",
  base: "/api/v2",
  path: "/subscriptions/alrosa/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({ email: Email, accept: Schema.Literal(true).annotate({ message: "Обязательное поле" }) }),
  answer: Schema.Struct({ email: personal(Schema.String) }),
  refusals: [422, 429]
})
