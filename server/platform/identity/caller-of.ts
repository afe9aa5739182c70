import { isIP } from "node:net"
import { isDeviceId } from "../../../core/domain/account/device-id.ts"
import type { Caller } from "./caller.ts"
import type { ShopContext } from "../http/shop-env.ts"

/** Malformed values become `null`. */
export const callerOf = (c: ShopContext, trustedProxies: number): Caller => ({
  token: /^Bearer +([\w.~+/-]{1,512}=*)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null,
  saleUserId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(c.req.header("x-sale-user-id") ?? "")?.[0] ?? null,
  address: addressOf(c, trustedProxies),
  deviceId: deviceIdIn(c.req.header("x-device-id") ?? ""),
  idempotencyKey: c.req.header("idempotency-key") ?? null,
  captchaToken: /^[\w.~+/=:-]{1,4096}$/.exec(c.req.header("x-token") ?? "")?.[0] ?? null,
  userAgent: c.req.header("user-agent")?.slice(0, 512) ?? null
})

const deviceIdIn = (header: string): string | null => (isDeviceId(header) ? header.toLowerCase() : null)

/** Each proxy appends its client to `x-forwarded-for`: with two trusted proxies the visitor is second from the end; earlier entries can be forged. */
const addressOf = (c: ShopContext, trustedProxies: number): string | null => {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? null
  if (trustedProxies === 0) return socket
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim())
  const client = hops[Math.max(0, hops.length - trustedProxies)] ?? ""
  return isIP(client) === 0 ? socket : client
}
