import { Effect, Layer } from "effect"
import { checked, Files } from "../../../server/platform/files/files.ts"

/** File storage in memory. */
export const memoryFiles: Layer.Layer<Files> = Layer.sync(Files, () => {
  const kept = new Map<string, Uint8Array>()
  return checked({
    put: (key, bytes) => Effect.sync(() => void kept.set(key, Uint8Array.from(bytes))),
    read: (key) => Effect.sync(() => kept.get(key) ?? null),
    remove: (key) => Effect.sync(() => void kept.delete(key))
  })
})
