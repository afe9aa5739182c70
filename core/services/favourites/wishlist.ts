import { Effect } from "effect"
import { toWishlist, type Wishlist, type WishlistItem, type WishlistWrite, wishlistTypes } from "../../domain/favourites/wishlist.ts"
import { isOperatorToken } from "../../domain/account/operator-token.ts"
import { Api, type ApiError } from "../ports/api.ts"
import { Identity } from "../ports/identity.ts"

/** List of the user after merging, and the guest's items that did not fit. */
export type MergedWishlist = { readonly own: Wishlist; readonly left: Wishlist }

/** Merges the guest's items into the user's list until it is full, then reads it (WISH-004, WISH-005). An operator session merges nothing. */
export const mergeWishlist = Effect.fnUntraced(function* ({
  items
}: {
  readonly items: Wishlist
}): Effect.fn.Return<MergedWishlist, ApiError, Api | Identity> {
  const api = yield* Api
  const { token } = yield* (yield* Identity).ids
  const memberItems = Effect.map(api.call("favorites.ids"), toWishlist)
  if (token !== null && isOperatorToken(token)) return { own: yield* memberItems, left: items }
  const left: Array<WishlistItem> = []
  for (const item of items) {
    const fits = yield* Effect.as(api.call("favorites.add", { body: bodyOf(item) }), true).pipe(
      Effect.catchTag("Refused", (refusal) => (refusal.status === 401 ? Effect.fail(refusal) : Effect.succeed(refusal.status !== 409)))
    )
    if (!fits) left.push(item)
  }
  if (left.length > 0) yield* Effect.logWarning("the wishlist is full: some favourites were not added", { left: left.length })
  return { own: yield* memberItems, left }
})

/** Sends a write under its key (WISH-002, WISH-003, FAV-015); returns the list after it. */
export const sendWishlistWrite = Effect.fnUntraced(function* (write: WishlistWrite): Effect.fn.Return<Wishlist, ApiError, Api> {
  const api = yield* Api
  const once = { idempotencyKey: write.key }
  if (write.kind === "clear") return toWishlist(yield* api.call("favorites.clear", {}, once))
  const { item, kind } = write
  if (kind === "add") return toWishlist(yield* api.call("favorites.add", { body: bodyOf(item) }, once))
  const remove = item.type === wishlistTypes.diamond ? "favorites.removeDiamond" : "favorites.removeJewelry"
  return toWishlist(yield* api.call(remove, { params: { id: Number(item.id) } }, once))
})

const bodyOf = ({ id, type }: WishlistItem) => ({ skuId: Number(id), isDiamond: type === wishlistTypes.diamond })
