import { Effect } from "effect"
import type { ErrorReport } from "../../core/domain/maintenance/error-report.ts"

/** Reports uncaught errors (including those of machines) and unhandled rejections. */
export const watchUncaught = (notify: (report: ErrorReport) => void): Effect.Effect<never> =>
  Effect.callback<never>(() => {
    const onError = ({ error, message }: ErrorEvent) => notify(reportOf("error", error ?? message))
    const onRejection = ({ reason }: PromiseRejectionEvent) => notify(reportOf("rejection", reason))
    addEventListener("error", onError)
    addEventListener("unhandledrejection", onRejection)
    return Effect.sync(() => {
      removeEventListener("error", onError)
      removeEventListener("unhandledrejection", onRejection)
    })
  })

const reportOf = (kind: "error" | "rejection", thrown: unknown): ErrorReport =>
  thrown instanceof Error
    ? { kind, message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? null, status: null }
    : { kind, message: String(thrown), stack: null, status: null }
