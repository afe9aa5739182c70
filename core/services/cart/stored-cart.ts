import { Effect } from "effect"
import { makeOutbox } from "../outbox.ts"
import { Connection } from "../ports/connection.ts"
import { DeviceStorage } from "../ports/device-storage.ts"
import { Identity } from "../ports/identity.ts"
import { type StoredCart, readStoredCart } from "./stored-contents.ts"

type CartStorageFact =
  | { readonly type: "cart.hydrated"; readonly stored: StoredCart; readonly keyPrefix: string }
  | { readonly type: "cart.changedElsewhere"; readonly stored: StoredCart }
  | { readonly type: "cart.reconnected" }

/** Reports the stored cart, then changes by other tabs and reconnections. */
export const watchCart = (sendBack: (seen: CartStorageFact) => void): Effect.Effect<never, never, Connection | DeviceStorage | Identity> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    const connection = yield* Connection
    const keyPrefix = yield* (yield* Identity).newUuid
    sendBack({ type: "cart.hydrated", stored: readStoredCart(yield* storage.read("cart")), keyPrefix })
    return yield* Effect.raceFirst(
      storage.watch("cart", (stored) => sendBack({ type: "cart.changedElsewhere", stored: readStoredCart(stored) })),
      connection.returns(() => sendBack({ type: "cart.reconnected" }))
    )
  })

/** Stores this tab's cart without overwriting other tabs' writes. */
export const makeCartWriter = () => {
  const merge = makeOutbox()
  return ({ stored }: { readonly stored: StoredCart }): Effect.Effect<void, never, DeviceStorage> =>
    Effect.flatMap(DeviceStorage, (storage) =>
      storage.update("cart", (before) => ({ short: stored.short, writes: merge(before, stored.writes) }))
    )
}
