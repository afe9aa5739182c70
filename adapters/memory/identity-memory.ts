import { Effect, Layer } from "effect"
import { type IdChange, Identity, type Ids } from "../../core/services/ports/identity.ts"

/** `change` simulates another tab. */
export const makeIdentity = (start: Partial<Ids> = {}) => {
  let ids: Ids = { token: null, saleUserId: null, deviceId: null, ...start }
  const listeners = new Set<(change: IdChange) => void>()
  const store = (name: keyof Ids, value: string | null) => void (ids = { ...ids, [name]: value })
  const service: Identity["Service"] = {
    ids: Effect.sync(() => ids),
    store: (name, value) => Effect.sync(() => store(name, value)),
    newUuid: Effect.succeed("0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"),
    watch: (notify) =>
      Effect.callback<never>(() => {
        listeners.add(notify)
        return Effect.sync(() => void listeners.delete(notify))
      })
  }
  const change = (event: IdChange) => {
    for (const listener of listeners) listener(event)
  }
  return { layer: Layer.succeed(Identity, service), ids: () => ids, store, change }
}
