import type { Policies } from "../../kernel/plan.ts"
import { screenFeatures } from "../../routes/screen-features.ts"
import type { ShopFact } from "../facts.ts"
import { besidePageStarts, type ShopFeatures } from "../registry.ts"

/** Starts the late features at once for a page for users, to check the session. */
const sessionCheck = (guarded: unknown) => (guarded === null ? [] : besidePageStarts)

/** Opens the page of a resolved address. A screen's feature starts and stops with it, except the question, whose draft survives navigation. */
export const navigationPolicies: Policies<ShopFeatures, ShopFact> = {
  "navigation.resolved": ({ guarded, visit }) => [{ to: "page", command: { type: "page.open", visit } }, ...sessionCheck(guarded)],
  "navigation.lost": ({ guarded }) => [{ to: "page", command: { type: "page.abandon" } }, ...sessionCheck(guarded)],
  "page.shown": ({ screen }) => [
    ...Object.values(screenFeatures)
      .filter((name) => name !== screenFeatures[screen] && name !== "question")
      .map((name) => ({ stop: name })),
    ...(screenFeatures[screen] === undefined ? [] : [{ start: screenFeatures[screen] }])
  ]
}
