import { Effect, type ManagedRuntime } from "effect"
import { fromKeeper, type fromRun, fromSafe, fromWatch, type Run } from "../core/kernel/from-run.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { CartEvent, CartStorageEvent } from "../core/machines/cart/cart-setup.ts"
import type { FavouritesEvent } from "../core/machines/favourites/favourites.machine.ts"
import type { WishlistEvent, WishlistStorageEvent } from "../core/machines/favourites/wishlist-setup.ts"
import type { MarketingMachines } from "../core/shop/marketing.ts"
import type { Clipboard } from "../core/services/ports/clipboard.ts"
import { Connection } from "../core/services/ports/connection.ts"
import type { Privacy } from "../core/services/marketing/consents.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { DeviceStorage } from "../core/services/ports/device-storage.ts"
import { readKeptCart, readKeptWishlist } from "../core/services/cart/stored-contents.ts"
import type { Calls } from "./calls.ts"
import { askedAgain } from "./offline.ts"

/** What the cart and the favourites stand on beyond the tab's own services. */
export type ShoppingPorts = {
  readonly storage: DeviceStorage["Service"]
  readonly connection: Connection["Service"]
  readonly clipboard: Clipboard["Service"]
  readonly privacy: Privacy
  /** What tells of the visit, where that is allowed. */
  readonly loadMarketing: () => Promise<MarketingMachines["marketing"]>
}

type Called = <Input, Output>(choose: (calls: Calls) => Run<Input, Output>) => ReturnType<typeof fromRun<Input, Output>>

/** The cart and the favourites with their side effects: the calls, the browser's storage, other tabs, the network that comes back. */
export const provideShopping = (
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  called: Called,
  ports: Pick<ShoppingPorts, "clipboard" | "connection" | "storage">
) => {
  const over = <A, E>(program: Effect.Effect<A, E, Connection | Identity | DeviceStorage>): Effect.Effect<A, E, Identity> =>
    program.pipe(Effect.provideService(DeviceStorage, ports.storage), Effect.provideService(Connection, ports.connection))
  const [keepsCart, keepsWishlist] = [keepCart(), keepWishlist()]
  return {
    cart: (machine) =>
      machine.provide({
        actors: {
          load: called((known) => known.loadCart),
          send: called((known) => known.sendCartWrite),
          storage: fromKeeper(
            tab,
            (tell: (event: CartEvent) => void) => over(watchCart(tell)),
            (told: CartStorageEvent) => over(keepsCart(told))
          )
        }
      }),
    checkoutGate: (machine) =>
      machine.provide({
        actors: { look: called((known) => askedAgain(ports.connection, known.loadCart)) }
      }),
    wishlist: (machine) =>
      machine.provide({
        actors: {
          merge: called((known) => known.mergeWishlist),
          send: called((known) => known.sendWishlistWrite),
          storage: fromKeeper(
            tab,
            (tell: (event: WishlistEvent) => void) => over(watchWishlist(tell)),
            (told: WishlistStorageEvent) => over(keepsWishlist(told))
          )
        }
      }),
    favourites: (machine) =>
      machine.provide({
        actors: {
          resolve: called((known) => known.resolveFavourites),
          copy: fromSafe(tab, (path: string) => ports.clipboard.copyAddress(path)),
          watchConnection: fromWatch(tab, (tell: (event: FavouritesEvent) => void) =>
            ports.connection.returns(() => tell({ type: "favourites.reconnected" }))
          )
        }
      })
  } satisfies Provisions<ShopFeatures>
}

const watchCart = (tell: (event: CartEvent) => void) =>
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

const watchWishlist = (tell: (event: WishlistEvent) => void) =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    const connection = yield* Connection
    const keyPrefix = yield* (yield* Identity).newDeviceId
    tell({ type: "wishlist.hydrated", kept: readKeptWishlist(yield* storage.read("wishlist")), keyPrefix })
    return yield* Effect.raceFirst(
      storage.watch("wishlist", (kept) => tell({ type: "wishlist.changedElsewhere", kept: readKeptWishlist(kept) })),
      connection.returns(() => tell({ type: "wishlist.reconnected" }))
    )
  })

const keepCart = () => {
  const merge = makeOutbox()
  return ({ kept }: CartStorageEvent) =>
    Effect.flatMap(DeviceStorage, (storage) =>
      storage.update("cart", (before) => ({ short: kept.short, writes: merge(before, kept.writes) }))
    )
}

const keepWishlist = () => {
  const merge = makeOutbox()
  return (told: WishlistStorageEvent) =>
    told.type === "storage.wasFull"
      ? Effect.logError("a wishlist holds no more items")
      : Effect.flatMap(DeviceStorage, (storage) =>
          storage.update("wishlist", (before) => ({ ...told.kept, writes: merge(before, told.kept.writes) }))
        )
}

/**
 * The writes of all tabs that wait: this tab's are replaced, another's stay as they stand until that tab, or the next visit, has sent them. Those
 * are not read here: what cannot be read is left out by whoever takes it over.
 */
export const makeOutbox = () => {
  const mine = new Set<unknown>()
  return (before: unknown, own: ReadonlyArray<{ readonly key: string }>): ReadonlyArray<unknown> => {
    for (const { key } of own) mine.add(key)
    const others = writesIn(before).filter((write) => !mine.has(keyOf(write)))
    return [...others, ...own.filter(({ key }) => key !== "")]
  }
}

const writesIn = (kept: unknown): ReadonlyArray<unknown> => {
  const writes: unknown = typeof kept === "object" && kept !== null ? Reflect.get(kept, "writes") : undefined
  return Array.isArray(writes) ? writes : []
}

const keyOf = (write: unknown): unknown => (typeof write === "object" && write !== null ? Reflect.get(write, "key") : undefined)
