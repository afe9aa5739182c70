import type { ActorRef, ActorRefFrom, MachineSnapshot, MetaObject, StateSchema, StateValue } from "xstate"
import type { CommandOf, MachineOf } from "../kernel/feature.ts"
import type { Follows, Plan } from "../kernel/plan.ts"
import type { SystemState } from "../kernel/system-state.ts"
import type { SystemEvent } from "../kernel/untyped.ts"
import type { ShopFact } from "./facts.ts"
import { navigationPolicies } from "./policies/navigation.ts"
import { tabPolicies } from "./policies/tab.ts"
import { features, type ShopFeatures } from "./registry.ts"

const screenFollowers = ["account", "checkout", "payment", "placedOrder"] as const

/** Who follows which fact. */
const follows: Follows<ShopFeatures, ShopFact> = {
  "tab.began": ["household"],
  "drafts.left": ["account"],
  "navigation.resolved": ["header", "household"],
  "navigation.lost": ["header", "household"],
  "page.shown": ["header", "navigation", "household"],
  "page.wasMissing": ["header", "navigation"],
  "page.moved": ["navigation"],
  "page.broke": ["header", "navigation"],
  "page.failed": ["header", "navigation"],
  "checkout.left": ["household"],
  "account.wanted": ["household"],
  "account.changed": ["household"],
  "auth.settled": screenFollowers,
  "auth.loggedIn": screenFollowers,
  "auth.loggedOut": screenFollowers
}

/** The whole shop of a tab: who lives in it, and who hears what. */
export const plan: Plan<ShopFeatures, ShopFact> = {
  features,
  follows,
  standing: ["tab", "drafts", "navigation", "page"],
  policies: [navigationPolicies, tabPolicies]
}

export type FeatureName = keyof ShopFeatures

/** A running feature. */
export type FeatureActor<N extends FeatureName> = ActorRefFrom<MachineOf<ShopFeatures[N]>>

type ShopChildren = { readonly [N in FeatureName]?: FeatureActor<N> }
type ShopEvent = ShopFact | SystemEvent
type ShopSnapshot = MachineSnapshot<SystemState, ShopEvent, ShopChildren, StateValue, string, unknown, MetaObject, StateSchema>

/** The running shop, whoever fills its placeholders. */
export type ShopActor = ActorRef<ShopSnapshot, ShopEvent>

/** What may be asked of a feature. */
export type ShopCommand<N extends FeatureName> = CommandOf<ShopFeatures[N], ShopFact>
