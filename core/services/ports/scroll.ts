import { Context, type Effect } from "effect"

/** Positions are stored per history entry and survive a reload. */
export class Scroll extends Context.Service<
  Scroll,
  {
    remember(index: number): Effect.Effect<void>
    readonly toTop: Effect.Effect<void>
    /** Without a position, a new document stays where its visitor has scrolled, and another page scrolls to the top. */
    restore(index: number): Effect.Effect<void>
    /** Reports crossings of a limit; starts on the near side. */
    watch(isBeyond: (top: number) => boolean, notify: (isBeyond: boolean) => void): Effect.Effect<never>
    /** Locks page scrolling while running; nested locks are counted. */
    readonly hold: Effect.Effect<never>
  }
>()("shop/core/services/Scroll") {}
