import { Effect, Schema } from "effect"
import { Hono } from "hono"
import { moveQuickOrder, quickOrderMoves } from "../../core/domain/orders/quick-order.ts"
import { hasOperatorKey } from "../operator/operator-key.ts"
import { type CallRefused, notFound, refused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { holds, isSaidToBe, jsonType } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { askQuickOrderLetter, followQuickOrders } from "./quick-order-letters.ts"
import { findOpenQuickOrders, findQuickOrder, lockQuickOrder, setQuickOrder } from "./quick-orders.ts"

type Options = {
  /** Who has it is the house; without one there is no such door. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The house's door to quick orders: it lists those that are open and brings one on (`npm run orders`); each step has its letter. */
export const operatorQuickOrders = ({ operatorKey, publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const answer = async <A>(c: ShopContext, program: Effect.Effect<A, CallRefused | DatabaseFailed, CallServices>) => {
    const outcome = await run(
      program.pipe(
        Effect.map((data) => ({ data })),
        Effect.catchTag("CallRefused", ({ message, status }) => Effect.succeed({ status, message })),
        Effect.orDie,
        Effect.annotateLogs({ requestId: c.get("requestId") })
      )
    )
    return "data" in outcome ? c.json(outcome, 200, { "cache-control": "no-store" }) : refuse(c, outcome)
  }
  app.use("/internal/quick-orders/*", holds(4096))
  app.get("/internal/quick-orders", (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    return answer(c, findOpenQuickOrders)
  })
  app.post("/internal/quick-orders/:number{\\d{1,9}}", async (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None")
      return refuse(c, { status: 422, message: `Команда: ${quickOrderMoves.join(", ")}, слова не длиннее ${wordsMost} знаков` })
    return answer(c, Effect.tap(bring(Number(c.req.param("number")), wanted.value), followQuickOrders(publicUrl)))
  })
  return app
}

const wordsMost = 600

const Wanted = Schema.Struct({
  do: Schema.Literals(quickOrderMoves),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(wordsMost)))
})
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Wanted))

/** Brings a quick order on; told again it changes nothing and writes no letter. Who is refused reads why. */
const bring = Effect.fn("bringQuickOrder")(function* (id: number, { do: what, words = "" }: typeof Wanted.Type) {
  const database = yield* Database
  const said = words.trim() === "" ? null : words.trim()
  yield* database.transaction(
    Effect.gen(function* () {
      const state = yield* lockQuickOrder(id)
      if (state === null) return yield* notFound("Такой заявки нет")
      const moved = moveQuickOrder(state, what)
      if (moved === "alreadyThere") return
      if ("refusal" in moved) return yield* refused(409, moved.refusal)
      if (what === "cancel" && said === null) return yield* refused(422, "Отмене нужны слова: их прочитает покупатель")
      yield* setQuickOrder(id, moved.to, said)
      yield* askQuickOrderLetter(id, moved.to)
    })
  )
  return yield* findQuickOrder(id)
})
