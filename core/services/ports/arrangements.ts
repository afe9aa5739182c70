import { Context, type Effect } from "effect"
import type { Arrangement } from "../../domain/catalogue/arrangement.ts"

/** How this visitor wants the catalogue drawn, kept in this browser; where it cannot be kept it lasts as long as the page. */
export class Arrangements extends Context.Service<
  Arrangements,
  {
    readonly recall: Effect.Effect<Arrangement>
    keep(arrangement: Arrangement): Effect.Effect<void>
  }
>()("shop/core/services/Arrangements") {}
