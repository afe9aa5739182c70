import { Context, Effect, Schema } from "effect"
import { type ErrorReport, fingerprintOf, isReported, longest, mostReports } from "../../domain/maintenance/error-report.ts"

/** A report did not arrive; nobody is told but the log. */
export class ReportUnsent extends Schema.TaggedError<ReportUnsent>()("ReportUnsent", { reason: Schema.String }) {}

/** A report as it goes out: `journal` is the end of the tab's journal, or all of it, personal data masked and secrets gone. */
export type SentReport = ErrorReport & {
  readonly fingerprint: string
  readonly build: string
  readonly path: string
  readonly journal: string | null
}

/** Who takes reports of what went wrong (ERRC-041); answers the number of the report. */
export class Reports extends Context.Service<Reports, { send(report: SentReport): Effect.Effect<string, ReportUnsent> }>()(
  "shop/core/services/Reports"
) {}

/** What a tab adds to each report. */
export type ReportedTab = {
  readonly build: string
  readonly path: () => string
  /** The failure as it may leave the tab, with the end of its journal. */
  readonly leaving: (failure: ErrorReport) => Effect.Effect<{ readonly failure: ErrorReport; readonly journal: string | null }>
}

/** Cuts a report's texts to what is taken. */
export const reportOf = (
  report: ErrorReport,
  { build, path }: Pick<ReportedTab, "build" | "path">,
  journal: string | null
): SentReport => ({
  ...report,
  message: report.message.slice(0, longest.message),
  stack: report.stack?.slice(0, longest.stack) ?? null,
  fingerprint: fingerprintOf(report),
  build,
  path: path().slice(0, longest.path),
  journal: journal !== null && journal.length > longest.journal ? null : journal
})

/**
 * Reports the failures of one tab: each once, ten at most, and no answer of the shop that is no fault (ERRC-018, ERRC-019). It never fails: a report
 * that does not arrive, or breaks, is logged, and logging reports nothing.
 */
export const makeReporter = (tab: ReportedTab) => {
  const told = new Set<string>()
  return (report: ErrorReport): Effect.Effect<void, never, Reports> =>
    Effect.suspend(() => {
      const fingerprint = fingerprintOf(report)
      if (!isReported(report.kind === "page" ? report.status : null) || told.has(fingerprint) || told.size >= mostReports)
        return Effect.void
      told.add(fingerprint)
      return Effect.gen(function* () {
        const { failure, journal } = yield* tab.leaving(report)
        return yield* (yield* Reports).send({ ...reportOf(failure, tab, journal), fingerprint })
      })
    }).pipe(
      Effect.asVoid,
      Effect.catchCause((cause) => Effect.logWarning("a failure could not be reported", cause))
    )
}
