import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { printItems, type Wishlist } from "../../domain/favourites/wishlist.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** `isMember`: the list belongs to a user, not to a guest. */
export type FavouritesQuery = { readonly list: Wishlist; readonly isMember: boolean }

export type Favourites = AnswerByKey["favorites.guest"]["items"]

/** Items of the user from the server (FAV-018), or of a guest by their ids (FAV-019). */
export const resolveFavourites = Effect.fnUntraced(function* ({
  isMember,
  list
}: FavouritesQuery): Effect.fn.Return<Favourites, ApiError, Api> {
  const api = yield* Api
  if (isMember) return (yield* api.call("favorites.list")).items
  if (list.length === 0) return []
  return (yield* api.call("favorites.guest", { query: { ids: printItems(list) } })).items
})
