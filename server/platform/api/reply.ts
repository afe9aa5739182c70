import { Context } from "effect"

export type Reply = { readonly setCookie: (cookie: string) => void }

/** Ignored in calls within the process. */
export const CurrentReply = Context.Reference<Reply>("shop/server/api/CurrentReply", {
  defaultValue: () => ({ setCookie: () => undefined })
})
