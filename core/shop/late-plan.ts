import type { Follows, LatePlan } from "../kernel/plan.ts"
import type { LateFact, ShopFact } from "./facts.ts"
import { accountPolicies } from "./policies/account.ts"
import { cartPolicies } from "./policies/cart.ts"
import { checkoutPolicies } from "./policies/checkout.ts"
import { constructorPolicies } from "./policies/constructor.ts"
import { dialogsPolicies } from "./policies/dialogs.ts"
import { questionsPolicies } from "./policies/questions.ts"
import { shellPolicies } from "./policies/shell.ts"
import { ordersPolicies } from "./policies/orders.ts"
import type { ShopFeatures } from "./registry.ts"

/** Whoever is of somebody: what they own comes and goes with them. */
const members = [
  "dialogs",
  "gate",
  "checkoutGate",
  "cart",
  "wishlist",
  "addresses",
  "orders",
  "account",
  "checkout",
  "payment",
  "placedOrder",
  "visits",
  "diamondOrders"
] as const

const follows: Follows<ShopFeatures, LateFact> = {
  "auth.settled": [
    "dialogs",
    "gate",
    "checkoutGate",
    "wishlist",
    "addresses",
    "orders",
    "account",
    "checkout",
    "payment",
    "placedOrder",
    "visits",
    "diamondOrders"
  ],
  "auth.loggedIn": members,
  "auth.loggedOut": members,
  "auth.expired": ["cart", "wishlist", "dialogs"],
  "cart.added": ["addedDialog"],
  "cart.outdated": ["checkout"],
  "dialogs.opened": ["addedDialog"],
  "network.turned": ["toasts"]
}

/** Who hears what those publish who come later. */
export const latePlan: LatePlan<ShopFeatures, ShopFact> = {
  follows,
  policies: [
    accountPolicies,
    cartPolicies,
    checkoutPolicies,
    constructorPolicies,
    dialogsPolicies,
    shellPolicies,
    ordersPolicies,
    questionsPolicies
  ]
}
