import { Context, type Effect } from "effect"

export class Clipboard extends Context.Service<
  Clipboard,
  {
    /** Copies the absolute URL of a page; returns false if the browser forbids it. */
    copyAddress(path: string): Effect.Effect<boolean>
  }
>()("shop/core/services/Clipboard") {}
