import { Context, type Effect, Schema } from "effect"

/** Storage is full or forbidden by the browser. */
export class StorageRefused extends Schema.TaggedError<StorageRefused>()("StorageRefused", { reason: Schema.String }) {}

/** Session storage: survives a reload of this tab. */
export class TabStorage extends Context.Service<
  TabStorage,
  {
    read(key: string): Effect.Effect<string | undefined, StorageRefused>
    write(key: string, text: string): Effect.Effect<void, StorageRefused>
    remove(key: string): Effect.Effect<void, StorageRefused>
  }
>()("shop/core/services/TabStorage") {}
