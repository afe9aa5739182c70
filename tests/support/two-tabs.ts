import { Effect, Layer } from "effect"
import { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { Connection } from "../../core/services/ports/connection.ts"
import { DeviceStorage } from "../../core/services/ports/device-storage.ts"
import type { Identity } from "../../core/services/ports/identity.ts"

type Ports = Connection | DeviceStorage | Identity

/** Two tabs of one browser, with common storage; `back` tells both that the network has returned. */
export const twoTabs = () => {
  const storage = makeDeviceStorage()
  const identity = makeIdentity()
  const waiting = new Set<() => void>()
  const connection: Connection["Service"] = {
    isOnline: Effect.succeed(true),
    watch: () => Effect.never,
    returns: (notify) =>
      Effect.callback<never>(() => {
        waiting.add(notify)
        return Effect.sync(() => void waiting.delete(notify))
      })
  }
  const open = () => {
    const layer = Layer.mergeAll(Layer.succeed(DeviceStorage, storage.open()), Layer.succeed(Connection, connection), identity.layer)
    return {
      run: <A, E>(program: Effect.Effect<A, E, Ports>) => Effect.runSync(Effect.provide(program, layer)),
      /** Runs the program until the returned function is called. */
      start: (program: Effect.Effect<never, never, Ports>) => Effect.runCallback(Effect.provide(program, layer))
    }
  }
  const back = () => {
    for (const notify of waiting) notify()
  }
  return { storage, identity, waiting, back, tabs: [open(), open()] as const }
}
