import { Context, type Effect } from "effect"
import type { Arrangement } from "../../domain/catalogue/arrangement.ts"

/** Layout of catalogue lists, stored in this browser. */
export class Arrangements extends Context.Service<
  Arrangements,
  {
    readonly recall: Effect.Effect<Arrangement>
    keep(arrangement: Arrangement): Effect.Effect<void>
  }
>()("shop/core/services/Arrangements") {}
