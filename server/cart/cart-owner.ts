import { Effect } from "effect"
import { mergeGuestCart, findCart, openCart } from "./carts.ts"
import { type Owner, ownerName } from "../platform/identity/owner-name.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { transaction } from "../platform/db/query.ts"
import { isGuest } from "../account/guests.ts"
import { CurrentCaller, CurrentSession } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { type CallRefused, refuseCall } from "../platform/api/refusal.ts"

export type OpenCart = { readonly cart: number; readonly owner: string }

type CartEffect<A> = Effect.Effect<A, CallRefused | DatabaseFailed, Database>

/**
 * Owner of the cart: the token's user, else the guest id sent (CART-048). The cart of `guestId` is merged into the user's; an operator has no
 * `guestId`, because the browser's guest is not the customer.
 */
const cartOwner: CartEffect<{ readonly owner: Owner; readonly guestId: string | null } | null> = Effect.gen(function* () {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  if (session === null) return saleUserId === null ? null : { owner: { guestId: saleUserId }, guestId: null }
  return { owner: { userId: session.user.id }, guestId: session.isOperator ? null : saleUserId }
})

/** Merges the browser's guest cart in each call after login (CART-050), so that a late guest write is not lost. */
export const openOwnCart: CartEffect<OpenCart> = Effect.gen(function* () {
  const visitor = yield* cartOwner
  if (visitor === null) return yield* nobody
  const { guestId, owner } = visitor
  const cart = yield* openCart(owner)
  if ("userId" in owner && guestId !== null) yield* mergeGuestCart(cart, owner.userId, guestId)
  return { cart, owner: ownerName(owner) }
})

export const findOwnCart: CartEffect<number | null> = Effect.gen(function* () {
  const visitor = yield* cartOwner
  if (visitor === null) return null
  const { guestId, owner } = visitor
  const isMerged = guestId === null || (yield* findCart({ guestId })) === null
  if (isMerged) return yield* findCart(owner)
  return (yield* transaction(openOwnCart)).cart
})

/** An unknown guest id also counts as a new guest. */
export const countWrite: CartEffect<void> = Effect.gen(function* () {
  const { saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  const network = yield* callerNetwork
  yield* countTry(limits.shopping, network)
  if (session === null && saleUserId !== null && !(yield* isGuest(saleUserId))) yield* countTry(limits.guest, network)
})

const nobody = refuseCall(409, "Не удалось узнать, чья это корзина. Обновите страницу")
