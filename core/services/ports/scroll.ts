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
    /** Tells whenever the page comes to the other side of a limit, for as long as it runs; it begins on the near side. */
    watch(isBeyond: (top: number) => boolean, tell: (isBeyond: boolean) => void): Effect.Effect<never>
    /** The visitor cannot scroll the page for as long as it runs; of several that hold it the last lets it go. */
    readonly hold: Effect.Effect<never>
  }
>()("shop/core/services/Scroll") {}
