import { maxWishlistItems } from "../content/shop-rules.ts"
import type { FavouriteIds } from "./favourites-schema.ts"

/** ENT-009, ENT-010. */
export const wishlistTypes = { jewelry: 0, diamond: 1 } as const
export type WishlistType = (typeof wishlistTypes)[keyof typeof wishlistTypes]

/** ENT-008: the id of a piece is that of its variant. */
export type WishlistItem = { readonly id: string; readonly type: WishlistType }
export type Wishlist = ReadonlyArray<WishlistItem>

const isSame = (one: WishlistItem, other: WishlistItem): boolean => one.id === other.id && one.type === other.type

/** Ids are unique within a type (WISH-010). */
export const hasItem = (list: Wishlist, item: WishlistItem): boolean => list.some((each) => isSame(each, item))

/** `undefined` when the list is full (WISH-009). */
export const withItem = (list: Wishlist, item: WishlistItem): Wishlist | undefined => {
  if (hasItem(list, item)) return list
  return list.length >= maxWishlistItems ? undefined : [...list, item]
}

export const withoutItem = (list: Wishlist, item: WishlistItem): Wishlist => list.filter((each) => !isSame(each, item))

/** ENT-011. */
export const toWishlist = ({ diamonds, jewelries }: FavouriteIds): Wishlist => [
  ...jewelries.map((id) => ({ id: String(id), type: wishlistTypes.jewelry })),
  ...diamonds.map((id) => ({ id: String(id), type: wishlistTypes.diamond }))
]

/** Parses `0-12,1-7` (API-039); `undefined` when a part is invalid. */
export const readItems = (text: string): Wishlist | undefined => {
  const parts = text === "" ? [] : text.split(",")
  const items = parts.flatMap((part): Wishlist => {
    const [, type, id] = /^([01])-([1-9]\d{0,8})$/.exec(part) ?? []
    return id === undefined ? [] : [{ id, type: type === "1" ? wishlistTypes.diamond : wishlistTypes.jewelry }]
  })
  return items.length === parts.length ? items : undefined
}

/** Reads plain numbers for both types: `12,1-7` (API-039). */
export const readAskedItems = (text: string): Wishlist | undefined =>
  readItems(text.replaceAll(/(?<=^|,)[1-9]\d{0,8}(?=,|$)/g, (id) => `${wishlistTypes.jewelry}-${id},${wishlistTypes.diamond}-${id}`))

export const printItems = (list: Wishlist): string => list.map(({ id, type }) => `${type}-${id}`).join(",")

/** `key` makes retries idempotent. */
export type WishlistWrite =
  { readonly kind: "add" | "remove"; readonly item: WishlistItem; readonly key: string } | { readonly kind: "clear"; readonly key: string }

export const isUnsent = (writes: ReadonlyArray<WishlistWrite>, item: WishlistItem): boolean =>
  writes.some((write) => write.kind !== "clear" && isSame(write.item, item))

/** Applies pending writes. */
export const withWrites = (list: Wishlist, writes: ReadonlyArray<WishlistWrite>): Wishlist =>
  writes.reduce<Wishlist>((items, write) => {
    switch (write.kind) {
      case "add":
        return withItem(items, write.item) ?? items
      case "remove":
        return withoutItem(items, write.item)
      case "clear":
        return []
    }
  }, list)
