import type { LatePlan } from "../../../../core/kernel/plan.ts"
import type { ShopFact, ShopFeatures } from "./shop.ts"

/** Policies that react to facts of the cart; loaded with the first late feature. */
export const latePlan: LatePlan<ShopFeatures, ShopFact> = {
  follows: {},
  policies: [
    {
      "cart.added": ({ id }) => [{ to: "notices", command: { type: "notices.show", text: `added ${id}` } }],
      "cart.removed": ({ id }) => [{ to: "notices", command: { type: "notices.show", text: `removed ${id}` } }]
    }
  ]
}
