import type { MiddlewareHandler } from "hono"
import { withoutSecretParameters } from "../../../core/domain/url/place.ts"
import { type ShopEnv, urlOf } from "./shop-env.ts"

/** Disables caching and referrers for URLs with a secret (SEC-007, FORM-023). */
export const secretAddresses: MiddlewareHandler<ShopEnv> = async (c, next) => {
  await next()
  if (!carriesSecret(urlOf(c))) return
  c.res.headers.set("cache-control", "no-store")
  c.res.headers.set("referrer-policy", "no-referrer")
}

const carriesSecret = (url: string): boolean => {
  const at = url.indexOf("?")
  return at !== -1 && Object.keys(withoutSecretParameters(url.slice(at)).secrets).length > 0
}
