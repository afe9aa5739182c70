import { Context, type Effect } from "effect"

/** Keys of data that the tabs of this browser share. */
export type StoredName = "cart" | "wishlist" | "checkout" | "variants" | "drafts" | "consent" | "marketing" | "platform" | "trueSize"

/** Local storage; falls back to memory when it is full or forbidden. */
export class DeviceStorage extends Context.Service<
  DeviceStorage,
  {
    /** `undefined` when missing or unreadable. */
    read(name: StoredName): Effect.Effect<unknown>
    /** Read-modify-write in one step, without interleaving by other tabs; unchanged values are not written. */
    update(name: StoredName, change: (stored: unknown) => unknown): Effect.Effect<void>
    /** Reports values written by other tabs. */
    watch(name: StoredName, notify: (stored: unknown) => void): Effect.Effect<never>
  }
>()("shop/core/services/DeviceStorage") {}
