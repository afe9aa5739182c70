import { type WishlistItem, wishlistTypes } from "../favourites/wishlist.ts"
import type { CartItem } from "./cart-items.ts"
import { readCartId } from "./read-cart-id.ts"

/** `null` for types outside the wishlist (CART-043). */
export const wishOf = ({ id, isWishlistAvailable }: Pick<CartItem, "id" | "isWishlistAvailable">): WishlistItem | null => {
  const ref = readCartId(id)
  if (!isWishlistAvailable || ref === undefined) return null
  if (ref.type === "jewelry") return { id: String(ref.product), type: wishlistTypes.jewelry }
  return ref.type === "diamond" ? { id: String(ref.product), type: wishlistTypes.diamond } : null
}
