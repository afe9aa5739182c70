import type { Policies } from "../../kernel/plan.ts"
import { screenFeatures } from "../../routes/screen-features.ts"
import type { ShopFact } from "../facts.ts"
import { besidePageStarts, type ShopFeatures } from "../registry.ts"

/** A page for users starts the late features at once, to check the session. */
const guests = (guarded: unknown) => (guarded === null ? [] : besidePageStarts)

/**
 * Opens the page of a resolved address. The feature of a screen starts and stops with it, except a question, whose draft survives
 * navigation.
 */
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
