import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { ShopContext } from "./shop-env.ts"

type Refusal = {
  readonly status: ContentfulStatusCode
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number | undefined
}

/** API-003. Server errors have the request id for support. */
export const refusalResponse = (c: ShopContext, { status, message, errors = {}, retryAfterSeconds }: Refusal): Response =>
  c.json({ message, data: { errors }, ...(status >= 500 ? { requestId: c.get("requestId") } : {}) }, status, {
    "cache-control": "no-store",
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) })
  })

/** Status 200, as `c.json` sends it, but compression gets the bytes at once. */
export const jsonResponse = (c: ShopContext, value: object, headers: Readonly<Record<string, string>>): Response => {
  const content = Buffer.from(JSON.stringify(value))
  c.set("content", content)
  return c.body(content, 200, { "content-type": "application/json", ...headers })
}
