import type { ManagedRuntime } from "effect"
import { fromKeeper, fromSafe, fromWatch } from "../core/kernel/from-run.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { CartEvent, CartStorageEvent } from "../core/machines/cart/cart-setup.ts"
import type { FavouritesEvent } from "../core/machines/favourites/favourites.machine.ts"
import type { WishlistEvent, WishlistStorageEvent } from "../core/machines/favourites/wishlist-setup.ts"
import type { MarketingMachines } from "../core/shop/marketing.ts"
import type { Clipboard } from "../core/services/ports/clipboard.ts"
import type { Connection } from "../core/services/ports/connection.ts"
import type { Privacy } from "../core/services/marketing/consents.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import type { DeviceStorage } from "../core/services/ports/device-storage.ts"
import { makeCartKeeper, watchCart } from "../core/services/cart/kept-cart.ts"
import { makeWishlistKeeper, watchWishlist } from "../core/services/favourites/kept-wishlist.ts"
import type { Called } from "./called.ts"
import { overDevice } from "./over-device.ts"
import { askedAgain } from "../core/machines/shell/offline.ts"

/** What the cart and the favourites stand on beyond the tab's own services. */
export type ShoppingPorts = {
  readonly storage: DeviceStorage["Service"]
  readonly connection: Connection["Service"]
  readonly clipboard: Clipboard["Service"]
  readonly privacy: Privacy
  /** What tells of the visit, where that is allowed. */
  readonly loadMarketing: () => Promise<MarketingMachines["marketing"]>
}

/** The cart and the favourites with their side effects: the calls, the browser's storage, other tabs, the network that comes back. */
export const provideShopping = (
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  called: Called,
  ports: Pick<ShoppingPorts, "clipboard" | "connection" | "storage">
) => {
  const over = overDevice(ports)
  const [keepCart, keepWishlist] = [makeCartKeeper(), makeWishlistKeeper()]
  return {
    cart: (machine) =>
      machine.provide({
        actors: {
          load: called((known) => known.loadCart),
          send: called((known) => known.sendCartWrite),
          storage: fromKeeper(
            tab,
            (tell: (event: CartEvent) => void) => over(watchCart(tell)),
            (told: CartStorageEvent) => over(keepCart(told))
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
            (told: WishlistStorageEvent) => over(keepWishlist(told))
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
