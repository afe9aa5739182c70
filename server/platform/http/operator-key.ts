import { isSameSecret } from "../identity/secrets.ts"
import type { ShopContext } from "./shop-env.ts"

export const hasOperatorKey = (c: ShopContext, operatorKey: string): boolean =>
  isSameSecret(c.req.header("authorization") ?? "", `Bearer ${operatorKey}`)
