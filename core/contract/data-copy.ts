import { Schema } from "effect"
import { Cart } from "../domain/cart/cart-schema.ts"
import { SavedAddress } from "../domain/postal/address-schema.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Article } from "./catalog-diamonds.ts"
import { Nothing } from "./common.ts"
import { AskedQuestion } from "./content/questions.ts"
import { DiamondOrder } from "./diamond-orders.ts"
import { endpoint } from "./endpoint.ts"
import { FavouriteItem } from "./favorites.ts"
import { Order } from "./order-history.ts"
import { QuickOrder } from "./orders.ts"
import { User } from "./session.ts"
import { Device } from "./users.ts"
import { Visit } from "./visits.ts"

/** Stored data of a user, without passport texts and files (see `passport.read`). */
export const DataCopy = Schema.Struct({
  /** `2026-11-27T10:15:00.000Z`. */
  madeAt: plain(Schema.String),
  profile: User,
  addresses: Schema.Array(SavedAddress),
  /** Include the reviews of their pieces. */
  orders: Schema.Array(Order),
  /** Latest fifty of the confirmed address. */
  quickOrders: Schema.Array(QuickOrder),
  diamondOrders: Schema.Array(DiamondOrder),
  visits: Schema.Array(Visit),
  questions: Schema.Array(AskedQuestion),
  cart: Cart,
  favourites: Schema.Array(FavouriteItem),
  /** Letters about stones to the confirmed address. */
  alerts: Schema.Array(
    Schema.Struct({ code: Article, askedAt: plain(Schema.String), isConfirmed: Schema.Boolean, isEnded: Schema.Boolean })
  ),
  /** Newsletter to the confirmed address. */
  isSubscribed: Schema.Boolean,
  devices: Schema.Array(Device),
  passportAccesses: Schema.Array(Schema.Struct({ byWhom: plain(Schema.String), what: plain(Schema.String), at: plain(Schema.String) }))
})
export type DataCopy = typeof DataCopy.Type

/** Right of access by law 152-FZ; not in the specification. */
export const readData = endpoint({
  key: "users.data",
  summary: "Все данные покупателя",
  access: "user",
  method: "GET",
  base: "/api/v2",
  path: "/users/data/",
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: DataCopy,
  refusals: [401, 403, 429]
})
