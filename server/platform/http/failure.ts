import { Cause, Effect } from "effect"
import { refusalTexts } from "../api/refusal.ts"
import { isAway, awayRetrySeconds } from "../db/database.ts"
import { refusalResponse } from "./json.ts"
import { retryHeaders, plainPage } from "./pages.ts"
import type { Run, ShopContext } from "./shop-env.ts"

/** 503 if the database is unavailable, else 500. A disconnected client is no failure. */
export const answerFailure = (c: ShopContext, cause: unknown, run: Run): Response => {
  if (isGone(c)) return c.body(null, 400)
  const status = isAway(cause) ? 503 : 500
  const line = Effect.logError(status === 503 ? "The database is not reachable" : "The request failed", Cause.die(cause))
  run(Effect.annotateLogs(line, { requestId: c.get("requestId") }))
  const message = status === 503 ? refusalTexts.away : refusalTexts.failed
  if (!(c.req.header("accept") ?? "").includes("text/html")) return refusalResponse(c, { status, message, ...again(status) })
  return c.html(plainPage(message), status, { "cache-control": "no-store", ...retryHeaders(status) })
}

const again = (status: number) => (status === 503 ? { retryAfterSeconds: awayRetrySeconds } : {})

const isGone = (c: ShopContext): boolean => c.req.raw.signal.aborted || c.env?.incoming?.socket?.destroyed === true
