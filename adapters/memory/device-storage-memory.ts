import { Effect } from "effect"
import type { DeviceStorage, StoredName } from "../../core/services/ports/device-storage.ts"

/** `open` creates the storage of one simulated tab; writes notify the others. */
export const makeDeviceStorage = () => {
  const stored = new Map<StoredName, string>()
  const tabs = new Set<Set<(name: StoredName) => void>>()
  const read = (name: StoredName): unknown => {
    const text = stored.get(name)
    return text === undefined ? undefined : JSON.parse(text)
  }
  const open = (): DeviceStorage["Service"] => {
    const listeners = new Set<(name: StoredName) => void>()
    tabs.add(listeners)
    return {
      read: (name) => Effect.sync(() => read(name)),
      update: (name, change) =>
        Effect.sync(() => {
          const after = JSON.stringify(change(read(name)))
          if (after === stored.get(name)) return
          stored.set(name, after)
          for (const tab of tabs) if (tab !== listeners) for (const notify of tab) queueMicrotask(() => notify(name))
        }),
      watch: (name, notify) =>
        Effect.callback<never>(() => {
          const listener = (changed: StoredName) => (changed === name ? notify(read(name)) : undefined)
          listeners.add(listener)
          return Effect.sync(() => void listeners.delete(listener))
        })
    }
  }
  return { open, read, put: (name: StoredName, value: unknown) => void stored.set(name, JSON.stringify(value)) }
}
