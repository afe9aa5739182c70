import { categories, type Category, categoryNames } from "../product/jewelry.ts"
import { hasItem, type Wishlist, type WishlistItem, type WishlistType, withItem } from "./wishlist.ts"
import type { FavouritesTab } from "./address.ts"

/** ENT-032. */
export type Favourite = { readonly id: number; readonly type: WishlistType; readonly category: { readonly code: Category } | null }

export const itemOf = ({ id, type }: Favourite): WishlistItem => ({ id: String(id), type })

export const inListOrder = <F extends Favourite>(list: Wishlist, items: ReadonlyArray<F>): ReadonlyArray<F> =>
  list.flatMap((item) => items.find((each) => each.type === item.type && String(each.id) === item.id) ?? [])

/** Items that the shop no longer offers. */
export const missingItems = (list: Wishlist, items: ReadonlyArray<Favourite>): Wishlist => {
  const there = items.map(itemOf)
  return list.filter((item) => !hasItem(there, item))
}

/** New items that fit into one's own list, and the rest. */
export const newOf = (shared: Wishlist, userItems: Wishlist): { readonly fitting: Wishlist; readonly left: Wishlist } => {
  const whole = shared.reduce<Wishlist>((list, item) => withItem(list, item) ?? list, userItems)
  const isNew = (item: WishlistItem) => !hasItem(userItems, item)
  return { fitting: whole.filter(isNew), left: shared.filter((item) => !hasItem(whole, item)) }
}

export type Tab = { readonly tab: FavouritesTab; readonly title: string; readonly count: number }

/** Omits empty categories (FAV-001 to FAV-003). */
export const tabsOf = (items: ReadonlyArray<Favourite>): ReadonlyArray<Tab> => [
  { tab: "all", title: "Все", count: items.length },
  { tab: "diamonds", title: "Бриллианты", count: inTab(items, "diamonds").length },
  ...categories
    .map((code): Tab => ({ tab: code, title: categoryNames[code], count: inTab(items, code).length }))
    .filter(({ count }) => count > 0)
]

/** FAV-004. */
export const inTab = <F extends Favourite>(items: ReadonlyArray<F>, tab: FavouritesTab): ReadonlyArray<F> =>
  tab === "all" ? items : items.filter(({ category }) => (category === null ? "diamonds" : category.code) === tab)

/** FAV-008 to FAV-010. */
export const canCompareDifferences = (tab: FavouritesTab, count: number): boolean => tab !== "all" && count > 1
