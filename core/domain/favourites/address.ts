import { wishlistMost } from "../content/house-rules.ts"
import { categories, type Category } from "../product/jewelry.ts"
import { readItems, type Wishlist } from "./wishlist.ts"

/** Where a liked thing stands: among the stones, or in its category of jewelry (FAV-001 to FAV-003). */
export type FavouritesTab = "all" | "diamonds" | Category

/** What an address of the favourites shows. */
export type FavouritesState = {
  readonly tab: FavouritesTab
  readonly view: "grid" | "compare"
  /** FAV-011. */
  readonly isDifferent: boolean
  /** A list that somebody shares, as it stands in the address; `null` for the shopper's own. */
  readonly ids: string | null
}

export const favouritesPath = "/wishlist/"

/** Reads `?ids=0-12,1-7&tab=kolco&view=compare&only=differences`; what cannot be read is as if it were not there. */
export const readFavourites = (search: string): FavouritesState => {
  const query = new URLSearchParams(search)
  const tab = query.get("tab")
  return {
    tab: tabs.find((known) => known === tab) ?? "all",
    view: query.get("view") === "compare" ? "compare" : "grid",
    isDifferent: query.get("only") === "differences",
    ids: query.get("ids")
  }
}

/** The address of a state; what is usual is not named. Commas stay readable. */
export const favouritesAddress = ({ ids = null, isDifferent = false, tab = "all", view = "grid" }: Partial<FavouritesState>): string => {
  const parts = [
    ids === null ? null : `ids=${encodeURIComponent(ids).replaceAll("%2C", ",")}`,
    tab === "all" ? null : `tab=${tab}`,
    view === "grid" ? null : "view=compare",
    isDifferent ? "only=differences" : null
  ].filter((part) => part !== null)
  return parts.length === 0 ? favouritesPath : `${favouritesPath}?${parts.join("&")}`
}

/** The things of a shared list; `undefined` where the text is none, or names more than a list holds (LIM-003). */
export const readShared = (ids: string): Wishlist | undefined => {
  const list = readItems(ids)
  return list === undefined || list.length === 0 || list.length > wishlistMost ? undefined : list
}

const tabs: ReadonlyArray<FavouritesTab> = ["all", "diamonds", ...categories]
