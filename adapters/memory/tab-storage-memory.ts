import { Effect, Layer } from "effect"
import { StorageRefused, TabStorage } from "../../core/services/ports/tab-storage.ts"

/** Storage with a limited capacity. */
export const layer = (capacity = Infinity): Layer.Layer<TabStorage> =>
  Layer.sync(TabStorage, () => {
    const kept = new Map<string, string>()
    return {
      read: (key) => Effect.sync(() => kept.get(key)),
      write: (key, text) =>
        text.length > capacity ? Effect.fail(new StorageRefused({ reason: "full" })) : Effect.sync(() => void kept.set(key, text)),
      remove: (key) => Effect.sync(() => void kept.delete(key))
    }
  })
