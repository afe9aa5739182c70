import { wishlistMost } from "../content/house-rules.ts"
import type { FavouriteIds } from "./favourites-schema.ts"

/** ENT-009, ENT-010. */
export const wishlistTypes = { jewelry: 0, diamond: 1 } as const
export type WishlistType = (typeof wishlistTypes)[keyof typeof wishlistTypes]

/** ENT-008: of jewelry the id is that of the variant. */
export type WishlistItem = { readonly id: string; readonly type: WishlistType }
export type Wishlist = ReadonlyArray<WishlistItem>

const isSame = (one: WishlistItem, other: WishlistItem): boolean => one.id === other.id && one.type === other.type

/** The same id of the other type is another thing (WISH-010). */
export const hasItem = (list: Wishlist, item: WishlistItem): boolean => list.some((each) => isSame(each, item))

/** With the item at the end, once; `undefined` where it would be one too many (WISH-009). */
export const withItem = (list: Wishlist, item: WishlistItem): Wishlist | undefined => {
  if (hasItem(list, item)) return list
  return list.length >= wishlistMost ? undefined : [...list, item]
}

export const withoutItem = (list: Wishlist, item: WishlistItem): Wishlist => list.filter((each) => !isSame(each, item))

/** A server's list as the shop keeps it (ENT-011). */
export const toWishlist = ({ diamonds, jewelries }: FavouriteIds): Wishlist => [
  ...jewelries.map((id) => ({ id: String(id), type: wishlistTypes.jewelry })),
  ...diamonds.map((id) => ({ id: String(id), type: wishlistTypes.diamond }))
]

/** What the text of a guest's list stands for, `0-12,1-7` (API-039); `undefined` where a part of it is none. An empty text is an empty list. */
export const readItems = (text: string): Wishlist | undefined => {
  const parts = text === "" ? [] : text.split(",")
  const items = parts.flatMap((part): Wishlist => {
    const [, type, id] = /^([01])-([1-9]\d{0,8})$/.exec(part) ?? []
    return id === undefined ? [] : [{ id, type: type === "1" ? wishlistTypes.diamond : wishlistTypes.jewelry }]
  })
  return items.length === parts.length ? items : undefined
}

/** A guest's list as a call of the API may ask for it: a plain number is the piece and the stone of that number, `12,1-7` (API-039). */
export const readAskedItems = (text: string): Wishlist | undefined =>
  readItems(text.replaceAll(/(?<=^|,)[1-9]\d{0,8}(?=,|$)/g, (id) => `${wishlistTypes.jewelry}-${id},${wishlistTypes.diamond}-${id}`))

/** The same list as a text. */
export const printItems = (list: Wishlist): string => list.map(({ id, type }) => `${type}-${id}`).join(",")

/** What is wanted of a user's list: each is one call, done once by its key. */
export type WishlistWrite =
  { readonly kind: "add" | "remove"; readonly item: WishlistItem; readonly key: string } | { readonly kind: "clear"; readonly key: string }

/** Whether what is wanted of a thing is still to be sent. */
export const isUnsent = (writes: ReadonlyArray<WishlistWrite>, item: WishlistItem): boolean =>
  writes.some((write) => write.kind !== "clear" && isSame(write.item, item))

/** The list as it will be when the shop has done the writes. */
export const withWrites = (list: Wishlist, writes: ReadonlyArray<WishlistWrite>): Wishlist =>
  writes.reduce<Wishlist>((each, write) => {
    switch (write.kind) {
      case "add":
        return withItem(each, write.item) ?? each
      case "remove":
        return withoutItem(each, write.item)
      case "clear":
        return []
    }
  }, list)
