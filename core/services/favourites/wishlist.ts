import { Effect } from "effect"
import { calls } from "../../contract/calls.ts"
import { toWishlist, type Wishlist, type WishlistItem, type WishlistWrite, wishlistTypes } from "../../domain/favourites/wishlist.ts"
import { isOperatorToken } from "../../domain/account/operator-token.ts"
import { Api, type ApiError } from "../ports/api.ts"
import { Identity } from "../ports/identity.ts"

const nothing = { params: {}, query: {}, body: {} }

/** The user's list after the guest's has joined it, and what found no room there. */
export type MergedWishlist = { readonly own: Wishlist; readonly left: Wishlist }

/**
 * Adds each of a guest's items to the user's list, until it is full, and reads the list (WISH-004, WISH-005). What the shop has not is left out. Who acts for a
 * customer brings nothing of their own: the guest's list stays where it is.
 */
export const mergeWishlist = Effect.fnUntraced(
  function* ({ items }: { readonly items: Wishlist }): Effect.fn.Return<MergedWishlist, ApiError, Api | Identity> {
    const api = yield* Api
    const { token } = yield* (yield* Identity).ids
    const own = Effect.fnUntraced(function* () {
      return toWishlist(yield* api.call(yield* Effect.promise(calls["favorites.ids"]), nothing))
    })
    if (token !== null && isOperatorToken(token)) return { own: yield* own(), left: items }
    const left: Array<WishlistItem> = []
    const add = yield* Effect.promise(calls["favorites.add"])
    for (const item of items) {
      const fits = yield* Effect.as(api.call(add, { ...nothing, body: bodyOf(item) }), true).pipe(
        Effect.catchTag("Refused", (refusal) => (refusal.status === 401 ? Effect.fail(refusal) : Effect.succeed(refusal.status !== 409)))
      )
      if (!fits) left.push(item)
    }
    if (left.length > 0) yield* Effect.logWarning("favourites are full", { left: left.length })
    return { own: yield* own(), left }
  },
  Effect.tapError(({ _tag, call }) => Effect.logWarning("call failed", { call, error: _tag }))
)

/** Sends a write of a user under its key (WISH-002, WISH-003, FAV-015); answers the list as the shop has it then. */
export const sendWishlistWrite = Effect.fnUntraced(
  function* (write: WishlistWrite): Effect.fn.Return<Wishlist, ApiError, Api> {
    const api = yield* Api
    const once = { idempotencyKey: write.key }
    if (write.kind === "clear") return toWishlist(yield* api.call(yield* Effect.promise(calls["favorites.clear"]), nothing, once))
    const { item, kind } = write
    if (kind === "add") {
      const endpoint = yield* Effect.promise(calls["favorites.add"])
      return toWishlist(yield* api.call(endpoint, { ...nothing, body: bodyOf(item) }, once))
    }
    const own = { ...nothing, params: { id: Number(item.id) } }
    return item.type === wishlistTypes.diamond
      ? toWishlist(yield* api.call(yield* Effect.promise(calls["favorites.removeDiamond"]), own, once))
      : toWishlist(yield* api.call(yield* Effect.promise(calls["favorites.removeJewelry"]), own, once))
  },
  Effect.tapError(({ _tag, call }) => Effect.logWarning("call failed", { call, error: _tag }))
)

const bodyOf = ({ id, type }: WishlistItem) => ({ skuId: Number(id), isDiamond: type === wishlistTypes.diamond })
