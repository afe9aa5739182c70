import { Effect, Layer } from "effect"
import { withKeyChecks, Files } from "../../../server/platform/files/files.ts"

/** File storage in memory. */
export const memoryFiles: Layer.Layer<Files> = Layer.sync(Files, () => {
  const stored = new Map<string, Uint8Array>()
  return withKeyChecks({
    put: (key, bytes) => Effect.sync(() => void stored.set(key, Uint8Array.from(bytes))),
    read: (key) => Effect.sync(() => stored.get(key) ?? null),
    remove: (key) => Effect.sync(() => void stored.delete(key))
  })
})
