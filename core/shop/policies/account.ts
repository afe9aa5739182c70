import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** Who the visitor is, and what follows when that changes. */
export const accountPolicies: Policies<ShopFeatures, ShopFact> = {
  /** The number is held already; the cart is right while the reload waits for who is typing (SESS-007, CART-006). */
  "session.moved": () => [
    { to: "cart", command: { type: "cart.reload" } },
    { to: "recovery", command: { type: "recovery.renew" } }
  ],
  /** An operator's link opens the shop of its customer at the front door (SEC-007). */
  "auth.loggedIn": ({ by }) => (by === "link" ? [{ to: "navigation", command: { type: "navigation.go", to: "/", replace: true } }] : []),
  /** Who leaves is another guest from then on (AUTH-006). */
  "auth.loggedOut": ({ by }) => (by === "choice" ? [{ to: "session", command: { type: "session.renew" } }] : []),
  "account.changed": ({ user }) => [{ to: "auth", command: { type: "auth.change", user } }],
  "gate.turnedAway": ({ to }) => [{ to: "navigation", command: { type: "navigation.go", to, replace: true } }],
  "gate.askedLogin": () => [{ to: "dialogs", command: { type: "dialogs.open", key: "login", props: { redirect: true } } }],
  "dialogs.unasked": () => [{ to: "auth", command: { type: "auth.giveUp" } }]
}
