import { Context, type Effect } from "effect"

/** What the shop keeps for this browser, by what it is; other tabs see it. */
export type StoredName = "cart" | "wishlist" | "checkout" | "variants" | "drafts" | "consent" | "marketing" | "platform"

/** Local storage of what a shopper collects. Where it is full or forbidden, the visit has it in memory. */
export class DeviceStorage extends Context.Service<
  DeviceStorage,
  {
    /** What stands there, whoever wrote it; `undefined` for nothing, and for what cannot be read. */
    read(name: StoredName): Effect.Effect<unknown>
    /** Puts what `change` makes of it; no other tab writes meanwhile, and what is the same is not written. */
    update(name: StoredName, change: (kept: unknown) => unknown): Effect.Effect<void>
    /** Tells what another tab has put, for as long as it runs. */
    watch(name: StoredName, tell: (kept: unknown) => void): Effect.Effect<never>
  }
>()("shop/core/services/DeviceStorage") {}
