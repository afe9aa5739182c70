import { Context, type Effect } from "effect"

/** What the visitor does to the page as a whole; each tells for as long as it runs. */
export class Gestures extends Context.Service<
  Gestures,
  {
    /** The Escape key, unless it ends the composition of a word. */
    escapes(tell: () => void): Effect.Effect<never>
    /** The pointer comes down outside every element that is marked so. */
    pressesOutside(mark: string, tell: () => void): Effect.Effect<never>
  }
>()("shop/core/services/Gestures") {}
