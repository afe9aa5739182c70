import type { MiddlewareHandler } from "hono"
import { isIP } from "node:net"
import { refusalTexts } from "../api/refusal.ts"
import { refusalResponse } from "./json.ts"
import { homeLink, plainPage } from "./plain-page.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

type Options = {
  readonly publicUrl: string
  readonly styles: ReadonlyArray<string>
}

/**
 * Rejects writes from pages of other sites: browsers send the page's origin (`Origin`, `Sec-Fetch-Site`), other clients send none
 * (docs/decisions/0028).
 */
export const sameOrigin =
  ({ publicUrl, styles }: Options): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    if (isRead(c.req.method) || isOwn(c, publicUrl)) return next()
    return (c.req.header("accept") ?? "").includes("text/html")
      ? c.html(plainPage(styles, refusalTexts.foreign, homeLink), 403, { "cache-control": "no-store" })
      : refusalResponse(c, { status: 403, message: refusalTexts.foreign })
  }

const isRead = (method: string): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS"

const isOwn = (c: ShopContext, publicUrl: string): boolean => {
  const origin = c.req.header("origin")
  const site = c.req.header("sec-fetch-site")
  const isFromHere = site === "same-origin"
  if (origin === undefined) return site === undefined || isFromHere || site === "none"
  // A page without referrer sends its forms with `Origin: null`.
  if (origin === "null") return isFromHere
  if (origin === publicUrl) return true
  const host = c.req.header("host") ?? new URL(c.req.url).host
  return hostOf(origin) === host.toLowerCase() && (isFromHere || isUnmistakable(host))
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** DNS rebinding cannot spoof an IP address or local name. */
const isUnmistakable = (host: string): boolean => {
  const name = hostName(host)
  return isIP(name) !== 0 || isThisMachine(name)
}

export const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1")

/** Loopback addresses and local names (RFC 6761 §6.3). */
export const isThisMachine = (name: string): boolean => /^(?:127\.0\.0\.1|::1|(?:[\w-]+\.)*localhost)$/.test(name)
