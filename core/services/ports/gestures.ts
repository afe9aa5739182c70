import { Context, type Effect } from "effect"

/** Page-wide user gestures, reported while running. */
export class Gestures extends Context.Service<
  Gestures,
  {
    /** Escape key, except when it ends an IME composition. */
    escapes(notify: () => void): Effect.Effect<never>
    /** Pointer press outside every element with this mark. */
    pressesOutside(mark: string, notify: () => void): Effect.Effect<never>
  }
>()("shop/core/services/Gestures") {}
