import { Context, type Effect, Schema } from "effect"

/** Storage is full, or the visitor's browser forbids it. */
export class StorageRefused extends Schema.TaggedError<StorageRefused>()("StorageRefused", { reason: Schema.String }) {}

/** What outlives a reload of this tab, and nothing else. */
export class TabStorage extends Context.Service<
  TabStorage,
  {
    read(key: string): Effect.Effect<string | undefined, StorageRefused>
    write(key: string, text: string): Effect.Effect<void, StorageRefused>
    remove(key: string): Effect.Effect<void, StorageRefused>
  }
>()("shop/core/services/TabStorage") {}
