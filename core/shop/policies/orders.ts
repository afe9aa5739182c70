import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** What follows what is done with orders and their papers. */
export const ordersPolicies: Policies<ShopFeatures, ShopFact> = {
  "papers.changed": () => [{ to: "orders", command: { type: "orders.reread" } }]
}
