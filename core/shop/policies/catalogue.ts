import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** What is chosen of a list stands in its address. */
export const cataloguePolicies: Policies<ShopFeatures, ShopFact> = {
  "catalogue.chosen": ({ to }) => [{ to: "navigation", command: { type: "navigation.go", to, replace: false } }]
}
