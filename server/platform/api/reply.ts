import { Context } from "effect"

/** What goes with an answer beside its body. */
export type Reply = { readonly setCookie: (cookie: string) => void }

/** The reply to the request under way; what is said to a call within the process goes nowhere. */
export const CurrentReply = Context.Reference<Reply>("shop/server/api/CurrentReply", {
  defaultValue: () => ({ setCookie: () => undefined })
})
