import { Effect, Schema } from "effect"
import { Hono } from "hono"
import { orderMoves } from "../../core/domain/orders/order-moves.ts"
import { isNumber } from "./order-history-handlers.ts"
import { CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { followUp } from "./after.ts"
import { bringOrderOn } from "./move.ts"
import { holds, isSaidToBe, jsonType } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import { hasOperatorKey } from "../operator/operator-key.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Options = {
  /** Who has it is the house; without one there is no such door. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The door of the house's back office: it brings orders on (`npm run orders`). No page of the shop knows of it. */
export const operatorOrders = ({ operatorKey, publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.post("/internal/orders/:number{\\d{1,15}}/status", holds(1024), async (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None") return refuse(c, { status: 422, message: `Статус: ${orderMoves.join(", ")}` })
    const number = Number(c.req.param("number"))
    const brought = isNumber(number) ? bringOrderOn(number, wanted.value.status) : Effect.succeed(null)
    const outcome = Effect.andThen(brought, (order) => Effect.as(followUp(publicUrl), order)).pipe(
      Effect.catchTag("CallRefused", (refusal) => Effect.succeed(refusal)),
      Effect.orDie
    )
    const order = await run(Effect.annotateLogs(outcome, { requestId: c.get("requestId") }))
    if (order === null) return refuse(c, { status: 404, message: "Такого заказа нет" })
    if (order instanceof CallRefused) return refuse(c, { status: order.status, message: order.message })
    return c.json({ data: order }, 200, { "cache-control": "no-store" })
  })
  app.all("/internal/*", (c) => refuse(c, { status: 404, message: refusalTexts.unknownAddress }))
  return app
}

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Struct({ status: Schema.Literals(orderMoves) })))
