import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { ShopContext } from "./shop-env.ts"

type Refusal = {
  readonly status: ContentfulStatusCode
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
  /** With 429 and 503: when to come again. */
  readonly retryAfterSeconds?: number | undefined
}

/** A refusal as every call gives it (API-003): `message` for the shopper, `data.errors` by field. A defect names its request, so that support can find it. */
export const refuse = (c: ShopContext, { status, message, errors = {}, retryAfterSeconds }: Refusal): Response =>
  c.json({ message, data: { errors }, ...(status >= 500 ? { requestId: c.get("requestId") } : {}) }, status, {
    "cache-control": "no-store",
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) })
  })
