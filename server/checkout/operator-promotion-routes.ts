import { Effect, Schema } from "effect"
import { Hono } from "hono"
import { isDay } from "../../core/domain/text/days.ts"
import { percentMost, promotionKinds } from "../../core/domain/orders/promotions.ts"
import { readPromotionCode } from "../../core/domain/orders/voucher-codes.ts"
import { hasOperatorKey } from "../operator/operator-key.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { holds, jsonType, takes } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { addPromotion, endPromotion, listPromotions } from "./promotions.ts"

type Options = {
  readonly operatorKey: string | null
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The door by which the house makes promotions, ends and lists them (`npm run promotions`). */
export const operatorPromotions = ({ operatorKey, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.use("/internal/promotions/*", async (c, next) => {
    if (operatorKey === null) return refuse(c, { status: 404, message: refusalTexts.unknownAddress })
    return hasOperatorKey(c, operatorKey) ? next() : refuse(c, { status: 401, message: "Ключ не подходит" })
  })
  app.post("/internal/promotions/", holds(1024), takes(jsonType), async (c) => {
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None") return refuse(c, { status: 422, message: expected })
    const isNew = await run(Effect.orDie(addPromotion(wanted.value)))
    return isNew ? told(c, wanted.value) : refuse(c, { status: 409, message: "Такой промокод уже был" })
  })
  app.post("/internal/promotions/:code{[A-Z0-9]{3,20}}/end", async (c) => {
    const code = c.req.param("code")
    return (await run(Effect.orDie(endPromotion(code)))) ? told(c, { code }) : refuse(c, { status: 404, message: "Такого промокода нет" })
  })
  app.get("/internal/promotions/", async (c) => told(c, await run(Effect.orDie(listPromotions))))
  return app
}

const told = (c: ShopContext, data: object): Response => c.json({ data }, 200, { "cache-control": "no-store" })

const expected =
  "Нужны код из 3–20 латинских букв и цифр (не номер сертификата), скидка от 1 до 90 процентов или сумма меньше порога, и день, который есть в календаре"

const roubles = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))

/** What a promotion takes off is less than what it asks for, so that an order always costs something. */
const Wanted = Schema.Struct({
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
        return value >= 1 && value <= percentMost
      case "sum":
        return value >= 1 && value < from
      case "delivery":
        return value === 0
    }
  })
)
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Wanted))
