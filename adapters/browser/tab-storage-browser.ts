import { Effect, Layer } from "effect"
import { StorageRefused, TabStorage } from "../../core/services/ports/tab-storage.ts"

export const layer: Layer.Layer<TabStorage> = Layer.succeed(TabStorage, {
  read: (key) => attempt(() => sessionStorage.getItem(key) ?? undefined),
  write: (key, text) => attempt(() => sessionStorage.setItem(key, text)),
  remove: (key) => attempt(() => sessionStorage.removeItem(key))
})

const attempt = <A>(access: () => A) => Effect.try({ try: access, catch: (cause) => new StorageRefused({ reason: String(cause) }) })
