import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { isStale } from "../build/record.ts"
import { findOrInstallChromium, howToGetChromium } from "../chromium.ts"
import { failuresOf as failuresOfPaths, type Results, tallyOf as tallyOfPaths } from "../qa/results.ts"
import { readJson } from "../read-json.ts"
import { inRoot } from "../root.ts"
import { run } from "../run.ts"
import { chooseBrowserTests, listBrowserTests, writeTestList } from "./browser-tests.ts"
import { checks, runChecks } from "./checks.ts"
import { leftTitles } from "./left-titles.ts"
import { settingsOf, type Share, describeChange } from "./share.ts"
import { failuresOf } from "./summary.ts"
import { readReport, type Tally, tallyOf, type Verdict } from "./tally.ts"

export type Run = {
  /** `null` runs every test. */
  readonly share: Share | null
  readonly filters: ReadonlyArray<string>
  /** Milliseconds since 1970 at which the run stops. */
  readonly until: number | undefined
}

/** `failures` describe failed tests; `left` names tests, or the stage, not run. */
export type Outcome = Tally & {
  readonly verdicts: ReadonlyArray<Verdict>
  readonly failures: ReadonlyArray<string>
  readonly left: ReadonlyArray<string>
}

export type Stage = { readonly name: string; readonly run: (run: Run) => Promise<Outcome> }

export const checkStage: Stage = { name: "checks", run: async () => outcome(await runChecks(checks)) }

/**
 * Repeats once a run that fails without a failing test: a process with PGlite can crash (https://github.com/nodejs/node/issues/64500). Real
 * failures recur.
 */
const vitest = (name: string, ...args: ReadonlyArray<string>): Stage => ({
  name,
  run: async ({ filters, share, until }) => {
    const once = async () => {
      const report = freshReport(reportNames.vitest)
      const env = { VITEST_REPORT: report, ...(share === null ? {} : settingsOf(share)) }
      const { code, isStopped } = await run({ file: "vitest", args: ["run", ...args, ...filters], env, output: "show", ...limit(until) })
      const isBroken = code !== 0 && !isStopped && tallyOf(readReport(report) ?? []).failed === 0
      return { result: fromReport({ report, code, isStopped, name }), isBroken }
    }
    const first = await once()
    if (!first.isBroken) return first.result
    console.log(`unsteady: the tests of ${name} failed without a failed test, and are repeated once`)
    return (await once()).result
  }
})

export const unitAndPaths = vitest("unit and paths")
export const unit = vitest("unit", "--project", "!paths")
export const paths = vitest("paths", "--project", "paths")

export const browser: Stage = {
  name: "browser",
  run: async ({ filters, share, until }) => {
    const chromium = await findOrInstallChromium()
    if (chromium === null) return broken(howToGetChromium)
    if (isStale() && (await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })).code !== 0)
      return broken("the build failed, no browser tests run")
    const report = freshReport(reportNames.browser)
    rmSync(leftTitles, { force: true })
    const chosen = share === null ? [] : ["--test-list", await chooseTests(share)]
    const { code, isStopped } = await run({
      file: "playwright",
      args: ["test", ...chosen, ...filters],
      env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      output: "show",
      ...limit(until)
    })
    return fromReport({ report, code, isStopped, name: "browser" })
  }
}

const chooseTests = async (share: Share): Promise<string> => {
  const { chosen, left } = chooseBrowserTests(share, await listBrowserTests())
  writeFileSync(leftTitles, JSON.stringify(left.map(({ title }) => title)))
  const count = (tag: string) => chosen.filter(({ tags }) => tags.includes(tag)).length
  const [always, byTurn] = [count("@always"), count("@turn")]
  const byChange = chosen.length - always - byTurn
  console.log(describeChange(share))
  console.log(
    `${chosen.length} of ${chosen.length + left.length} browser tests: ${always} always, ${byChange} by change, ${byTurn} by turn`
  )
  return writeTestList(chosen)
}

export const requirements: Stage = {
  name: "requirements",
  run: async () =>
    (await run({ file: process.execPath, args: ["tools/requirements.ts"], output: "show" })).code === 0
      ? outcome({ passed: 0, failed: 0, failures: [] })
      : outcome({ passed: 0, failed: 1, failures: ["requirements: a claim in a title is wrong"] })
}

/** Browser paths and random journeys of a share (changed machines, its turn); otherwise all levels. */
export const generatedPaths: Stage = {
  name: "browser paths and journeys",
  run: async ({ share, until }) => {
    const report = inRoot(".qa/report.json")
    rmSync(report, { force: true })
    const ofShare =
      share === null
        ? []
        : ["--level", "browser,journeys", "--since", share.since, "--turn", `${share.turn}`, "--seed", await seedOfCommit()]
    const args = ["tools/qa.ts", ...ofShare]
    const { code, isStopped } = await run({ file: process.execPath, args, output: "show", ...limit(until) })
    if (isStopped) return stoppedOutcome("browser paths and journeys")
    if (code === 127) return broken("npm run qa did not start")
    const results = readJson<Results>(report)
    const tally = tallyOfPaths(results)
    const failures = code !== 0 && tally.failed === 0 ? [endedWith("npm run qa", code)] : failuresOfPaths(results)
    return outcome({ ...tally, failed: Math.max(tally.failed, Number(code !== 0)), failures })
  }
}

/** Derives a seed from the commit, so that a run can be repeated. */
const seedOfCommit = async (): Promise<string> => {
  const { code, output } = await run({ file: "git", args: ["rev-parse", "HEAD"], output: "keep" })
  return code === 0 ? String(Number.parseInt(output.slice(0, 7), 16)) : "0"
}

const reportNames = { vitest: "unit", browser: "e2e" } as const

const freshReport = (name: string): string => {
  const report = inRoot("test-results", `${name}.json`)
  mkdirSync(inRoot("test-results"), { recursive: true })
  rmSync(report, { force: true })
  return report
}

type StageReport = { readonly report: string; readonly code: number; readonly isStopped: boolean; readonly name: string }

/** Counts a failed exit code without a failing test (a crash, no tests) as one failure. */
const fromReport = ({ code, isStopped, name, report }: StageReport): Outcome => {
  const verdicts = readReport(report)
  if (isStopped && verdicts === null) return stoppedOutcome(name)
  const tally = tallyOf(verdicts ?? [])
  const left = (verdicts ?? []).filter((verdict) => verdict.outcome === "left").map(({ title }) => title)
  const isUnnamed = code !== 0 && tally.failed === 0
  return {
    passed: tally.passed,
    failed: isUnnamed ? 1 : tally.failed,
    verdicts: verdicts ?? [],
    failures: isUnnamed ? [endedWith(name, code)] : failuresOf(verdicts ?? []),
    left
  }
}

const limit = (until: number | undefined) => (until === undefined ? {} : { until })

const endedWith = (name: string, code: number): string => `${name}: exit code ${code} without a failed test; its output has the reason`

const outcome = ({ failed, failures, passed }: Pick<Outcome, "passed" | "failed" | "failures">): Outcome => ({
  passed,
  failed,
  failures,
  verdicts: [],
  left: []
})

const broken = (message: string): Outcome => {
  console.error(message)
  return outcome({ passed: 0, failed: 1, failures: [message] })
}

/** Stage stopped before its report, or never started. */
export const stoppedOutcome = (name: string): Outcome => ({
  ...outcome({ passed: 0, failed: 1, failures: [] }),
  left: [`${name}, all of it`]
})
