import { Effect, Option, Schema } from "effect"
import { Hono } from "hono"
import { operationNames } from "../../core/domain/marketing/operations.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { isDatabaseAway, awayRetrySeconds } from "../platform/db/database.ts"
import { readOperationBody } from "./operation-bodies.ts"
import { type ReceivedOperation, storeOperation } from "./platform-operations.ts"
import { jsonType, requireBodyType } from "../platform/http/body-type.ts"
import { limitBody, readText } from "../platform/http/limit-body.ts"
import { callerOf } from "../platform/identity/caller-of.ts"
import { refusalResponse } from "../platform/http/json.ts"
import { readJson } from "../platform/http/json-text.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Status = 200 | 422 | 429 | 500 | 503
type Options = {
  readonly run: (program: Effect.Effect<Status, never, CallServices>) => Promise<Status>
  readonly trustedProxies: number
}

/** The shop's own customer-data platform (API-093), which only stores operations of the shop. Used if no other is configured. */
export const platformOperations = ({ run, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.use("/operations/async", limitBody(maxBytes), requireBodyType(jsonType))
  app.post("/operations/async", async (c) => {
    const counted = Effect.flatMap(callerNetwork, (network) => countTry(limits.operations, network))
    const read = Effect.promise(async () => readOperation(c.req.query(), await readText(c)))
    const outcome = Effect.andThen(counted, read).pipe(
      Effect.flatMap((received) =>
        received === null ? Effect.succeed<Status>(422) : Effect.as(storeOperation(received), 200 as const satisfies Status)
      ),
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

/** Fits a full cart. */
const maxBytes = 32 * 1024

const texts = {
  422: "Операция не распознана",
  429: "Слишком много операций. Попробуйте позже",
  500: refusalTexts.failed,
  503: refusalTexts.away
} as const

const decodeQuery = Schema.decodeUnknownOption(
  Schema.Struct({
    operation: Schema.Literals(Object.values(operationNames)),
    endpointId: Schema.String.check(Schema.isPattern(/^[\w.-]{1,100}$/)),
    deviceUUID: Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))
  })
)

const readOperation = (query: Readonly<Record<string, string>>, text: string): ReceivedOperation | null => {
  const named = Option.getOrNull(decodeQuery(query))
  const body = named === null ? null : readOperationBody(named.operation, readJson(text)?.value)
  if (named === null || body === null) return null
  const { operationId, ...rest } = body
  return { id: operationId, operation: named.operation, endpointId: named.endpointId, deviceId: named.deviceUUID, body: rest }
}
