import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** What comes beside the page comes when the tab is first touched; at once where somebody was signed in, or a dialog is to open. */
export const tabPolicies: Policies<ShopFeatures, ShopFact> = {
  "tab.began": ({ auth, wish }) => (auth === "guest" && wish === null ? [] : [{ start: "household" }]),
  "tab.touched": () => [{ start: "household" }],
  "header.opened": () => [{ to: "household", command: { type: "reference.want" } }],
  "dialogs.opened": () => [{ to: "header", command: { type: "header.close" } }]
}
