import type { MiddlewareHandler } from "hono"
import { hostName, isThisMachine } from "./same-origin.ts"
import type { ShopContext, ShopEnv } from "./shop-env.ts"

/**
 * Whether the request comes from this very machine: over its loopback, to a name that is its own wherever it is looked up (a page whose DNS name was turned
 * to 127.0.0.1 comes over the loopback too, but to that name), and through nobody who forwards for others. What the process asks itself has no connection.
 */
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

/** What proxies add for whom they ask (RFC 7239, RFC 9110 §7.6.3, and the customs before them). */
const forwarding = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i

/** The shop's tools, which nobody but this machine is shown. */
const tools = /^\/(?:dev|inspector)(?:\/|$)/

/** Answers everybody else who asks for a tool as if there were none: `instead` is what any unknown address gets. */
export const toolsForThisMachine =
  (instead: (c: ShopContext) => Response | Promise<Response>): MiddlewareHandler<ShopEnv> =>
  async (c, next) =>
    tools.test(c.req.path) && !isFromThisMachine(c) ? instead(c) : next()
