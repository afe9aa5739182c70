import { Schema } from "effect"
import { CartId } from "../domain/cart/cart-schema.ts"
import { EngravingWish } from "../domain/engraving/engraving-schema.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

const line = {
  base: "/api/v2",
  access: "guest",
  method: "PUT",
  params: Nothing,
  query: Nothing,
  isRepeatable: true,
  refusals: [401, 404, 409, 422, 429]
} as const

/** Sets or (with `null`) removes an engraving. A piece not yet in the cart is added: then `isAdded` is true and `name` is its name. */
export const engraveLine = endpoint({
  ...line,
  key: "cart.engrave",
  summary: "Гравировка изделия в корзине",
  path: "/cart/engraving/",
  body: Schema.Struct({ id: CartId, engraving: Schema.NullOr(EngravingWish) }),
  answer: Schema.Struct({ id: CartId, quantity: Schema.Int, totalCount: Schema.Int, isAdded: Schema.Boolean, name: plain(Schema.String) })
})

/** Sets a line aside, where it is neither counted nor ordered, or returns it to the cart. */
export const asideLine = endpoint({
  ...line,
  key: "cart.aside",
  summary: "Отложенный товар корзины",
  path: "/cart/aside/",
  body: Schema.Struct({ id: CartId, isAside: Schema.Boolean }),
  answer: Schema.Struct({ quantity: Schema.Int, totalCount: Schema.Int })
})

/** Replaces a line with another size; keeps the engraving if it fits. */
export const resizeLine = endpoint({
  ...line,
  key: "cart.resize",
  summary: "Другой размер изделия в корзине",
  path: "/cart/size/",
  body: Schema.Struct({ id: CartId, to: CartId }),
  answer: Schema.Struct({ quantity: Schema.Int, totalCount: Schema.Int })
})
