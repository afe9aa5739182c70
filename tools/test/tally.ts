import { existsSync } from "node:fs"
import { readJson } from "../read-json.ts"

export type Tally = { readonly passed: number; readonly failed: number }

/** Test in a report of any runner; `seconds` is that of its last attempt. */
export type Verdict = {
  readonly title: string
  /** "left": the run was stopped before it. */
  readonly outcome: "passed" | "unsteady" | "failed" | "skipped" | "left"
  /** Empty for errors of the report. */
  readonly file: string
  readonly seconds: number
  readonly reason?: string
}

/** A test that passed on retry is "unsteady" and counts as passed. */
export const tallyOf = (verdicts: ReadonlyArray<Verdict>): Tally => ({
  passed: verdicts.filter(({ outcome }) => outcome === "passed" || outcome === "unsteady").length,
  failed: verdicts.filter(({ outcome }) => outcome === "failed").length
})

/** Tests of a JSON report of Vitest or Playwright; `null` if the file is missing. */
export const readReport = (file: string): ReadonlyArray<Verdict> | null => (existsSync(file) ? verdictsOf(readJson<Report>(file)) : null)

/** A file that failed without a failing test (load error or hook) counts as one failure, unless its process crashed. */
export const verdictsOf = (report: Report): ReadonlyArray<Verdict> =>
  "testResults" in report
    ? report.testResults.flatMap(({ assertionResults, message, name, status }) => [
        ...assertionResults.map((test) => ({
          title: test.title,
          outcome: fromVitest(test.status),
          file: name,
          seconds: (test.duration ?? 0) / 1000,
          ...reasonOf(test.failureMessages?.[0])
        })),
        ...(status === "failed" && (assertionResults.length === 0 || (message ?? "") !== "") && !assertionResults.some(hasFailed)
          ? [{ title: name, outcome: "failed" as const, file: name, seconds: 0, ...reasonOf(message) }]
          : [])
      ])
    : [
        ...report.suites.flatMap(fromSuite),
        ...report.errors.map(({ message }) => ({ title: message ?? "error", outcome: "failed" as const, file: "", seconds: 0 }))
      ]

type Report = VitestReport | PlaywrightReport

type VitestReport = {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: ReadonlyArray<{
      readonly title: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: ReadonlyArray<string>
    }>
  }>
}

type PlaywrightReport = { readonly suites: ReadonlyArray<Suite>; readonly errors: ReadonlyArray<{ readonly message?: string }> }

type Suite = {
  readonly suites?: ReadonlyArray<Suite>
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly file: string
    readonly tests: ReadonlyArray<{ readonly status: string; readonly results: ReadonlyArray<PlaywrightResult> }>
  }>
}

type PlaywrightResult = { readonly duration: number; readonly error?: { readonly message?: string } }

const reasonOf = (message: string | undefined) => (message === undefined || message === "" ? {} : { reason: message })

const hasFailed = ({ status }: { readonly status: string }): boolean => status === "failed"

const fromVitest = (status: string): Verdict["outcome"] => (status === "passed" || status === "failed" ? status : "skipped")

const fromSuite = (suite: Suite): ReadonlyArray<Verdict> => [
  ...suite.specs.flatMap(({ file, tests, title }) =>
    tests.map(({ results, status }) => ({
      title,
      outcome: results.length === 0 ? ("left" as const) : fromPlaywright(status),
      file,
      seconds: (results.at(-1)?.duration ?? 0) / 1000,
      ...reasonOf(results.at(-1)?.error?.message)
    }))
  ),
  ...(suite.suites ?? []).flatMap(fromSuite)
]

const fromPlaywright = (status: string): Verdict["outcome"] =>
  status === "skipped" ? "skipped" : status === "expected" ? "passed" : status === "flaky" ? "unsteady" : "failed"
