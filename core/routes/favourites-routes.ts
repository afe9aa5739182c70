import { readFavourites, readShared } from "../domain/favourites/address.ts"
import { printItems } from "../domain/favourites/wishlist.ts"
import { callRequest, privatePage } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

/** Items of a shared list; the visitor's own are loaded in the browser. */
const sharedCalls = (search: string): ReadonlyArray<CallRequest> => {
  const list = readShared(readFavourites(search).ids ?? "")
  return list === undefined ? [] : [callRequest("favorites.guest", { query: { ids: printItems(list) } })]
}

export const favouritesRoutes: ReadonlyArray<Route> = [
  { ...privatePage("/wishlist", "wishlist"), calls: (_, _path, search) => sharedCalls(search) }
]
