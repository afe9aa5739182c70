import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { ShopContext } from "./shop-env.ts"

type Refusal = {
  readonly status: ContentfulStatusCode
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number | undefined
}

/** Refusal by API-003. Server errors have the request id for support. */
export const refusalResponse = (c: ShopContext, { status, message, errors = {}, retryAfterSeconds }: Refusal): Response =>
  c.json({ message, data: { errors }, ...(status >= 500 ? { requestId: c.get("requestId") } : {}) }, status, {
    "cache-control": "no-store",
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) })
  })
