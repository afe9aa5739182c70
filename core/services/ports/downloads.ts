import { Context, type Effect } from "effect"

/** Files that the browser saves for its user. */
export class Downloads extends Context.Service<
  Downloads,
  {
    /** Saves a JSON text under a name. */
    save(name: string, text: string): Effect.Effect<void>
  }
>()("shop/core/services/Downloads") {}
