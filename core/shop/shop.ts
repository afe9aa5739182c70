import type { ActorRef, ActorRefFrom, MachineSnapshot, MetaObject, StateSchema, StateValue } from "xstate"
import type { CommandOf, MachineOf } from "../kernel/feature.ts"
import type { Follows, Plan } from "../kernel/plan.ts"
import type { SystemState } from "../kernel/system-state.ts"
import type { SystemEvent } from "../kernel/untyped.ts"
import type { EarlyFact, ShopFact } from "./facts.ts"
import { navigationPolicies } from "./policies/navigation.ts"
import { tabPolicies } from "./policies/tab.ts"
import { features, type ShopFeatures } from "./registry.ts"

/** Followers of early facts. Manifests declare those of late facts (`capability.ts`). */
const follows: Follows<ShopFeatures, EarlyFact> = {
  "drafts.left": ["account"],
  "navigation.resolved": ["header", "dialogs", "layers", "gate", "checkoutGate", "catalogue", "papers", "addedDialog", "customPiece"],
  "navigation.lost": ["header", "dialogs", "layers", "gate", "checkoutGate", "catalogue", "addedDialog"],
  "page.shown": ["header", "navigation", "cart", "customPiece"],
  "page.wasMissing": ["header", "navigation"],
  "page.moved": ["navigation"],
  "page.broke": ["header", "navigation"],
  "page.failed": ["header", "navigation"]
}

export const shopPlan: Plan<ShopFeatures, ShopFact> = {
  features,
  follows,
  retained: ["drafts", "navigation", "page", "auth", "network"],
  policies: [navigationPolicies, tabPolicies],
  late: () => import("./late-plan.ts").then(({ latePlan }) => latePlan)
}

export type FeatureName = keyof ShopFeatures

export type FeatureActor<N extends FeatureName> = ActorRefFrom<MachineOf<ShopFeatures[N]>>

type ShopChildren = { readonly [N in FeatureName]?: FeatureActor<N> }
type ShopEvent = ShopFact | SystemEvent
type ShopSnapshot = MachineSnapshot<SystemState, ShopEvent, ShopChildren, StateValue, string, unknown, MetaObject, StateSchema>

export type ShopActor = ActorRef<ShopSnapshot, ShopEvent>

export type ShopCommand<N extends FeatureName> = CommandOf<ShopFeatures[N], ShopFact>
