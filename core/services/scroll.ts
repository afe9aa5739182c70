import { Context, type Effect } from "effect"

/** Where the page stands. Places are kept for each entry of the tab's history and outlive a reload. */
export class Scroll extends Context.Service<
  Scroll,
  {
    /** Keeps where the entry `index` stands now. */
    remember(index: number): Effect.Effect<void>
    readonly toTop: Effect.Effect<void>
    /** Back to where the entry was left, or to the top. */
    restore(index: number): Effect.Effect<void>
  }
>()("shop/core/services/Scroll") {}
