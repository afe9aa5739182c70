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
      watch: (name, tell) =>
        Effect.callback<never>(() => {
          const notify = (changed: StoredName) => (changed === name ? tell(read(name)) : undefined)
          listeners.add(notify)
          return Effect.sync(() => void listeners.delete(notify))
        })
    }
  }
  return { open, read, put: (name: StoredName, value: unknown) => void stored.set(name, JSON.stringify(value)) }
}
