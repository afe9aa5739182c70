import { Effect } from "effect"
import { absorbGuest, type CartOwner, findCart, openCart, ownerName } from "../db/carts.ts"
import { Database, type DatabaseFailed } from "../db/database.ts"
import { isGuest } from "../db/guests.ts"
import { CurrentCaller, CurrentSession } from "./caller.ts"
import { callerPlace, countTry, limits } from "./limits.ts"
import { type CallRefused, refused } from "./refusal.ts"

/** A cart that is open for a write: nobody else changes it meanwhile. */
export type OpenCart = { readonly cart: number; readonly owner: string }

type Found<A> = Effect.Effect<A, CallRefused | DatabaseFailed, Database>

/** Whose cart the call is about: the user's of a token, else the guest's of the number that was sent (CART-048); `null` for nobody. */
const cartOwner: Found<CartOwner | null> = Effect.gen(function* () {
  const session = yield* CurrentSession
  if (session !== null) return { userId: session.user.id }
  const { saleUserId } = yield* CurrentCaller
  return saleUserId === null ? null : { guestId: saleUserId }
})

/**
 * The caller's cart for a write, inside its transaction. What a guest of the same browser collected is the user's from the first call after the
 * login on (CART-050), so a write of the guest that arrives late is not lost either.
 */
export const openOwnCart: Found<OpenCart> = Effect.gen(function* () {
  const owner = yield* cartOwner
  if (owner === null) return yield* nobody
  const cart = yield* openCart(owner)
  const { saleUserId } = yield* CurrentCaller
  if ("userId" in owner && saleUserId !== null) yield* absorbGuest(cart, owner.userId, saleUserId)
  return { cart, owner: ownerName(owner) }
})

/** The caller's cart to read, where there is one. */
export const findOwnCart: Found<number | null> = Effect.gen(function* () {
  const owner = yield* cartOwner
  if (owner === null) return null
  const { saleUserId } = yield* CurrentCaller
  const isMerged = "guestId" in owner || saleUserId === null || (yield* findCart({ guestId: saleUserId })) === null
  if (isMerged) return yield* findCart(owner)
  const database = yield* Database
  return (yield* database.transaction(openOwnCart)).cart
})

/** Counts a write of a shopper; a guest whom the shop has not seen counts as a new one too. */
export const countWrite: Found<void> = Effect.gen(function* () {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  const place = yield* callerPlace
  yield* countTry(limits.shopping, place)
  if (session === null && saleUserId !== null && !(yield* isGuest(saleUserId))) yield* countTry(limits.guest, place)
})

const nobody = refused(409, "Не удалось узнать, чья это корзина. Обновите страницу")
