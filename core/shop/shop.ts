import type { ActorRef, ActorRefFrom, MachineSnapshot, MetaObject, StateSchema, StateValue } from "xstate"
import type { CommandOf, MachineOf } from "../kernel/feature.ts"
import type { Follows, Plan } from "../kernel/plan.ts"
import type { SystemState } from "../kernel/system-state.ts"
import type { SystemEvent } from "../kernel/untyped.ts"
import type { EarlyFact, ShopFact } from "./facts.ts"
import { navigationPolicies } from "./policies/navigation.ts"
import { tabPolicies } from "./policies/tab.ts"
import { features, type ShopFeatures } from "./registry.ts"

/** Who follows what those publish who live from the start. Who follows the others stands in `late-plan.ts`. */
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

/** The whole shop of a tab: who lives in it, and who hears what. */
export const plan: Plan<ShopFeatures, ShopFact> = {
  features,
  follows,
  standing: ["drafts", "navigation", "page", "auth", "network"],
  policies: [navigationPolicies, tabPolicies],
  late: () => import("./late-plan.ts").then(({ latePlan }) => latePlan)
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
