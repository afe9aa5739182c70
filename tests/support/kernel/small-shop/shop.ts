import type { Follows, Plan } from "../../../../core/kernel/plan.ts"
import { commandSender } from "../../../../core/kernel/send-command.ts"
import { makeSystem } from "../../../../core/kernel/system.ts"
import { authMachine } from "./auth.machine.ts"
import type { AccountFact, CartFact } from "./facts.ts"

/** Features of the small shop, by name. */
export const features = {
  auth: { machine: authMachine },
  cart: { load: () => import("./cart.machine.ts").then(({ cartMachine }) => cartMachine) },
  notices: { load: () => import("./notices.machine.ts").then(({ noticesMachine }) => noticesMachine) }
} as const

export type ShopFeatures = typeof features
export type ShopFact = AccountFact | CartFact

/** Subscriptions of features to facts. */
export const follows: Follows<ShopFeatures, ShopFact> = { "auth.loggedIn": ["cart"], "auth.loggedOut": ["cart"] }

export const plan: Plan<ShopFeatures, ShopFact> = {
  features,
  follows,
  retained: ["auth"],
  policies: [],
  late: () => import("./late-policies.ts").then(({ latePlan }) => latePlan)
}

/** A complete small shop, as test and example of the kernel. */
export const shop = { ...makeSystem(plan), give: commandSender<ShopFeatures, ShopFact>() }

/** Machines of the small shop, for a process that folds its journal. */
export const { machines } = shop
