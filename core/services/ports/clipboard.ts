import { Context, type Effect } from "effect"

export class Clipboard extends Context.Service<
  Clipboard,
  {
    /** Copies the absolute URL of a page; returns whether the browser allowed it. */
    copyAddress(path: string): Effect.Effect<boolean>
  }
>()("shop/core/services/Clipboard") {}
