import { Context, type Effect } from "effect"
import type { Goal } from "../../domain/marketing/goals.ts"
import type { Push } from "../../domain/marketing/pushes.ts"

/** What other programs of the page read: the data layer, and where they are configured a pixel of a social network and an ad counter. */
export class Tags extends Context.Service<
  Tags,
  {
    push(push: Push): Effect.Effect<void>
    /** Does nothing where neither is configured (MKT-022, MKT-023). */
    reach(goal: Goal): Effect.Effect<void>
  }
>()("shop/core/services/Tags") {}
