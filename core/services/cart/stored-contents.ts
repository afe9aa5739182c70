import { Option, Schema } from "effect"
import { ShortCart } from "../../domain/cart/cart-schema.ts"
import { type CartWrite, noCart } from "../../domain/cart/cart-writes.ts"
import { maxWishlistItems } from "../../domain/content/shop-rules.ts"
import { type Wishlist, type WishlistWrite, wishlistTypes, withItem } from "../../domain/favourites/wishlist.ts"

/** `writes` are unanswered. */
export type StoredCart = { readonly short: ShortCart; readonly writes: ReadonlyArray<CartWrite> }

/** Items of the guest, the user's last loaded list and unanswered writes. */
export type StoredWishlist = { readonly items: Wishlist; readonly own: Wishlist | null; readonly writes: ReadonlyArray<WishlistWrite> }

/** Drops invalid parts one by one. */
export const readStoredCart = (stored: unknown): StoredCart => ({
  short: partOf(ShortCart, stored, "short") ?? noCart,
  writes: listOf(Write, stored, "writes")
})

export const readStoredWishlist = (stored: unknown): StoredWishlist => ({
  items: fit(listOf(Item, stored, "items")),
  own: hasPart(stored, "own") ? fit(listOf(Item, stored, "own")) : null,
  writes: listOf(WishWrite, stored, "writes")
})

const Quantity = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))
const Key = Schema.String.check(Schema.isPattern(/^[\w-]{8,100}$/))
const Write = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("add"),
    id: Schema.String,
    quantity: Quantity,
    price: Schema.NullOr(Schema.Int),
    key: Key,
    isBack: Schema.optionalKey(Schema.Literal(true)),
    order: Schema.optionalKey(Schema.Int),
    title: Schema.optionalKey(Schema.String)
  }),
  Schema.Struct({ kind: Schema.Literal("resize"), id: Schema.String, to: Schema.String, key: Key }),
  Schema.Struct({ kind: Schema.Literal("aside"), id: Schema.String, isAside: Schema.Boolean, key: Key }),
  Schema.Struct({ kind: Schema.Literal("change"), id: Schema.String, quantity: Quantity, key: Key }),
  Schema.Struct({ kind: Schema.Literal("remove"), ids: Schema.Array(Schema.String), key: Key })
])
const Item = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}$/)),
  type: Schema.Literals([wishlistTypes.jewelry, wishlistTypes.diamond])
})
const WishWrite = Schema.Union([
  Schema.Struct({ kind: Schema.Literals(["add", "remove"]), item: Item, key: Key }),
  Schema.Struct({ kind: Schema.Literal("clear"), key: Key })
])

/** Removes duplicates and items beyond the limit. */
const fit = (items: Wishlist): Wishlist =>
  items.reduce<Wishlist>((list, item) => withItem(list, item) ?? list, []).slice(0, maxWishlistItems)

const valueOf = (stored: unknown, name: string): unknown =>
  typeof stored === "object" && stored !== null ? Reflect.get(stored, name) : undefined
const hasPart = (stored: unknown, name: string): boolean => Array.isArray(valueOf(stored, name))

const partOf = <A>(schema: Schema.Codec<A, unknown>, stored: unknown, name: string): A | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(schema)(valueOf(stored, name)))

const listOf = <A>(schema: Schema.Codec<A, unknown>, stored: unknown, name: string): ReadonlyArray<A> => {
  const list = valueOf(stored, name)
  return Array.isArray(list) ? list.flatMap((each: unknown) => Option.toArray(Schema.decodeUnknownOption(schema)(each))) : []
}
