import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** Where who may order is led (CART-027). */
const checkoutPath = "/cart/checkout"

/** From the cart to the checkout, and from it to the payment. */
export const checkoutPolicies: Policies<ShopFeatures, ShopFact> = {
  "checkoutGate.foundMissing": ({ codes }) => [
    { to: "dialogs", command: { type: "dialogs.open", key: "cartNotAvailableItems", props: { codes } } },
    { to: "cart", command: { type: "cart.reload" } }
  ],
  "checkoutGate.foundNothing": () => [{ to: "cart", command: { type: "cart.reload" } }],
  "checkoutGate.metGuest": () => [{ to: "dialogs", command: { type: "dialogs.open", key: "login", props: { toCheckout: true } } }],
  "checkoutGate.opened": () => [{ to: "navigation", command: { type: "navigation.go", to: checkoutPath, replace: false } }],
  /** What was ordered is in the cart no more. */
  "checkout.left": ({ replace, to }) => [
    { to: "navigation", command: { type: "navigation.go", to, replace } },
    { to: "cart", command: { type: "cart.reload" } }
  ]
}
