import type { MiddlewareHandler } from "hono"
import { hostName, isThisMachine } from "./same-origin.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

/** Requires loopback, a local host name (against DNS rebinding) and no proxy headers. Calls within the process have no connection and pass. */
export const isFromThisMachine = (c: ShopContext): boolean =>
  isLoopback(c) && isLocalHost(c) && ![...c.req.raw.headers.keys()].some((name) => forwarding.test(name))

const isLoopback = (c: ShopContext): boolean => {
  const incoming = c.env?.incoming
  return incoming === undefined || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(incoming.socket?.remoteAddress ?? "")
}

const isLocalHost = (c: ShopContext): boolean => {
  const { host } = new URL(c.req.url)
  return [host, c.req.header("host") ?? host].every((each) => isThisMachine(hostName(each)))
}

/** Headers of proxies (RFC 7239, RFC 9110 §7.6.3, and older conventions). */
const forwarding = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i

const tools = /^\/(?:dev|inspector)(?:\/|$)/

/** `instead` answers like an unknown path. */
export const toolsForThisMachine =
  (instead: (c: ShopContext) => Response | Promise<Response>): MiddlewareHandler<ShopEnv> =>
  async (c, next) =>
    tools.test(c.req.path) && !isFromThisMachine(c) ? instead(c) : next()
