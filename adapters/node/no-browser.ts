import { Effect, Layer } from "effect"
import { Head } from "../../core/services/head.ts"
import { History } from "../../core/services/history.ts"
import { JournalDesk } from "../../core/services/journal-desk.ts"
import { Scroll } from "../../core/services/scroll.ts"

/**
 * The ports of a tab where there is none. What a page asks of its tab stays pending, so the browser that takes the page over starts it
 * again by itself: it scrolls to its place, watches its history.
 */
export const layer: Layer.Layer<Head | History | JournalDesk | Scroll> = Layer.mergeAll(
  Layer.succeed(Head, { write: () => Effect.never }),
  Layer.succeed(History, { current: Effect.never, write: () => Effect.never, leave: () => Effect.never, watch: () => Effect.never }),
  Layer.succeed(JournalDesk, { report: Effect.never, save: () => Effect.never, open: Effect.never }),
  Layer.succeed(Scroll, { remember: () => Effect.never, toTop: Effect.never, restore: () => Effect.never })
)
