import { Effect } from "effect"
import { makeOutbox } from "../outbox.ts"
import { Connection } from "../ports/connection.ts"
import { DeviceStorage } from "../ports/device-storage.ts"
import { Identity } from "../ports/identity.ts"
import { type KeptCart, readKeptCart } from "./stored-contents.ts"

type CartSeen =
  | { readonly type: "cart.hydrated"; readonly kept: KeptCart; readonly keyPrefix: string }
  | { readonly type: "cart.changedElsewhere"; readonly kept: KeptCart }
  | { readonly type: "cart.reconnected" }

/** Reports the stored cart, then changes by other tabs and reconnections. */
export const watchCart = (tell: (seen: CartSeen) => void): Effect.Effect<never, never, Connection | DeviceStorage | Identity> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    const connection = yield* Connection
    const keyPrefix = yield* (yield* Identity).newDeviceId
    tell({ type: "cart.hydrated", kept: readKeptCart(yield* storage.read("cart")), keyPrefix })
    return yield* Effect.raceFirst(
      storage.watch("cart", (kept) => tell({ type: "cart.changedElsewhere", kept: readKeptCart(kept) })),
      connection.returns(() => tell({ type: "cart.reconnected" }))
    )
  })

/** Stores this tab's cart without overwriting other tabs' writes. */
export const makeCartKeeper = () => {
  const merge = makeOutbox()
  return ({ kept }: { readonly kept: KeptCart }): Effect.Effect<void, never, DeviceStorage> =>
    Effect.flatMap(DeviceStorage, (storage) =>
      storage.update("cart", (before) => ({ short: kept.short, writes: merge(before, kept.writes) }))
    )
}
