import { Context, Effect, Schema } from "effect"
import { type ErrorReport, fingerprintOf, isReported, maxLengths, maxReports } from "../../domain/maintenance/error-report.ts"

/** Only logged. */
export class ReportUnsent extends Schema.TaggedError<ReportUnsent>()("ReportUnsent", { reason: Schema.String }) {}

/** `journal` is the end of the tab's journal or all of it, masked and without secrets. */
export type SentReport = ErrorReport & {
  readonly fingerprint: string
  readonly build: string
  readonly path: string
  readonly journal: string | null
}

/** Returns the id of the report (ERRC-041). */
export class Reports extends Context.Service<Reports, { send(report: SentReport): Effect.Effect<string, ReportUnsent> }>()(
  "shop/core/services/Reports"
) {}

export type ReportedTab = {
  readonly build: string
  readonly path: () => string
  /** Masks a failure and adds the end of the journal. */
  readonly reportedJournal: (failure: ErrorReport) => Effect.Effect<{ readonly failure: ErrorReport; readonly journal: string | null }>
}

/** Truncates texts to the limits. */
export const reportOf = (
  report: ErrorReport,
  { build, path }: Pick<ReportedTab, "build" | "path">,
  journal: string | null
): SentReport => ({
  ...report,
  message: report.message.slice(0, maxLengths.message),
  stack: report.stack?.slice(0, maxLengths.stack) ?? null,
  fingerprint: fingerprintOf(report),
  build,
  path: path().slice(0, maxLengths.path),
  journal: journal !== null && journal.length > maxLengths.journal ? null : journal
})

/** Reports failures of one tab: each once, at most ten, and no expected statuses (ERRC-018, ERRC-019). Delivery errors are only logged. */
export const makeReporter = (tab: ReportedTab) => {
  const reported = new Set<string>()
  return (report: ErrorReport): Effect.Effect<void, never, Reports> =>
    Effect.suspend(() => {
      const fingerprint = fingerprintOf(report)
      if (!isReported(report.kind === "page" ? report.status : null) || reported.has(fingerprint) || reported.size >= maxReports)
        return Effect.void
      reported.add(fingerprint)
      return Effect.gen(function* () {
        const { failure, journal } = yield* tab.reportedJournal(report)
        return yield* (yield* Reports).send({ ...reportOf(failure, tab, journal), fingerprint })
      })
    }).pipe(
      Effect.asVoid,
      Effect.catchCause((cause) => Effect.logWarning("could not report a failure", cause))
    )
}
