import { Context, Effect } from "effect"

/** Per cent of the file at `place`. */
export type Progress = { readonly form: string; readonly place: number; readonly percent: number }

/** Event bus between upload code and progress displays, one per tab. */
export const Uploads = Context.Reference<{
  readonly report: (progress: Progress) => Effect.Effect<void>
  readonly watch: (form: string, notify: (progress: Progress) => void) => Effect.Effect<never>
}>("shop/core/services/Uploads", {
  defaultValue: () => {
    const listeners = new Set<(progress: Progress) => void>()
    return {
      report: (progress) => Effect.sync(() => listeners.forEach((listener) => listener(progress))),
      watch: (form, notify) => {
        const listener = (progress: Progress) => {
          if (progress.form === form) notify(progress)
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
