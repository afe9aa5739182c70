import { Effect, Schema } from "effect"
import { Hono } from "hono"
import { hasOperatorKey } from "../operator/operator-key.ts"
import { type CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { DatabaseFailed } from "../platform/db/database.ts"
import { holds, isSaidToBe, jsonType } from "../platform/http/body-type.ts"
import { refuse } from "../platform/http/json.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { followUp } from "./after.ts"
import { answerCare, careAnswers } from "./answer-care.ts"
import { listOpenCares } from "./cares.ts"

type Options = {
  /** Who has it is the house; without one there is no such door. */
  readonly operatorKey: string | null
  readonly publicUrl: string
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
}

/** The house's door to what buyers ask for their things: it lists the requests and answers them (`npm run care`); each answer has its letter. */
export const operatorCares = ({ operatorKey, publicUrl, run }: Options): Hono<ShopEnv> => {
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
  app.use("/internal/cares/*", holds(4096))
  app.get("/internal/cares", (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    return answer(c, listOpenCares)
  })
  app.post("/internal/cares/:number{\\d{1,9}}", async (c, next) => {
    if (operatorKey === null) return next()
    if (!hasOperatorKey(c, operatorKey)) return refuse(c, { status: 401, message: "Ключ не подходит" })
    if (!isSaidToBe(c, jsonType)) return refuse(c, { status: 415, message: refusalTexts.notJson })
    const wanted = decode(await c.req.text())
    if (wanted._tag === "None")
      return refuse(c, { status: 422, message: `Ответ: ${careAnswers.join(", ")}, слова не длиннее ${wordsMost} знаков` })
    const { do: what, words = "" } = wanted.value
    const said = words.trim() === "" ? null : words.trim()
    return answer(c, Effect.tap(answerCare(Number(c.req.param("number")), { do: what, words: said }), followUp(publicUrl)))
  })
  return app
}

const wordsMost = 600

const Wanted = Schema.Struct({
  do: Schema.Literals(careAnswers),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(wordsMost)))
})
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Wanted))
