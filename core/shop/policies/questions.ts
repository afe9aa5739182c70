import { questionSentPath } from "../../domain/questions/question-paths.ts"
import type { Policies } from "../../kernel/plan.ts"
import type { ShopFact } from "../facts.ts"
import type { ShopFeatures } from "../registry.ts"

/** A question that was taken leads to its confirmation (CNT-007). The fact comes from forms that are features; those of dialogs tell their dialogs. */
export const questionsPolicies: Policies<ShopFeatures, ShopFact> = {
  "form.done": ({ form }) =>
    form === "question" ? [{ to: "navigation", command: { type: "navigation.go", to: questionSentPath, replace: false } }] : []
}
