import { Effect, Layer } from "effect"
import { JournalDesk } from "../../core/services/journal-desk.ts"

/** Where pages are rendered no journal is kept. */
export const layer: Layer.Layer<JournalDesk> = Layer.succeed(JournalDesk, {
  report: Effect.never,
  save: () => Effect.never,
  open: Effect.never
})
