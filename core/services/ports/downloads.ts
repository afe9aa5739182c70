import { Context, type Effect } from "effect"

export class Downloads extends Context.Service<
  Downloads,
  {
    save(name: string, text: string): Effect.Effect<void>
  }
>()("shop/core/services/Downloads") {}
