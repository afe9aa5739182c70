import { Schema } from "effect"
import { finishes, fluorescences, shapes } from "../domain/product/diamond.ts"
import { maxWishlistItems } from "../domain/content/shop-rules.ts"
import { categories } from "../domain/product/jewelry.ts"
import { FavouriteIds } from "../domain/favourites/favourites-schema.ts"
import { readAskedItems, wishlistTypes } from "../domain/favourites/wishlist.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { Ordered } from "./dialogs.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

const StoneReport = Schema.Struct({
  /** Millimetres. */
  measurements: Schema.Struct({ length: Schema.Finite, width: Schema.Finite, height: Schema.Finite }),
  polish: Schema.Literals(finishes),
  symmetry: Schema.Literals(finishes),
  fluorescence: Schema.Literals(fluorescences),
  /** Per cent of the width. */
  table: Schema.Finite,
  depth: Schema.Finite,
  girdle: Schema.Finite,
  /** Degrees. */
  crownAngle: Schema.Finite,
  pavilionAngle: Schema.Finite,
  /** «GIA»; `null` without a report. */
  laboratory: Schema.NullOr(plain(Schema.String)),
  pricePerCarat: Roubles
})

/** Wishlist item with comparison fields (ENT-032, ENT-033), `null` if not applicable. */
export const FavouriteItem = Schema.Struct({
  id: Schema.Int,
  type: Schema.Literals([wishlistTypes.jewelry, wishlistTypes.diamond]),
  code: plain(Schema.String),
  /** `null` for stones. */
  category: Schema.NullOr(Schema.Struct({ code: Schema.Literals(categories), name: plain(Schema.String) })),
  link: plain(Schema.String),
  picture: Schema.NullOr(plain(Schema.String)),
  price: Roubles,
  isAvailable: Schema.Boolean,
  title: plain(Schema.String),
  subtitle: plain(Schema.String),
  /** Grades of the stone or the first insert, here and below. */
  shape: Schema.NullOr(Schema.Literals(shapes)),
  /** Carats of a stone, grams of a piece. */
  weight: Schema.NullOr(Schema.Finite),
  /** Laboratory grade and Russian scale; only rounds have a cut grade. */
  color: Schema.NullOr(plain(Schema.String)),
  colorRf: Schema.NullOr(plain(Schema.String)),
  clarity: Schema.NullOr(plain(Schema.String)),
  clarityRf: Schema.NullOr(plain(Schema.String)),
  cut: Schema.NullOr(plain(Schema.String)),
  cutRf: Schema.NullOr(plain(Schema.String)),
  skuCode: Schema.NullOr(plain(Schema.String)),
  /** Millimetres of a stone: mean of length and width for rounds, otherwise length. */
  diameter: Schema.NullOr(Schema.Finite),
  width: Schema.NullOr(Schema.Finite),
  size: Schema.NullOr(Schema.Finite),
  metal: Schema.NullOr(plain(Schema.String)),
  metalProbe: Schema.NullOr(Schema.Int),
  includesCount: Schema.NullOr(Schema.Int),
  includesWeightSum: Schema.NullOr(Schema.Finite),
  /** Carats of the first insert. */
  includeWeight: Schema.NullOr(Schema.Finite),
  report: Schema.NullOr(StoneReport),
  /** Data of a quick order (FAV-017). */
  order: Ordered
})
export type FavouriteItem = typeof FavouriteItem.Type

const commonParts = { base: "/api/v2", params: Nothing, query: Nothing } as const
const items = Schema.Struct({ items: Schema.Array(FavouriteItem) })
const Id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))
const oneOf = Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999_999_999 })) })

/** API-033. Oldest first. */
export const listFavorites = endpoint({
  ...commonParts,
  key: "favorites.list",
  summary: "Избранное покупателя",
  access: "user",
  method: "GET",
  path: "/favorites/",
  body: Nothing,
  answer: items,
  refusals: [401]
})

/** API-034. Idempotent; refuses the 51st item (WISH-009). */
export const addFavorite = endpoint({
  ...commonParts,
  key: "favorites.add",
  summary: "Добавление в избранное",
  access: "user",
  method: "POST",
  path: "/favorites/",
  isRepeatable: true,
  body: Schema.Struct({ skuId: Id, isDiamond: Schema.Boolean }),
  answer: FavouriteIds,
  refusals: [401, 404, 409, 422, 429]
})

/** API-035. Removals here and below ignore missing items. */
export const removeDiamond = endpoint({
  ...commonParts,
  key: "favorites.removeDiamond",
  summary: "Удаление бриллианта из избранного",
  access: "user",
  method: "DELETE",
  path: "/favorites/diamond/{id}/",
  isRepeatable: true,
  params: oneOf,
  body: Nothing,
  answer: FavouriteIds,
  refusals: [401, 422, 429]
})

/** API-036. */
export const removeJewelry = endpoint({
  ...commonParts,
  key: "favorites.removeJewelry",
  summary: "Удаление украшения из избранного",
  access: "user",
  method: "DELETE",
  path: "/favorites/jewelry/{id}/",
  isRepeatable: true,
  params: oneOf,
  body: Nothing,
  answer: FavouriteIds,
  refusals: [401, 422, 429]
})

/** API-037. */
export const clearFavorites = endpoint({
  ...commonParts,
  key: "favorites.clear",
  summary: "Очистка избранного",
  access: "user",
  method: "DELETE",
  path: "/favorites/",
  isRepeatable: true,
  body: Nothing,
  answer: FavouriteIds,
  refusals: [401, 429]
})

/** API-038. */
export const getFavoriteIds = endpoint({
  ...commonParts,
  key: "favorites.ids",
  summary: "Номера избранного",
  access: "user",
  method: "GET",
  path: "/favorites/ids",
  body: Nothing,
  answer: FavouriteIds,
  refusals: [401]
})

const ItemsText = plain(
  Schema.String.check(
    Schema.makeFilter((text) => {
      if (readAskedItems(text) === undefined) return "Нужны товары через запятую: 0-12,1-7 или 12,7"
      return text.split(",").length > maxWishlistItems ? `Не больше ${maxWishlistItems} товаров` : undefined
    })
  )
)

/** API-039. Resolves a guest's ids in order: `0-12,1-7` with a type, `12,7` for both types. Omits unknown ones. */
export const resolveFavorites = endpoint({
  ...commonParts,
  key: "favorites.guest",
  summary: "Избранное гостя по номерам",
  access: "anyone",
  method: "GET",
  path: "/favorites/guest",
  query: Schema.Struct({ ids: ItemsText }),
  body: Nothing,
  answer: items,
  refusals: [422]
})
