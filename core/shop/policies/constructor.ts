import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** What is chosen of a piece of one's own stands in the address; before stones are chosen it is said how (CTOR-016). */
export const constructorPolicies: Policies<ShopFeatures, ShopFact> = {
  "customPiece.chosen": ({ to }) => [{ to: "navigation", command: { type: "navigation.go", to, replace: false } }],
  "customPiece.stonesDue": ({ frame, stonesCount, to }) => [
    { to: "dialogs", command: { type: "dialogs.open", key: "constructorDiamondStart", props: { frame, stonesCount, to } } }
  ]
}
