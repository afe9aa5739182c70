import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import { besidePageStarts, type ShopFeatures } from "../registry.ts"

/** Starts the late features on the first interaction, or at once when the tab has a session or a dialog to open. */
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
