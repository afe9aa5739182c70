import { Effect, Schema } from "effect"
import { Hono } from "hono"
import { delayReasonMost, delayReasonOf } from "../../core/domain/orders/order-delay.ts"
import { orderMoves } from "../../core/domain/orders/order-moves.ts"
import { isDay } from "../../core/domain/text/days.ts"
import { isNumber } from "./order-history-handlers.ts"
import { CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { followUp } from "./after.ts"
import { putOrderOff } from "./delay.ts"
import { drawEnvelopeCards } from "./envelope-cards.ts"
import { findParcel } from "./order-history.ts"
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

/** The door of the house's back office: it brings orders on and puts them off (`npm run orders`). No page of the shop knows of it. */
export const operatorOrders = ({ operatorKey, publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  for (const [what, { expected, read }] of Object.entries(commands)) {
    app.post(`/internal/orders/:number{\\d{1,15}}/${what}`, holds(2048), async (c, next) => {
      if (operatorKey === null) return next()
      if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
      if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
      const change = read(await c.req.text())
      if (change === null) return refuse(c, { status: 422, message: expected })
      const number = Number(c.req.param("number"))
      const changed = isNumber(number) ? change(number) : Effect.succeed(null)
      const outcome = Effect.andThen(changed, (order) => Effect.as(followUp(publicUrl), order)).pipe(
        Effect.catchTag("CallRefused", (refusal) => Effect.succeed(refusal)),
        Effect.orDie
      )
      const order = await run(Effect.annotateLogs(outcome, { requestId: c.get("requestId") }))
      if (order === null) return refuse(c, { status: 404, message: "Такого заказа нет" })
      if (order instanceof CallRefused) return refuse(c, { status: order.status, message: order.message })
      return c.json({ data: order }, 200, { "cache-control": "no-store" })
    })
  }
  app.all("/internal/*", (c) => refuse(c, { status: 404, message: refusalTexts.unknownAddress }))
  return app
}

type Change = (id: number) => Effect.Effect<object | null, CallRefused | DatabaseFailed, Database>

/** A command of the door: how its body is read, to what it does, and what is said of a body that is none. */
type Command = { readonly expected: string; readonly read: (body: string) => Change | null }

const Status = Schema.Struct({ status: Schema.Literals(orderMoves) })
const Later = Schema.Struct({
  day: Schema.String.check(Schema.makeFilter((day) => isDay(day))),
  reason: Schema.String.check(Schema.makeFilter((reason) => reason.trim() !== "" && reason.length <= delayReasonMost))
})

const reading =
  <A>(schema: Schema.Codec<A, A>, change: (wanted: A) => Change) =>
  (body: string): Change | null => {
    const wanted = Schema.decodeUnknownOption(Schema.fromJsonString(schema))(body)
    return wanted._tag === "None" ? null : change(wanted.value)
  }

const commands: Readonly<Record<"status" | "delay" | "parcel" | "cards", Command>> = {
  cards: {
    expected: "Нужен пустой объект",
    read: reading(Schema.Struct({}), () => drawEnvelopeCards)
  },
  parcel: {
    expected: "Нужен пустой объект",
    read: reading(Schema.Struct({}), () => findParcel)
  },
  status: {
    expected: `Статус: ${orderMoves.join(", ")}`,
    read: reading(
      Status,
      ({ status }) =>
        (id) =>
          bringOrderOn(id, status)
    )
  },
  delay: {
    expected: `Нужны день, который есть в календаре (2026-12-05), и причина не длиннее ${delayReasonMost} знаков`,
    read: reading(
      Later,
      ({ day, reason }) =>
        (id) =>
          putOrderOff(id, { day, reason: delayReasonOf(reason) })
    )
  }
}
