import { Context, Effect } from "effect"

/** Percent of the file at `place` of a form that has been sent. */
export type Progress = { readonly form: string; readonly place: number; readonly percent: number }

/** Tells what sends files apart from who shows their progress. One for the whole tab; nothing of it is stored. */
export const Uploads = Context.Reference<{
  readonly report: (progress: Progress) => Effect.Effect<void>
  /** Tells of a form's progress until it is interrupted. */
  readonly watch: (form: string, tell: (progress: Progress) => void) => Effect.Effect<never>
}>("shop/core/services/Uploads", {
  defaultValue: () => {
    const listeners = new Set<(progress: Progress) => void>()
    return {
      report: (progress) => Effect.sync(() => listeners.forEach((listener) => listener(progress))),
      watch: (form, tell) => {
        const listener = (progress: Progress) => {
          if (progress.form === form) tell(progress)
        }
        return Effect.acquireUseRelease(
          Effect.sync(() => listeners.add(listener)),
          () => Effect.never,
          () => Effect.sync(() => listeners.delete(listener))
        )
      }
    }
  }
})
