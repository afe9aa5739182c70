import { Effect, Schema } from "effect"
import { endpoint } from "../../../core/contract/endpoint.ts"
import { personal } from "../../../core/domain/schema/privacy.ts"
import { CallRefused } from "../../../server/platform/api/refusal.ts"
import { serveCall } from "../../../server/platform/api/serve-call.ts"

/** A write outside the contract, as an example of all writes. */
export const placeTestOrder = endpoint({
  key: "test.order",
  summary: "Проба записи",
  access: "anyone",
  method: "POST",
  base: "/api/v2",
  path: "/test/orders/{id}/",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt()) }),
  query: Schema.Struct({ notify: Schema.optionalKey(Schema.Literals(["yes", "no"])) }),
  body: Schema.Struct({
    email: personal(Schema.String.check(Schema.isPattern(/^\S+@\S+$/, { message: "Некорректный адрес" }))),
    items: Schema.Array(Schema.Struct({ id: Schema.Int, quantity: Schema.Int.check(Schema.isGreaterThan(0)) }))
  }),
  answer: Schema.Struct({ order: Schema.Int, email: personal(Schema.String), quantity: Schema.Int }),
  refusals: [401, 409]
})

/** Handler that fails for order ids 1 to 5, each in another way. */
export const servedTestOrder = serveCall(placeTestOrder, ({ body: { email, items }, params: { id } }) => {
  const answer = { order: id, email, quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) }
  if (id === 1) return Effect.fail(new CallRefused({ status: 409, message: "Заказ уже оформлен", errors: { order: "Уже оформлен" } }))
  if (id === 2) return Effect.fail(new CallRefused({ status: 401, message: "Войдите", errors: {} }))
  if (id === 3) return Effect.fail(new CallRefused({ status: 404, message: "Не объявлено договором", errors: {} }))
  if (id === 4) return Effect.die(new Error("the handler broke"))
  if (id === 5) return Effect.succeed({ ...answer, quantity: 0.5 })
  return Effect.succeed({ ...answer, secret: "не для покупателя" })
})
