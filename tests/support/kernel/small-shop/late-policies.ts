import type { LatePlan } from "../../../../core/kernel/plan.ts"
import type { ShopFact, ShopFeatures } from "./shop.ts"

/** Policies that react to cart facts; loaded with the first deferred feature. */
export const latePlan: LatePlan<ShopFeatures, ShopFact> = {
  follows: {},
  policies: [
    {
      "cart.added": ({ id }) => [{ to: "notices", command: { type: "notices.show", text: `added ${id}` } }],
      "cart.removed": ({ id }) => [{ to: "notices", command: { type: "notices.show", text: `removed ${id}` } }]
    }
  ]
}
