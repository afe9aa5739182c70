import { existsSync } from "node:fs"
import { readJson } from "../read-json.ts"

export type Tally = { readonly passed: number; readonly failed: number }

/** One test of a report, whichever runner wrote it. */
export type Verdict = { readonly title: string; readonly outcome: "passed" | "unsteady" | "failed" | "skipped" }

/** A test that passed only when it ran again is unsteady: it counts as passed, and is named. */
export const tallyOf = (verdicts: ReadonlyArray<Verdict>): Tally => ({
  passed: verdicts.filter(({ outcome }) => outcome === "passed" || outcome === "unsteady").length,
  failed: verdicts.filter(({ outcome }) => outcome === "failed").length
})

/** The tests of a JSON report of vitest or of Playwright; `null` if there is no such file. */
export const readReport = (file: string): ReadonlyArray<Verdict> | null => (existsSync(file) ? verdictsOf(readJson<Report>(file)) : null)

/** A file that broke before its first test counts as one failure: it has no test that could say so. */
export const verdictsOf = (report: Report): ReadonlyArray<Verdict> =>
  "testResults" in report
    ? report.testResults.flatMap((file) =>
        file.assertionResults.length === 0 && file.status === "failed"
          ? [{ title: file.name, outcome: "failed" as const }]
          : file.assertionResults.map(({ title, status }) => ({ title, outcome: fromVitest(status) }))
      )
    : [
        ...report.suites.flatMap(fromSuite),
        ...report.errors.map(({ message }) => ({ title: message ?? "error", outcome: "failed" as const }))
      ]

type Report = VitestReport | PlaywrightReport

type VitestReport = {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly assertionResults: ReadonlyArray<{ readonly title: string; readonly status: string }>
  }>
}

type PlaywrightReport = { readonly suites: ReadonlyArray<Suite>; readonly errors: ReadonlyArray<{ readonly message?: string }> }

type Suite = {
  readonly suites?: ReadonlyArray<Suite>
  readonly specs: ReadonlyArray<{ readonly title: string; readonly tests: ReadonlyArray<{ readonly status: string }> }>
}

const fromVitest = (status: string): Verdict["outcome"] => (status === "passed" || status === "failed" ? status : "skipped")

const fromSuite = (suite: Suite): ReadonlyArray<Verdict> => [
  ...suite.specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, outcome: fromPlaywright(status) }))),
  ...(suite.suites ?? []).flatMap(fromSuite)
]

const fromPlaywright = (status: string): Verdict["outcome"] =>
  status === "skipped" ? "skipped" : status === "expected" ? "passed" : status === "flaky" ? "unsteady" : "failed"
