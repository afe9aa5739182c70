import { Context, type Effect } from "effect"
import type { Goal } from "../../domain/marketing/goals.ts"
import type { Push } from "../../domain/marketing/pushes.ts"

/** Data layer and, if configured, a social network pixel and an ad counter. */
export class Tags extends Context.Service<
  Tags,
  {
    push(push: Push): Effect.Effect<void>
    /** Does nothing when neither is configured (MKT-022, MKT-023). */
    reach(goal: Goal): Effect.Effect<void>
  }
>()("shop/core/services/Tags") {}
