import type { MiddlewareHandler } from "hono"
import { isIP } from "node:net"
import { refusalTexts } from "../api/refusal.ts"
import { refuse } from "./json.ts"
import { onward, plainPage } from "./plain-page.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

type Options = {
  /** The shop's own origin. */
  readonly publicUrl: string
  /** Addresses of the shop's stylesheets. */
  readonly styles: ReadonlyArray<string>
}

/**
 * Refuses every write that a page of another site makes its visitor's browser send, whatever door it knocks at: a browser names the page's origin with each
 * (`Origin`, `Sec-Fetch-Site`), and who is no browser names none (docs/decisions/0028).
 */
export const sameOrigin =
  ({ publicUrl, styles }: Options): MiddlewareHandler<ShopEnv> =>
  async (c, next) => {
    if (isRead(c.req.method) || isOwn(c, publicUrl)) return next()
    return (c.req.header("accept") ?? "").includes("text/html")
      ? c.html(plainPage(styles, refusalTexts.foreign, onward), 403, { "cache-control": "no-store" })
      : refuse(c, { status: 403, message: refusalTexts.foreign })
  }

const isRead = (method: string): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS"

const isOwn = (c: ShopContext, publicUrl: string): boolean => {
  const origin = c.req.header("origin")
  const site = c.req.header("sec-fetch-site")
  const isFromHere = site === "same-origin"
  if (origin === undefined) return site === undefined || isFromHere || site === "none"
  // A page that tells no referrer sends its forms with `null`.
  if (origin === "null") return isFromHere
  if (origin === publicUrl) return true
  const host = c.req.header("host") ?? new URL(c.req.url).host
  return hostOf(origin) === host.toLowerCase() && (isFromHere || isUnmistakable(host))
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** No name that somebody's DNS could point at this machine: an address in digits, or this machine's own name. */
const isUnmistakable = (host: string): boolean => {
  const name = hostName(host)
  return isIP(name) !== 0 || isThisMachine(name)
}

/** The name in a `Host`, without its port and without the brackets of an IPv6 address. */
export const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1")

/** Names that mean the machine itself wherever they are looked up (RFC 6761 §6.3). */
export const isThisMachine = (name: string): boolean => /^(?:127\.0\.0\.1|::1|(?:[\w-]+\.)*localhost)$/.test(name)
