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

/** Engraves a piece; `null` takes the engraving off. A piece that is not in the cart comes into it: then `isAdded`, and `name` is what it is called. */
export const engraveLine = endpoint({
  ...line,
  key: "cart.engrave",
  summary: "Гравировка изделия в корзине",
  path: "/cart/engraving/",
  body: Schema.Struct({ id: CartId, engraving: Schema.NullOr(EngravingWish) }),
  answer: Schema.Struct({ id: CartId, quantity: Schema.Int, totalCount: Schema.Int, isAdded: Schema.Boolean, name: plain(Schema.String) })
})

/** Puts a line aside for later, where it is neither counted nor ordered, or takes it back into the cart. */
export const asideLine = endpoint({
  ...line,
  key: "cart.aside",
  summary: "Отложенный товар корзины",
  path: "/cart/aside/",
  body: Schema.Struct({ id: CartId, isAside: Schema.Boolean }),
  answer: Schema.Struct({ quantity: Schema.Int, totalCount: Schema.Int })
})

/** Puts another size of a piece in the place of the one that is there, with its engraving, where that fits. */
export const resizeLine = endpoint({
  ...line,
  key: "cart.resize",
  summary: "Другой размер изделия в корзине",
  path: "/cart/size/",
  body: Schema.Struct({ id: CartId, to: CartId }),
  answer: Schema.Struct({ quantity: Schema.Int, totalCount: Schema.Int })
})
