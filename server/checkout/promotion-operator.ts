import { Effect, Schema } from "effect"
import { isDay } from "../../core/domain/text/days.ts"
import { maxPercent, promotionKinds } from "../../core/domain/orders/promotions.ts"
import { readPromotionCode } from "../../core/domain/orders/voucher-codes.ts"
import { emptyBody, operatorQuery, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { addPromotion, endPromotion, listPromotions } from "./promotions.ts"

const expected =
  "Нужны код из 3–20 латинских букв и цифр (не номер сертификата), скидка от 1 до 90 процентов или сумма меньше порога, и день, который есть в календаре"

const roubles = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))

/** A discount is below the minimum sum, so that no order is free. */
const RequestBody = Schema.Struct({
  code: Schema.String.check(Schema.makeFilter((code) => readPromotionCode(code) === code && !/^G[2-9A-Z]{8}$/.test(code))),
  kind: Schema.Literals(promotionKinds),
  value: roubles,
  from: roubles,
  until: Schema.NullOr(Schema.String.check(Schema.makeFilter(isDay))),
  isOnce: Schema.Boolean
}).check(
  Schema.makeFilter(({ from, kind, value }) => {
    switch (kind) {
      case "percent":
        return value >= 1 && value <= maxPercent
      case "sum":
        return value >= 1 && value < from
      case "delivery":
        return value === 0
    }
  })
)

/** `npm run promotions`. */
export const promotionEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorCommand("/internal/promotions/", { body: RequestBody, expected, bytes: 1024 }, (body) =>
    Effect.flatMap(addPromotion(body), (isNew) => (isNew ? Effect.succeed(body) : refuseCall(409, "Такой промокод уже был")))
  ),
  operatorCommand("/internal/promotions/:code{[A-Z0-9]{3,20}}/end", { ...emptyBody, bytes: 1024 }, (_, { parameter }) =>
    Effect.flatMap(endPromotion(parameter("code")), (isThere) =>
      isThere ? Effect.succeed({ code: parameter("code") }) : notFound("Такого промокода нет")
    )
  ),
  operatorQuery("/internal/promotions/", () => listPromotions)
]
