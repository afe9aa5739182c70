import { Effect, Layer } from "effect"
import { Head } from "../../core/services/head.ts"
import { History } from "../../core/services/history.ts"
import { Scroll } from "../../core/services/scroll.ts"

/**
 * The ports of a tab where there is none. What a page asks of its tab stays pending, so the browser that takes the page over starts it
 * again by itself: it scrolls to its place, watches its history.
 */
export const layer: Layer.Layer<Head | History | Scroll> = Layer.mergeAll(
  Layer.succeed(Head, { write: () => Effect.never }),
  Layer.succeed(History, { current: Effect.never, write: () => Effect.void, leave: () => Effect.never, watch: () => Effect.never }),
  Layer.succeed(Scroll, { remember: () => Effect.void, toTop: Effect.never, restore: () => Effect.never })
)
