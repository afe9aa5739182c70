import { Schema } from "effect"
import { Cart, CartId, ShortCart } from "../domain/cart/cart-schema.ts"
import { cartTexts, linesMost } from "../domain/cart/cart-limits.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { largestKept, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

export const Quantity = Schema.Number.annotate({ message: cartTexts.quantity }).check(
  Schema.makeFilter((quantity) => (Number.isInteger(quantity) && quantity >= 1 ? undefined : cartTexts.quantity))
)

const own = { base: "/api/v2", params: Nothing, query: Nothing } as const
const totalCount = { totalCount: Schema.Int }

/** API-026. */
export const getShortCart = endpoint({
  ...own,
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
 * API-027. Increases the quantity of an existing line. `price` is the amount of a certificate, or the price that the user saw. The
 * engraving is restored when a line is added back after its removal (`isBack`) or from the user's own order.
 */
export const addToCart = endpoint({
  ...own,
  key: "cart.add",
  summary: "Добавление в корзину",
  access: "guest",
  method: "POST",
  path: "/cart/",
  isRepeatable: true,
  body: Schema.Struct({
    id: CartId,
    quantity: Quantity,
    price: Schema.optionalKey(Roubles.check(Schema.isLessThanOrEqualTo(largestKept))),
    isBack: Schema.optionalKey(Schema.Boolean),
    order: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestKept })))
  }),
  answer: Schema.Struct({ id: CartId, quantity: Schema.Int, ...totalCount }),
  refusals: [401, 404, 409, 422, 429]
})

/** API-028. */
export const getCart = endpoint({
  ...own,
  key: "cart.full",
  summary: "Корзина",
  access: "guest",
  method: "GET",
  path: "/cart/",
  body: Nothing,
  answer: Cart,
  refusals: [401]
})

/** Lines of one section; the limit allows emptying a full cart with as many lines set aside. */
const ids = Schema.optionalKey(Schema.Array(CartId).check(Schema.isMaxLength(2 * linesMost, { message: fieldTexts.invalid })))

/** API-029. Missing lines are no error. */
export const removeFromCart = endpoint({
  ...own,
  key: "cart.remove",
  summary: "Удаление из корзины",
  access: "guest",
  method: "DELETE",
  path: "/cart/",
  isRepeatable: true,
  body: Schema.Struct({ jewelries: ids, diamonds: ids, customJewelries: ids, certificates: ids }),
  answer: Schema.Struct(totalCount),
  refusals: [401, 409, 422, 429]
})

/** API-030. */
export const changeQuantity = endpoint({
  ...own,
  key: "cart.change",
  summary: "Изменение количества",
  access: "guest",
  method: "PATCH",
  path: "/cart/",
  isRepeatable: true,
  body: Schema.Struct({ id: CartId, quantity: Quantity }),
  answer: Schema.Struct({ quantity: Schema.Int, ...totalCount }),
  refusals: [401, 404, 409, 422, 429]
})
