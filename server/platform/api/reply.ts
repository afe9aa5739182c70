import { Context } from "effect"

export type Reply = { readonly setCookie: (cookie: string) => void }

/** Calls within the process ignore cookies. */
export const CurrentReply = Context.Reference<Reply>("shop/server/api/CurrentReply", {
  defaultValue: () => ({ setCookie: () => undefined })
})
