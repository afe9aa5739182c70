import { Effect, Schema } from "effect"
import { Hono, type MiddlewareHandler } from "hono"
import { hasOperatorKey } from "../operator/operator-key.ts"
import { isNumber } from "../orders/order-history-handlers.ts"
import { type CallRefused, notFound, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { DatabaseFailed } from "../platform/db/database.ts"
import { holds, isSaidToBe, jsonType } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { listUnread, moderate, moderations, readReview } from "./moderate.ts"
import { photoFile, readFile, sendPhoto } from "./review-photo-routes.ts"
import { findPhoto } from "./reviews.ts"
import { followReviews } from "./send-review-letters.ts"

type Options = {
  /** Who has it is the house; without one there is no such door. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The house's door to reviews (`npm run reviews`): what it has not read, one with its photographs, and what it does with it; each has its letter. */
export const operatorReviews = ({ operatorKey, publicUrl, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const isHouse: MiddlewareHandler<ShopEnv> = async (c, next) =>
    operatorKey === null || hasOperatorKey(c, operatorKey) ? next() : refuse(c, { status: 401, message: "Ключ не подходит" })
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
  app.use("/internal/reviews/*", holds(8192), isHouse)
  app.get("/internal/reviews", (c, next) => (operatorKey === null ? next() : answer(c, listUnread)))
  app.get("/internal/reviews/:number{\\d{1,9}}", (c, next) => {
    const number = Number(c.req.param("number"))
    return operatorKey === null
      ? next()
      : answer(
          c,
          Effect.flatMap(readReview(number), (review) => (review === null ? noSuch : Effect.succeed(review)))
        )
  })
  app.get(`/internal/reviews/photos/:file{${photoFile}}`, async (c, next) => {
    if (operatorKey === null) return next()
    const { id, size } = readFile(c.req.param("file"))
    return sendPhoto(c, await run(Effect.orDie(findPhoto(id, size, true))), "no-store") ?? next()
  })
  app.post("/internal/reviews/:number{\\d{1,9}}", async (c, next) => {
    if (operatorKey === null) return next()
    if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None")
      return refuse(c, { status: 422, message: `Решение: ${moderations.join(", ")}, слова не длиннее ${wordsMost} знаков` })
    const { do: what, words = "" } = wanted.value
    const number = Number(c.req.param("number"))
    const done = isNumber(number) ? moderate(number, { do: what, words: words.trim() === "" ? null : words.trim() }) : noSuch
    return answer(c, Effect.tap(done, followReviews(publicUrl)))
  })
  return app
}

const noSuch = notFound("Такого отзыва нет")

const wordsMost = 1_000

const Wanted = Schema.Struct({
  do: Schema.Literals(moderations),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(wordsMost)))
})
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Wanted))
