import { Effect } from "effect"
import type { MiddlewareHandler } from "hono"
import { randomUUID } from "node:crypto"
import { maskSecrets } from "../../../core/domain/url/secret-links.ts"
import { type Run, type ShopEnv, urlOf } from "./shop-env.ts"

/** Reuses a valid `x-request-id` of the client. Logs no headers or bodies. */
export const requestLog =
  (run: Run): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    const begun = performance.now()
    const requestId = saneId(c.req.header("x-request-id")) ?? randomUUID()
    c.set("requestId", requestId)
    await next()
    c.res.headers.set("x-request-id", requestId)
    const line = {
      method: c.req.method,
      path: maskSecrets(urlOf(c)),
      status: c.res.status,
      ms: Math.round(performance.now() - begun),
      requestId
    }
    run(Effect.annotateLogs(Effect.logInfo("request"), line))
  }

const saneId = (id: string | undefined): string | null => (id !== undefined && /^[\w.-]{8,64}$/.test(id) ? id : null)
