import { useSelector } from "../use-selector.ts"
import { useMemo } from "react"
import { missingItems, inListOrder } from "../../core/domain/favourites/favourite.ts"
import { phaseOf } from "../../core/domain/favourites/phase.ts"
import type { Wishlist } from "../../core/domain/favourites/wishlist.ts"
import { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import type { ShopCommand } from "../../core/shop/shop.ts"
import { useFeature, useSend, useUser } from "../shop-context.tsx"
import { useSendWhenRunning } from "../use-send.ts"

/** Reloads the products when the list changes (FAV-013, FAV-018, FAV-019). */
export const useFavourites = () => {
  const [wishlist, favourites] = [useFeature("wishlist"), useFeature("favourites")]
  const [sendWishlist, sendFavourites] = [useSend("wishlist"), useSend("favourites")]
  const isUserKnown = useUser() !== undefined
  const stored = useSelector(wishlist, (snapshot) => (snapshot?.hasTag("recalling") === false ? snapshot.context : undefined))
  const isStale = useSelector(wishlist, (snapshot) => snapshot?.hasTag("stale") === true)
  const { asked = null, items = [], refusal = null } = useSelector(favourites, (snapshot) => snapshot?.context) ?? {}
  const state = useSelector(favourites, (snapshot) =>
    snapshot?.hasTag("settled") ? "settled" : snapshot?.hasTag("failed") ? "failed" : "waiting"
  )
  const isListKnown = stored !== undefined && isUserKnown && !(stored.isMember && stored.own === null)
  const list: Wishlist = isListKnown ? stored.shown : noItems
  const isMember = stored?.isMember === true
  const isSettled = stored?.writes.length === 0
  const command = useMemo(
    (): ShopCommand<"favourites"> | null =>
      isListKnown && list.length > 0 ? { type: "favourites.show", list, isMember, isSettled } : null,
    [isListKnown, list, isMember, isSettled]
  )
  useSendWhenRunning("favourites", command)
  const shown = inListOrder(list, items)
  const isCurrent = state === "settled" && asked?.isSettled === true && asked.list === list
  return {
    list,
    items: shown,
    // Items no longer in the shop.
    gone: isCurrent ? missingItems(list, shown) : noItems,
    phase: phaseOf({ list: isListKnown ? list.length : isStale ? "lost" : null, loaded: shown.length, request: state }),
    failure: state === "failed" ? pageFailure(refusal) : null,
    retry: () => (isListKnown ? sendFavourites({ type: "favourites.retry" }) : sendWishlist({ type: "wishlist.retry" }))
  }
}

const noItems: Wishlist = []
