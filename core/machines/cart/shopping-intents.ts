import type { CartIntent } from "./cart-setup.ts"
import type { CheckoutGateIntent } from "../checkout/checkout-gate.machine.ts"
import type { WishlistEvent } from "../favourites/wishlist-setup.ts"

/** What a shopper does to the cart or to the favourites, from any page, and the way from the cart to the checkout. */
export type ShoppingIntent =
  CartIntent | CheckoutGateIntent | Extract<WishlistEvent, { readonly type: "wishlist.toggle" | "wishlist.clear" }>

/** What is being added from its own page, which a dialog tells when it is done, unless the shopper has gone on (SHL-010). */
export type AwaitedAddition = { readonly id: string; readonly name: string } | null

/** What an intent wants to be told of, else what was wanted before. */
export const awaitedBy = (intent: ShoppingIntent, before: AwaitedAddition): AwaitedAddition =>
  intent.type === "cart.add" && intent.name !== undefined ? { id: intent.id, name: intent.name } : before

const minders = { cart: "cart", checkout: "checkoutGate", wishlist: "wishlist" } as const
/** Whose an intent is, by the first word of its name. */
export const minderOf = ({ type }: ShoppingIntent) => minders[type.slice(0, type.indexOf(".")) as keyof typeof minders]
