import { followersOf } from "../kernel/followers.ts"
import type { LatePlan, Policies } from "../kernel/plan.ts"
import { afterForms, lateFeatures, latePolicies } from "./capabilities.ts"
import type { AfterForm } from "./capability.ts"
import type { LateFact, ShopFact } from "./facts.ts"
import type { ShopFeatures } from "./registry.ts"

const reactionTo: Readonly<Record<string, AfterForm[keyof AfterForm]>> = afterForms

const formPolicies: Policies<ShopFeatures, ShopFact> = { "dialogs.formDone": (done) => reactionTo[done.form]?.(done) ?? [] }

export const latePlan: LatePlan<ShopFeatures, ShopFact> = {
  follows: followersOf<ShopFeatures, LateFact>(lateFeatures),
  policies: [formPolicies, ...latePolicies]
}
