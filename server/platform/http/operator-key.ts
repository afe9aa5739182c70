import { timingSafeEqual } from "node:crypto"
import { fingerprint } from "../identity/secrets.ts"
import type { ShopContext } from "./shop-env.ts"

/** Compares in constant time. */
export const hasOperatorKey = (c: ShopContext, operatorKey: string): boolean =>
  isSame(c.req.header("authorization") ?? "", `Bearer ${operatorKey}`)

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)))
