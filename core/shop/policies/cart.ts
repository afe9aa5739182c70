import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** What follows what happens to the cart. */
export const cartPolicies: Policies<ShopFeatures, ShopFact> = {
  /** CART-005. */
  "cart.movedElsewhere": () => [{ to: "recovery", command: { type: "recovery.renew" } }],
  "cart.adding": ({ id, name }) => [{ to: "addedDialog", command: { type: "addedDialog.await", id, name } }],
  "toasts.undone": ({ lines }) => [{ to: "cart", command: { type: "cart.restore", lines } }],
  "addedDialog.due": ({ name }) => [{ to: "dialogs", command: { type: "dialogs.open", key: "cartAdd", props: { name } } }]
}
