import { Schema } from "effect"
import { maxWishlistItems } from "../../domain/content/shop-rules.ts"
import { type Wishlist, type WishlistWrite, wishlistTypes, withItem } from "../../domain/favourites/wishlist.ts"
import { hasList, listOf, WriteKey } from "../decode-parts.ts"

/** Items of the guest, the user's last loaded list and unanswered writes. */
export type StoredWishlist = { readonly items: Wishlist; readonly own: Wishlist | null; readonly writes: ReadonlyArray<WishlistWrite> }

/** Drops invalid parts one by one. */
export const readStoredWishlist = (stored: unknown): StoredWishlist => ({
  items: fit(listOf(Item, stored, "items")),
  own: hasList(stored, "own") ? fit(listOf(Item, stored, "own")) : null,
  writes: listOf(Write, stored, "writes")
})

const Item = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}$/)),
  type: Schema.Literals([wishlistTypes.jewelry, wishlistTypes.diamond])
})
const Write = Schema.Union([
  Schema.Struct({ kind: Schema.Literals(["add", "remove"]), item: Item, key: WriteKey }),
  Schema.Struct({ kind: Schema.Literal("clear"), key: WriteKey })
])

/** Removes duplicates and items beyond the limit. */
const fit = (items: Wishlist): Wishlist =>
  items.reduce<Wishlist>((list, item) => withItem(list, item) ?? list, []).slice(0, maxWishlistItems)
