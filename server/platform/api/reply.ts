import { Context } from "effect"

/** Parts of a response besides its body. */
export type Reply = { readonly setCookie: (cookie: string) => void }

/** Response to the current request; ignored for calls within the process. */
export const CurrentReply = Context.Reference<Reply>("shop/server/api/CurrentReply", {
  defaultValue: () => ({ setCookie: () => undefined })
})
