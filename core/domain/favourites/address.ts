import { maxWishlistItems } from "../content/shop-rules.ts"
import { categories, type Category } from "../product/jewelry.ts"
import { readItems, type Wishlist } from "./wishlist.ts"

/** FAV-001 to FAV-003. */
export type FavouritesTab = "all" | "diamonds" | Category

export type FavouritesState = {
  readonly tab: FavouritesTab
  readonly view: "grid" | "compare"
  /** FAV-011. */
  readonly isDifferent: boolean
  /** Shared list; `null` for one's own. */
  readonly ids: string | null
}

export const favouritesPath = "/wishlist/"

/** Parses `?ids=0-12,1-7&tab=kolco&view=compare&only=differences`; invalid values get defaults. */
export const readFavourites = (search: string): FavouritesState => {
  const query = new URLSearchParams(search)
  const tab = query.get("tab")
  return {
    tab: tabs.find((candidate) => candidate === tab) ?? "all",
    view: query.get("view") === "compare" ? "compare" : "grid",
    isDifferent: query.get("only") === "differences",
    ids: query.get("ids")
  }
}

/** Omits defaults, leaves commas readable. */
export const favouritesAddress = ({ ids = null, isDifferent = false, tab = "all", view = "grid" }: Partial<FavouritesState>): string => {
  const parts = [
    ids === null ? null : `ids=${encodeURIComponent(ids).replaceAll("%2C", ",")}`,
    tab === "all" ? null : `tab=${tab}`,
    view === "grid" ? null : "view=compare",
    isDifferent ? "only=differences" : null
  ].filter((part) => part !== null)
  return parts.length === 0 ? favouritesPath : `${favouritesPath}?${parts.join("&")}`
}

/** `undefined` when invalid, empty or too long (LIM-003). */
export const readShared = (ids: string): Wishlist | undefined => {
  const list = readItems(ids)
  return list === undefined || list.length === 0 || list.length > maxWishlistItems ? undefined : list
}

const tabs: ReadonlyArray<FavouritesTab> = ["all", "diamonds", ...categories]
