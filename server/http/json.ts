import type { ContentfulStatusCode } from "hono/utils/http-status"
import { refusalTexts } from "../api/refusal.ts"
import type { ShopContext } from "./shop-env.ts"

type Refusal = { readonly status: ContentfulStatusCode; readonly message: string; readonly errors?: Readonly<Record<string, string>> }

/** A refusal as every call gives it (API-003): `message` for the shopper, `data.errors` by field. A defect names its request, so that support can find it. */
export const refuse = (c: ShopContext, { status, message, errors = {} }: Refusal): Response =>
  c.json({ message, data: { errors }, ...(status >= 500 ? { requestId: c.get("requestId") } : {}) }, status, {
    "cache-control": "no-store"
  })

/** 413: what was sent is longer than this address takes. */
export const tooLarge = (c: ShopContext): Response => refuse(c, { status: 413, message: refusalTexts.tooLarge })
