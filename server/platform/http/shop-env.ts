import type { Effect } from "effect"
import type { Context } from "hono"

/** What a request carries from one handler to the next. */
export type ShopEnv = { readonly Bindings: Connection; readonly Variables: { requestId: string } }

/** What Node's listener tells of the connection; nothing where a test asks the app itself. */
type Connection = {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined; readonly destroyed?: boolean } }
}
export type ShopContext = Context<ShopEnv>

/** Starts a program that nobody waits for (a log line), in the server's runtime. */
export type Run = (program: Effect.Effect<void>) => void

/** Path and query of the request as they were sent, escapes and all. */
export const urlOf = (c: ShopContext): string => {
  const { url } = c.req
  return url.slice(url.indexOf("/", url.indexOf("://") + 3))
}

export const urlPath = (c: ShopContext): string => urlOf(c).replace(/\?.*$/s, "")
