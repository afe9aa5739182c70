import { Effect, Layer } from "effect"
import { StorageRefused, TabStorage } from "../../core/services/ports/tab-storage.ts"

/** `capacity` limits each text, in characters. */
export const layer = (capacity = Infinity): Layer.Layer<TabStorage> =>
  Layer.sync(TabStorage, () => {
    const stored = new Map<string, string>()
    return {
      read: (key) => Effect.sync(() => stored.get(key)),
      write: (key, text) =>
        text.length > capacity ? Effect.fail(new StorageRefused({ reason: "full" })) : Effect.sync(() => void stored.set(key, text)),
      remove: (key) => Effect.sync(() => void stored.delete(key))
    }
  })
