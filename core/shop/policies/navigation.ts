import type { Policies } from "../../kernel/plan.ts"
import { screenFeatures } from "../../routes/screen-features.ts"
import type { ShopFact } from "../facts.ts"
import { besidePageStarts, type ShopFeatures } from "../registry.ts"

/** Who may see a page of users alone is asked at once. */
const guests = (guarded: unknown) => (guarded === null ? [] : besidePageStarts)

/** A page is opened where its address is known; what lives with a screen comes and goes with it. A question stays: its draft outlives a look at other pages. */
export const navigationPolicies: Policies<ShopFeatures, ShopFact> = {
  "navigation.resolved": ({ guarded, visit }) => [{ to: "page", command: { type: "page.open", visit } }, ...guests(guarded)],
  "navigation.lost": ({ guarded }) => [{ to: "page", command: { type: "page.abandon" } }, ...guests(guarded)],
  "page.shown": ({ screen }) => [
    ...Object.values(screenFeatures)
      .filter((name) => name !== screenFeatures[screen] && name !== "question")
      .map((name) => ({ stop: name })),
    ...(screenFeatures[screen] === undefined ? [] : [{ start: screenFeatures[screen] }])
  ]
}
