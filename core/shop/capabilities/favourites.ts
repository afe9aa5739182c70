import { maxWishlistItems } from "../../domain/content/shop-rules.ts"
import { fromKeeper, fromSafe } from "../../kernel/from-run.ts"
import type { WishlistEvent, WishlistStorageEvent } from "../../machines/favourites/wishlist.machine.ts"
import { resolveFavourites } from "../../services/favourites/favourites.ts"
import { makeWishlistWriter, watchWishlist } from "../../services/favourites/stored-wishlist.ts"
import { mergeWishlist, sendWishlistWrite } from "../../services/favourites/wishlist.ts"
import { ApiError } from "../../services/ports/api.ts"
import { queuedWrite } from "../../services/queued-write.ts"
import { callOf, type Capability } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"
import { errorToast } from "../toast.ts"

const calls = {
  mergeWishlist: callOf(ApiError, mergeWishlist),
  sendWishlistWrite: callOf(ApiError, queuedWrite(sendWishlistWrite)),
  resolveFavourites: callOf(ApiError, resolveFavourites)
}

export const favourites: Capability<"wishlist" | "favourites", typeof calls> = {
  calls,
  features: {
    wishlist: {
      follows: [...signedInFacts, "auth.expired"],
      provide: ({ actorOf, onDevice, tab }) => {
        const writeWishlist = makeWishlistWriter()
        return {
          actors: {
            mergeWishlist: actorOf.mergeWishlist,
            sendWrite: actorOf.sendWishlistWrite,
            storage: fromKeeper(
              tab,
              (sendBack: (event: WishlistEvent) => void) => onDevice(watchWishlist(sendBack)),
              (change: WishlistStorageEvent) => onDevice(writeWishlist(change))
            )
          }
        }
      }
    },
    favourites: {
      provide: ({ actorOf, clipboard, onReconnect, tab }) => ({
        actors: {
          resolve: actorOf.resolveFavourites,
          copyAddress: fromSafe(tab, (path: string) => clipboard.copyAddress(path)),
          watchConnection: onReconnect({ type: "favourites.reconnected" })
        }
      })
    }
  },
  policies: {
    "wishlist.wasFull": () => [errorToast(`В избранном может быть не больше ${maxWishlistItems} товаров`)],
    "wishlist.refused": ({ message }) => [errorToast(message)],
    "wishlist.writePostponed": ({ isCutOff }) => [
      errorToast(
        isCutOff
          ? "Нет связи с магазином. Избранное сохранено и уйдёт, когда она появится"
          : "Не удалось сохранить избранное: в магазине сбой. Попробуем ещё раз сами",
        isCutOff
      )
    ]
  }
}
