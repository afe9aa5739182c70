import { Effect } from "effect"
import type { ErrorReport } from "../domain/maintenance/error-report.ts"
import type { Size } from "../journal/journal.ts"
import type { Recorder } from "../journal/record.ts"
import { pageReport } from "../machines/navigation/page-report.ts"
import { makeReporter, reportOf, Reports } from "../services/ports/reports.ts"
import type { ShopActor } from "./shop.ts"

/** Functions and marks that mask a journal. The marks need the whole contract, so all load with the first report. */
const cleaners = Effect.promise(async () => {
  const [{ loadMarks }, toReport, toFile] = await Promise.all([
    import("./marks.ts"),
    import("../journal/report-journal.ts"),
    import("../journal/report.ts")
  ])
  return { ...toReport, ...toFile, marks: await loadMarks() }
})

type WatchOptions = {
  readonly build: string
  readonly path: () => string
  readonly recorder: Recorder
  readonly shop: ShopActor
  readonly uncaught: (notify: (failure: ErrorReport) => void) => Effect.Effect<never>
  readonly run: (program: Effect.Effect<void, never, Reports>) => void
}

/** Reports uncaught errors of this tab, and pages that broke or did not load. */
export const reportFailures = ({ build, path, recorder, run, shop, uncaught }: WatchOptions): void => {
  const reportedJournal = (failure: ErrorReport) =>
    Effect.map(cleaners, (clean) => clean.reportedJournal(failure, recorder.journal(), clean.marks))
  const report = makeReporter({ build, path, reportedJournal })
  const notify = (failure: ErrorReport) => run(report(failure))
  run(uncaught(notify))
  let last: unknown = null
  shop.getSnapshot().children.page?.subscribe(({ context: { refusal } }) => {
    if (refusal !== null && refusal !== last) notify(pageReport(refusal))
    last = refusal
  })
}

type Desk = {
  readonly build: string
  readonly path: () => string
  readonly title: () => string
  readonly recorder: () => Recorder
  readonly sizes: () => ReadonlyArray<Size>
  readonly saveFile: (name: string, text: string) => Effect.Effect<void>
}

/** Sends or saves the whole journal, masked, on the shopper's request. */
export const reportDesk = ({ build, path, recorder, saveFile, sizes, title }: Desk) => ({
  /** Returns the report's number, or `null` when it was not delivered. */
  sendReport: Effect.gen(function* () {
    const reports = yield* Reports
    const { fileOf, marks, maskedJournal } = yield* cleaners
    const byHand: ErrorReport = { kind: "shopper", message: title(), stack: null, status: null }
    return yield* reports.send(reportOf(byHand, { build, path }, maskedJournal(fileOf(recorder(), build, sizes()), marks)))
  }).pipe(Effect.catch((unsent) => Effect.as(Effect.logWarning("could not send the error report", unsent), null))),
  saveReport: Effect.flatMap(cleaners, ({ fileOf, marks, savedAs }) => {
    const { name, text } = savedAs(fileOf(recorder(), build, sizes()), marks, true)
    return saveFile(name, text)
  })
})
