import { Effect } from "effect"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import type { IdChange, Identity, Ids } from "../../core/services/ports/identity.ts"
import { makeHoldingStorage } from "./local-storage.ts"

type Name = keyof Ids
type Browser = {
  readonly service: Identity["Service"]
  readonly ids: () => Ids
  /** Ids for request headers, with a provisional guest id before the server assigns one (SEC-004). */
  readonly callerIds: () => Ids
  /** Removes a refused token unless it has been replaced. */
  readonly refuse: (token: string, isWrite: boolean) => void
}

/** Local storage with an in-memory fallback. */
export const makeIdentity = (): Browser => {
  const storage = makeHoldingStorage()
  const listeners = new Set<(change: IdChange) => void>()
  const read = (name: Name): string | null => storage.read(storageKeys[name])
  const ids = (): Ids => ({ token: read("token"), saleUserId: read("saleUserId"), deviceId: read("deviceId") })
  const save = (name: Name, value: string | null): void => {
    if (read(name) !== value) storage.write(storageKeys[name], value)
  }
  let provisional: string | undefined
  const notify = (change: IdChange) => {
    for (const listener of listeners) listener(change)
  }
  return {
    ids,
    callerIds: () => {
      const currentIds = ids()
      return currentIds.saleUserId === null ? { ...currentIds, saleUserId: (provisional ??= crypto.randomUUID()) } : currentIds
    },
    refuse: (token, isWrite) => {
      if (read("token") !== token) return
      save("token", null)
      notify({ name: "token", isPresent: false, isRefused: true, isWrite })
    },
    service: {
      ids: Effect.sync(ids),
      store: (name, value) => Effect.sync(() => save(name, value)),
      newUuid: Effect.sync(() => crypto.randomUUID()),
      watch: (listener) =>
        Effect.callback<never>(() => {
          const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
            if (storageArea !== localStorage) return
            if (key === storageKeys.saleUserId || !key) listener({ name: "saleUserId", value: newValue })
            if (key === storageKeys.token || !key)
              listener({ name: "token", isPresent: !!read("token"), isRefused: !!key && newValue === null, isWrite: false })
          }
          listeners.add(listener)
          addEventListener("storage", onStorage)
          return Effect.sync(() => {
            listeners.delete(listener)
            removeEventListener("storage", onStorage)
          })
        })
    }
  }
}
