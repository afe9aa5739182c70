import { Context, type Effect } from "effect"

/** What a shopper takes along into another program. */
export class Clipboard extends Context.Service<
  Clipboard,
  {
    /** Puts the whole address of a page of this shop there, and says whether the browser let it. */
    copyAddress(path: string): Effect.Effect<boolean>
  }
>()("shop/core/services/Clipboard") {}
