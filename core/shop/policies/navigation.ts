import type { Policies } from "../../kernel/plan.ts"
import type { GuardRedirect } from "../../routes/guard.ts"
import { screenFeatures } from "../../routes/screen-features.ts"
import type { ShopFact } from "../facts.ts"
import { besidePageStarts, type ShopFeatures } from "../registry.ts"

/** A page that requires a log-in starts the late features at once, because they check the session. */
const startsForGuarded = (redirect: GuardRedirect | null) => (redirect === null ? [] : besidePageStarts)

/** Opens the page of a resolved address. A screen's feature starts and stops with it, except the question, whose draft survives navigation. */
export const navigationPolicies: Policies<ShopFeatures, ShopFact> = {
  "navigation.resolved": ({ guarded, visit }) => [{ to: "page", command: { type: "page.open", visit } }, ...startsForGuarded(guarded)],
  "navigation.lost": ({ guarded }) => [{ to: "page", command: { type: "page.abandon" } }, ...startsForGuarded(guarded)],
  "page.shown": ({ screen }) => [
    ...Object.values(screenFeatures)
      .filter((name) => name !== screenFeatures[screen] && name !== "question")
      .map((name) => ({ stop: name })),
    ...(screenFeatures[screen] === undefined ? [] : [{ start: screenFeatures[screen] }])
  ]
}
