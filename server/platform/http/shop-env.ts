import type { Effect } from "effect"
import type { Context } from "hono"

export type ShopEnv = { readonly Bindings: Connection; readonly Variables: Variables }

type Variables = {
  requestId: string
  styleSource?: string
  /** Body of a response with status 200, so that compression need not read it back. */
  content?: Buffer<ArrayBuffer>
}

/** Absent when a test calls the app directly. */
type Connection = {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined; readonly destroyed?: boolean } }
}
export type ShopContext = Context<ShopEnv>

/** Starts a program without waiting. */
export type Run = (program: Effect.Effect<void>) => void

export const urlOf = (c: ShopContext): string => {
  const { url } = c.req
  return url.slice(url.indexOf("/", url.indexOf("://") + 3))
}

export const urlPath = (c: ShopContext): string => urlOf(c).replace(/\?.*$/s, "")
