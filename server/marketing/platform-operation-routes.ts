import { Effect, Option, Schema } from "effect"
import { Hono } from "hono"
import { operationNames } from "../../core/domain/marketing/operations.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { isDatabaseAway, awayRetrySeconds } from "../platform/db/database.ts"
import { storeOperation } from "./platform-operations.ts"
import { limitBody, jsonType, requireBodyType } from "../platform/http/body-type.ts"
import { callerOf } from "../platform/identity/caller-of.ts"
import { refusalResponse } from "../platform/http/json.ts"
import { readJson } from "../platform/http/json-text.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Status = 200 | 429 | 500 | 503
type Options = {
  readonly run: (program: Effect.Effect<Status, never, CallServices>) => Promise<Status>
  readonly trustedProxies: number
}

/** The shop's own customer-data platform (API-093), which only stores operations. Used if no other is configured. */
export const platformOperations = ({ run, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.use("/operations/async", limitBody(64 * 1024), requireBodyType(jsonType))
  app.post("/operations/async", async (c) => {
    const received = decode({ ...c.req.query(), body: readJson(await c.req.text())?.value })
    if (Option.isNone(received)) return refusalResponse(c, { status: 422, message: texts.unfit })
    const { body, deviceUUID, endpointId, operation } = received.value
    const { operationId, ...rest } = body
    const outcome = Effect.andThen(
      Effect.flatMap(callerNetwork, (network) => countTry(limits.operations, network)),
      storeOperation({ id: operationId, operation, endpointId, deviceId: deviceUUID, body: rest })
    ).pipe(
      Effect.as<Status>(200),
      Effect.catchTag("CallRefused", () => Effect.succeed<Status>(429)),
      Effect.catchCause((cause) =>
        Effect.as(Effect.logError("Could not store a marketing operation", cause), isDatabaseAway(cause) ? (503 as const) : (500 as const))
      ),
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies))
    )
    const status = await run(outcome)
    if (status === 200) return c.json({ data: {} }, 200, { "cache-control": "no-store" })
    return refusalResponse(c, { status, message: texts[status], ...(status === 503 && { retryAfterSeconds: awayRetrySeconds }) })
  })
  return app
}

const texts = {
  unfit: "Операция не распознана",
  429: "Слишком много операций. Попробуйте позже",
  500: refusalTexts.failed,
  503: refusalTexts.away
} as const

const Id = Schema.String.check(Schema.isPattern(/^[\w-]{8,100}$/))
const Body = Schema.StructWithRest(Schema.Struct({ operationId: Id }), [Schema.Record(Schema.String, Schema.Unknown)])
const decode = Schema.decodeUnknownOption(
  Schema.Struct({
    operation: Schema.Literals(Object.values(operationNames)),
    endpointId: Schema.String.check(Schema.isPattern(/^[\w.-]{1,100}$/)),
    deviceUUID: Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)),
    body: Body
  })
)
