import { Schema } from "effect"
import { Cart, CartId, ShortCart } from "../domain/cart/cart-schema.ts"
import { EngravingWish } from "../domain/engraving/engraving-schema.ts"
import { cartTexts, maxLines } from "../domain/cart/cart-limits.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

export const Quantity = Schema.Number.annotate({ message: cartTexts.quantity }).check(
  Schema.makeFilter((quantity) => (Number.isInteger(quantity) && quantity >= 1 ? undefined : cartTexts.quantity))
)

const commonParts = { base: "/api/v2", params: Nothing, query: Nothing } as const

/** Answer of every queued cart write. */
const written = { totalCount: Schema.Int, cart: Cart }

/** API-026. */
export const getShortCart = endpoint({
  ...commonParts,
  key: "cart.short",
  summary: "Корзина вкратце",
  access: "guest",
  method: "GET",
  path: "/cart/short/",
  body: Nothing,
  answer: ShortCart,
  refusals: [401]
})

/**
 * API-027. Adds to an existing line. `price` is a certificate's amount or the price shown. Restores the engraving of a removed line (`isBack`) or of
 * the user's own `order`.
 */
export const addToCart = endpoint({
  ...commonParts,
  key: "cart.add",
  summary: "Добавление в корзину",
  access: "guest",
  method: "POST",
  path: "/cart/",
  isRepeatable: true,
  body: Schema.Struct({
    id: CartId,
    quantity: Quantity,
    price: Schema.optionalKey(Roubles.check(Schema.isLessThanOrEqualTo(largestInteger))),
    isBack: Schema.optionalKey(Schema.Boolean),
    order: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestInteger })))
  }),
  answer: Schema.Struct({ id: CartId, quantity: Schema.Int, ...written }),
  refusals: [401, 404, 409, 422, 429]
})

/** API-028. */
export const getCart = endpoint({
  ...commonParts,
  key: "cart.full",
  summary: "Корзина",
  access: "guest",
  method: "GET",
  path: "/cart/",
  body: Nothing,
  answer: Cart,
  refusals: [401]
})

/** Covers a full cart and as many lines set aside. */
const ids = Schema.optionalKey(Schema.Array(CartId).check(Schema.isMaxLength(2 * maxLines, { message: fieldTexts.invalid })))

/** API-029. Ignores missing lines. */
export const removeFromCart = endpoint({
  ...commonParts,
  key: "cart.remove",
  summary: "Удаление из корзины",
  access: "guest",
  method: "DELETE",
  path: "/cart/",
  isRepeatable: true,
  body: Schema.Struct({ jewelries: ids, diamonds: ids, customJewelries: ids, certificates: ids }),
  answer: Schema.Struct(written),
  refusals: [401, 409, 422, 429]
})

/** API-030. */
export const changeQuantity = endpoint({
  ...commonParts,
  key: "cart.change",
  summary: "Изменение количества",
  access: "guest",
  method: "PATCH",
  path: "/cart/",
  isRepeatable: true,
  body: Schema.Struct({ id: CartId, quantity: Quantity }),
  answer: Schema.Struct({ quantity: Schema.Int, ...written }),
  refusals: [401, 404, 409, 422, 429]
})

const line = {
  base: "/api/v2",
  access: "guest",
  method: "PUT",
  params: Nothing,
  query: Nothing,
  isRepeatable: true,
  refusals: [401, 404, 409, 422, 429]
} as const

/** Sets an engraving, or removes it with `null`. Adds a piece that is not in the cart (`isAdded`). `name` is the piece's, empty after a removal. */
export const engraveLine = endpoint({
  ...line,
  key: "cart.engrave",
  summary: "Гравировка изделия в корзине",
  path: "/cart/engraving/",
  body: Schema.Struct({ id: CartId, engraving: Schema.NullOr(EngravingWish) }),
  answer: Schema.Struct({ id: CartId, quantity: Schema.Int, totalCount: Schema.Int, isAdded: Schema.Boolean, name: plain(Schema.String) })
})

/** Sets a line aside (not counted, not ordered) or returns it to the cart. */
export const asideLine = endpoint({
  ...line,
  key: "cart.setAside",
  summary: "Отложенный товар корзины",
  path: "/cart/aside/",
  body: Schema.Struct({ id: CartId, isAside: Schema.Boolean }),
  answer: Schema.Struct({ quantity: Schema.Int, ...written })
})

/** Replaces a line with another size; keeps the engraving if it fits. */
export const resizeLine = endpoint({
  ...line,
  key: "cart.resize",
  summary: "Другой размер изделия в корзине",
  path: "/cart/size/",
  body: Schema.Struct({ id: CartId, to: CartId }),
  answer: Schema.Struct({ quantity: Schema.Int, ...written })
})
