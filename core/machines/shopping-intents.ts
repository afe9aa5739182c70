import type { CartIntent } from "./cart-setup.ts"
import type { CheckoutGateIntent } from "./checkout-gate.machine.ts"
import type { HouseholdContext } from "./household-setup.ts"
import type { WishlistEvent } from "./wishlist-setup.ts"

/** What a shopper does to the cart or to the favourites, from any page, and the way from the cart to the checkout. */
export type ShoppingIntent =
  CartIntent | CheckoutGateIntent | Extract<WishlistEvent, { readonly type: "wishlist.toggle" | "wishlist.clear" }>
/** What an intent wants to be told of, else what was wanted before. */
export const awaitedBy = (intent: ShoppingIntent, before: HouseholdContext["awaited"]): HouseholdContext["awaited"] =>
  intent.type === "cart.add" && intent.name !== undefined ? { id: intent.id, name: intent.name } : before

const minders = { cart: "cart", checkout: "checkoutGate", wishlist: "wishlist" } as const
/** Whose an intent is, by the first word of its name. */
export const minderOf = ({ type }: ShoppingIntent) => minders[type.slice(0, type.indexOf(".")) as keyof typeof minders]
