import type { Place } from "../core/domain/url/place.ts"
import { treeTemplates } from "../core/journal/tree-template.ts"
import { contentsOf, type GuestVisit } from "../core/shop/guest-visit.ts"
import { type GuestShop, guestShopAt, startGuestShop } from "./guest-shop.ts"

/** Creates a document's shop from its route's template, or by running the machines for a page that is not shown. */
export const visitor = (): ((place: Place, visit: GuestVisit) => GuestShop) => {
  const treeOf = treeTemplates()
  return (place, visit) => {
    const run = () => startGuestShop(place, visit.match, visit)
    const contents = contentsOf(place, visit)
    return contents === null ? run() : guestShopAt(treeOf(contents.route, contents.contents, () => run().tree))
  }
}
