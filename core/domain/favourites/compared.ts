import { maxWishlistItems } from "../content/shop-rules.ts"
import { favouritesAddress } from "./address.ts"
import { printItems, wishlistTypes } from "./wishlist.ts"

type Ids = ReadonlyArray<number>

/** A full list (LIM-003) does not change. */
export const toggleCompared = (ids: Ids, id: number): Ids => {
  if (ids.includes(id)) return ids.filter((each) => each !== id)
  return ids.length < maxWishlistItems ? [...ids, id] : ids
}

/** `null` below two stones. */
export const comparisonAddress = (ids: Ids): string | null =>
  ids.length < 2
    ? null
    : favouritesAddress({
        tab: "diamonds",
        view: "compare",
        ids: printItems(ids.map((id) => ({ id: String(id), type: wishlistTypes.diamond })))
      })
