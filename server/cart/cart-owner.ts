import { Effect } from "effect"
import { absorbGuest, type CartOwner, findCart, openCart, ownerName } from "./carts.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { isGuest } from "../account/guests.ts"
import { CurrentCaller, CurrentSession } from "../account/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { type CallRefused, refused } from "../platform/api/refusal.ts"

/** A cart that is open for a write: nobody else changes it meanwhile. */
export type OpenCart = { readonly cart: number; readonly owner: string }

type Found<A> = Effect.Effect<A, CallRefused | DatabaseFailed, Database>

/**
 * Whose cart the call is about: the user's of a token, else the guest's of the number that was sent (CART-048); `null` for nobody. `guestId` is whose
 * things join it: nobody's where the house acts for the customer, whose cart is not for what somebody else has collected in the same browser.
 */
const cartOwner: Found<{ readonly owner: CartOwner; readonly guestId: string | null } | null> = Effect.gen(function* () {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  if (session === null) return saleUserId === null ? null : { owner: { guestId: saleUserId }, guestId: null }
  return { owner: { userId: session.user.id }, guestId: session.isOperator ? null : saleUserId }
})

/**
 * The caller's cart for a write, inside its transaction. What a guest of the same browser collected is the user's from the first call after the
 * login on (CART-050), so a write of the guest that arrives late is not lost either.
 */
export const openOwnCart: Found<OpenCart> = Effect.gen(function* () {
  const found = yield* cartOwner
  if (found === null) return yield* nobody
  const { guestId, owner } = found
  const cart = yield* openCart(owner)
  if ("userId" in owner && guestId !== null) yield* absorbGuest(cart, owner.userId, guestId)
  return { cart, owner: ownerName(owner) }
})

/** The caller's cart to read, where there is one. */
export const findOwnCart: Found<number | null> = Effect.gen(function* () {
  const found = yield* cartOwner
  if (found === null) return null
  const { guestId, owner } = found
  const isMerged = guestId === null || (yield* findCart({ guestId })) === null
  if (isMerged) return yield* findCart(owner)
  const database = yield* Database
  return (yield* database.transaction(openOwnCart)).cart
})

/** Counts a write of a shopper; a guest whom the shop has not seen counts as a new one too. */
export const countWrite: Found<void> = Effect.gen(function* () {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  const place = yield* callerNetwork
  yield* countTry(limits.shopping, place)
  if (session === null && saleUserId !== null && !(yield* isGuest(saleUserId))) yield* countTry(limits.guest, place)
})

const nobody = refused(409, "Не удалось узнать, чья это корзина. Обновите страницу")
