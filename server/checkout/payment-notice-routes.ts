import { Effect } from "effect"
import { Hono } from "hono"
import type { CallServices } from "../platform/api/serve-call.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import { awayRetrySeconds } from "../platform/db/database.ts"
import { receiveNotice } from "./notice.ts"
import { jsonType, requireBodyType } from "../platform/http/body-type.ts"
import { limitBody, readText } from "../platform/http/limit-body.ts"
import { refusalResponse } from "../platform/http/json.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Status = 200 | 401 | 503
type Run = (program: Effect.Effect<Status, never, CallServices>) => Promise<Status>

/** Webhook of payment providers. Answers 503 on failure, so that the provider retries. */
export const paymentNotices = (run: Run, publicUrl: string): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.post("/api/payments/notices", limitBody(16 * 1024), requireBodyType(jsonType), async (c) => {
    const taken = receiveNotice(await readText(c), c.req.header("x-signature") ?? "", publicUrl).pipe(
      Effect.as<Status>(200),
      Effect.catchTag("NoticeUnfit", () => Effect.succeed<Status>(401)),
      Effect.catchCause((cause) => Effect.as(Effect.logError("Could not process a payment notice", cause), 503 as const))
    )
    const status = await run(Effect.annotateLogs(taken, { requestId: c.get("requestId") }))
    return status === 200
      ? c.json({ data: {} }, 200, { "cache-control": "no-store" })
      : refusalResponse(c, { status, message: texts[status], ...(status === 503 && { retryAfterSeconds: awayRetrySeconds }) })
  })
  return app
}

const texts = { 401: "Подпись не подходит", 503: refusalTexts.failed } as const
