import { Effect } from "effect"
import { addFavorite, clearFavorites, removeDiamond, removeJewelry } from "../../core/contract/favorites.ts"
import { maxWishlistItems } from "../../core/domain/content/shop-rules.ts"
import { readAskedItems, type WishlistItem, wishlistTypes, withItem } from "../../core/domain/favourites/wishlist.ts"
import { addFavoriteItem, clearFavoriteItems, findFavorites, removeFavoriteItem, resolveItems, toIds } from "./favorites.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { lockOwnAccount } from "../account/own-account.ts"
import { countWrite } from "../cart/cart-owner.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type FavoritesKey = Extract<keyof Handlers, `favorites.${string}`>

export const favoritesHandlers: Pick<Handlers, FavoritesKey> = {
  "favorites.list": () =>
    Effect.gen(function* () {
      const { user } = yield* currentSession
      return { items: yield* resolveItems(yield* findFavorites(user.id)) }
    }),
  "favorites.ids": () => Effect.flatMap(currentSession, ({ user }) => idsOf(user.id)),
  "favorites.guest": ({ query: { ids } }) => Effect.map(resolveItems(readAskedItems(ids) ?? []), (items) => ({ items })),
  "favorites.add": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(addFavorite, input, lockOwnAccount, ({ userId }) => add(userId, itemOf(input.body.skuId, input.body.isDiamond)))
    ),
  "favorites.removeDiamond": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(removeDiamond, input, lockOwnAccount, ({ userId }) => remove(userId, itemOf(input.params.id, true)))
    ),
  "favorites.removeJewelry": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(removeJewelry, input, lockOwnAccount, ({ userId }) => remove(userId, itemOf(input.params.id, false)))
    ),
  "favorites.clear": (input) =>
    Effect.andThen(
      countWrite,
      runOnce(clearFavorites, input, lockOwnAccount, ({ userId }) => Effect.andThen(clearFavoriteItems(userId), idsOf(userId)))
    )
}

const add = Effect.fnUntraced(function* (userId: number, item: WishlistItem) {
  const list = yield* findFavorites(userId)
  const longer = withItem(list, item)
  if (longer === list) return toIds(list)
  if ((yield* resolveItems([item])).length === 0) return yield* notFound("Такого товара нет")
  if (longer === undefined) return yield* refuseCall(409, `В избранном может быть не больше ${maxWishlistItems} товаров`)
  yield* addFavoriteItem(userId, item)
  return toIds(longer)
})

const remove = Effect.fnUntraced(function* (userId: number, item: WishlistItem) {
  yield* removeFavoriteItem(userId, item)
  return yield* idsOf(userId)
})

const idsOf = (userId: number) => Effect.map(findFavorites(userId), toIds)

const itemOf = (id: number, isDiamond: boolean): WishlistItem => ({
  id: String(id),
  type: isDiamond ? wishlistTypes.diamond : wishlistTypes.jewelry
})
