import { timingSafeEqual } from "node:crypto"
import { fingerprint } from "../account/secrets.ts"
import type { ShopContext } from "../platform/http/shop-env.ts"

/** Whether the request has the key of the house's back office; compared in the same time whatever differs. */
export const hasOperatorKey = (c: ShopContext, operatorKey: string): boolean =>
  isSame(c.req.header("authorization") ?? "", `Bearer ${operatorKey}`)

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)))
