import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import { besidePageStarts, type ShopFeatures } from "../registry.ts"

/** What comes beside the page comes when the tab is first touched; at once where somebody was signed in, or a dialog is to open. */
export const tabPolicies: Policies<ShopFeatures, ShopFact> = {
  "tab.began": ({ auth, drafts, owner, wish }) => [
    { configure: "auth", input: { start: auth } },
    { configure: "dialogs", input: { drafts, owner } },
    { configure: "newsletter", input: { values: drafts["newsletter"] ?? {} } },
    ...(drafts["question"] ? [{ to: "question" as const, command: { type: "form.open" as const, values: drafts["question"] } }] : []),
    ...(auth === "guest" && wish === null ? [] : besidePageStarts),
    ...(wish === null ? [] : [{ to: "dialogs" as const, command: { type: "dialogs.open" as const, ...wish } }])
  ],
  "tab.touched": () => besidePageStarts,
  "header.opened": () => [{ to: "reference", command: { type: "reference.require" } }]
}
