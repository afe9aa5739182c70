import { Effect, Layer } from "effect"
import { uncaught } from "../adapters/browser/failures-browser.ts"
import { saveFile } from "../adapters/browser/files-browser.ts"
import { makeReports } from "../adapters/browser/reports-browser.ts"
import type { ErrorReport } from "../core/domain/maintenance/error-report.ts"
import type { Recorder } from "../core/journal/record.ts"
import { pageReport } from "../core/machines/navigation/page-report.ts"
import { makeReporter, reportOf, Reports } from "../core/services/ports/reports.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { loggerTo } from "./log.ts"
import { tabSizes } from "./tab-sizes.ts"
import { toConsole } from "./to-console.ts"

type Options = { readonly build: string; readonly reportsUrl: string | undefined }

/** The shop's own address for reports. */
const ownReports = "/reports"

const serviceOf = (url = ownReports) => Layer.merge(Layer.succeed(Reports, makeReports(url)), loggerTo(toConsole))

const path = () => location.pathname

/** What a journal is cleaned by before it leaves: the whole contract, so it comes with the first report. */
const cleaners = Effect.promise(async () => {
  const [{ loadMarks }, toReport, toFile] = await Promise.all([
    import("../core/shop/marks.ts"),
    import("../core/journal/report-journal.ts"),
    import("../core/journal/report.ts")
  ])
  return { ...toReport, ...toFile, marks: await loadMarks() }
})

/** Reports what goes wrong in this tab from now on: what nobody caught, and pages that broke or did not come. */
export const reportFailures = ({
  build,
  recorder,
  reportsUrl,
  shop
}: Options & { readonly recorder: Recorder; readonly shop: ShopActor }): void => {
  const leaving = (failure: ErrorReport) => Effect.map(cleaners, (clean) => clean.leaving(failure, recorder.journal(), clean.marks))
  const report = makeReporter({ build, path, leaving })
  const services = serviceOf(reportsUrl)
  const tell = (failure: ErrorReport) => void Effect.runFork(Effect.provide(report(failure), services))
  Effect.runFork(uncaught(tell))
  let last: unknown = null
  shop.getSnapshot().children.page?.subscribe(({ context: { refusal } }) => {
    if (refusal !== null && refusal !== last) tell(pageReport(refusal))
    last = refusal
  })
}

/** What a shopper sends or saves by hand: the whole journal, masked. */
export const reportDesk = ({ build, recorder, reportsUrl }: Options & { readonly recorder: () => Recorder }) => {
  const byHand = (): ErrorReport => ({ kind: "shopper", message: document.title, stack: null, status: null })
  return {
    /** The number of the report; `null` where it did not arrive. */
    sendReport: Effect.gen(function* () {
      const reports = yield* Reports
      const { fileOf, marks, wholeOf } = yield* cleaners
      return yield* reports.send(reportOf(byHand(), { build, path }, wholeOf(fileOf(recorder(), build, tabSizes()), marks)))
    }).pipe(
      Effect.catch((unsent) => Effect.as(Effect.logWarning("the report was not sent", unsent), null)),
      Effect.provide(serviceOf(reportsUrl))
    ),
    saveReport: Effect.flatMap(cleaners, ({ fileOf, marks, savedAs }) => {
      const { name, text } = savedAs(fileOf(recorder(), build, tabSizes()), marks, true)
      return saveFile(name, text)
    })
  }
}
