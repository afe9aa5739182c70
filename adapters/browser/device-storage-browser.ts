import { Effect } from "effect"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import type { DeviceStorage, StoredName } from "../../core/services/ports/device-storage.ts"
import { makeHoldingStorage } from "./local-storage.ts"

/** Local storage with an in-memory fallback. */
export const makeDeviceStorage = (): DeviceStorage["Service"] => {
  const { read, write } = makeHoldingStorage()
  const textOf = (name: StoredName): string | null => read(storageKeys[name])
  return {
    read: (name) => Effect.sync(() => parse(textOf(name))),
    update: (name, change) =>
      Effect.sync(() => {
        const before = textOf(name)
        const after = JSON.stringify(change(parse(before)))
        if (after !== before) write(storageKeys[name], after)
      }),
    watch: (name, notify) =>
      Effect.callback<never>(() => {
        const onStorage = ({ key, storageArea }: StorageEvent) => {
          if (storageArea === localStorage && (key === storageKeys[name] || key === null)) notify(parse(textOf(name)))
        }
        addEventListener("storage", onStorage)
        return Effect.sync(() => removeEventListener("storage", onStorage))
      })
  }
}

const parse = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
