import { Effect } from "effect"
import { makeOutbox } from "../outbox.ts"
import { Connection } from "../ports/connection.ts"
import { DeviceStorage } from "../ports/device-storage.ts"
import { Identity } from "../ports/identity.ts"
import { type StoredWishlist, readStoredWishlist } from "./stored-wishlist-contents.ts"

type WishlistStorageFact =
  | { readonly type: "wishlist.hydrated"; readonly stored: StoredWishlist; readonly keyPrefix: string }
  | { readonly type: "wishlist.changedElsewhere"; readonly stored: StoredWishlist }
  | { readonly type: "wishlist.reconnected" }

/** Without `items` the stored ones remain: another tab may have changed them. */
export type SavedWishlist = Omit<StoredWishlist, "items"> & Partial<StoredWishlist>

type StorageCommand = { readonly type: "storage.save"; readonly stored: SavedWishlist } | { readonly type: "storage.logFull" }

/** Reports the stored wishlist, then changes by other tabs and reconnections. */
export const watchWishlist = (
  sendBack: (seen: WishlistStorageFact) => void
): Effect.Effect<never, never, Connection | DeviceStorage | Identity> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    const connection = yield* Connection
    const keyPrefix = yield* (yield* Identity).newUuid
    sendBack({ type: "wishlist.hydrated", stored: readStoredWishlist(yield* storage.read("wishlist")), keyPrefix })
    return yield* Effect.raceFirst(
      storage.watch("wishlist", (stored) => sendBack({ type: "wishlist.changedElsewhere", stored: readStoredWishlist(stored) })),
      connection.returns(() => sendBack({ type: "wishlist.reconnected" }))
    )
  })

/** Stores this tab's wishlist without overwriting other tabs' writes. */
export const makeWishlistWriter = () => {
  const merge = makeOutbox()
  return (command: StorageCommand): Effect.Effect<void, never, DeviceStorage> =>
    command.type === "storage.logFull"
      ? Effect.logError("the wishlist is full")
      : Effect.flatMap(DeviceStorage, (storage) =>
          storage.update("wishlist", (before) => ({
            items: readStoredWishlist(before).items,
            ...command.stored,
            writes: merge(before, command.stored.writes)
          }))
        )
}
