import { mkdirSync, rmSync } from "node:fs"
import { findOrInstallChromium, howToGetChromium } from "./chromium.ts"
import { isStale } from "./build/record.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { checks, runChecks } from "./test/checks.ts"
import { summaryOf } from "./test/summary.ts"
import { readReport, type Tally, tallyOf, type Verdict } from "./test/tally.ts"

/**
 * `npm test` does everything; `npm run test:unit`, `test:paths`, `test:e2e` and `check` do their part, and pass further words on
 * (`npm run test:e2e -- faults`). The last line is `N passed, N failed`; a failed check counts as one failure.
 */
const [part = "all", ...words] = process.argv.slice(2)
/** Many processes start in a run, servers most of all: what one has compiled the next one takes. */
process.env["NODE_COMPILE_CACHE"] ??= inRoot("node_modules/.cache/node")
/** Every test of the run, for what is said at its end. */
const all: Array<Verdict> = []
const none: Tally = { passed: 0, failed: 0 }
const oneFailure: Tally = { passed: 0, failed: 1 }

const staticChecks = async (): Promise<Tally> => ({ passed: 0, failed: await runChecks(checks) })

/**
 * A run that fails without a failing test is named and done once more, as a test of the browser's is: a process with PGlite in it can be lost under
 * its tests (https://github.com/nodejs/node/issues/64500 tells of such). What is wrong with the tests themselves is wrong the second time too.
 */
const vitest = async (name: string, ...args: ReadonlyArray<string>): Promise<Tally> => {
  const once = async () => {
    const report = freshReport(name)
    const { code } = await run({ file: "vitest", args: ["run", ...args, ...words], env: { VITEST_REPORT: report }, output: "show" })
    const verdict = tally(report, code)
    return { verdict, isBroken: code !== 0 && tallyOf(readReport(report) ?? []).failed === 0 }
  }
  const first = await once()
  if (!first.isBroken) return first.verdict
  console.log(`unsteady: the tests of ${name} failed without a failing one, and are done once more`)
  return (await once()).verdict
}

const e2e = async (): Promise<Tally> => {
  const chromium = await findOrInstallChromium()
  if (chromium === null) return failure(howToGetChromium)
  if (isStale() && (await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })).code !== 0)
    return failure("no build, no e2e")
  const report = freshReport("e2e")
  const { code } = await run({
    file: "playwright",
    args: ["test", ...words],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    output: "show"
  })
  return tally(report, code)
}

const requirements = async (): Promise<Tally> =>
  (await run({ file: process.execPath, args: ["tools/requirements.ts"], output: "show" })).code === 0 ? none : oneFailure

type Stage = { readonly name: string; readonly run: () => Promise<Tally> }

const checked: Stage = { name: "checks", run: staticChecks }
const browsed: Stage = { name: "browser", run: e2e }

const stages: Readonly<Record<string, ReadonlyArray<Stage>>> = {
  all: [checked, { name: "unit and paths", run: () => vitest("unit") }, browsed, { name: "requirements", run: requirements }],
  static: [checked],
  unit: [{ name: "unit", run: () => vitest("unit", "--project", "!paths") }],
  paths: [{ name: "paths", run: () => vitest("paths", "--project", "paths") }],
  e2e: [browsed]
}

/** A failing exit without a failing test (a crash, no tests at all) is one failure. */
const tally = (report: string, code: number): Tally => {
  const verdicts = readReport(report)
  const counted = verdicts === null ? none : tallyOf(verdicts)
  all.push(...(verdicts ?? []))
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

const freshReport = (name: string) => {
  const report = inRoot("test-results", `${name}.json`)
  mkdirSync(inRoot("test-results"), { recursive: true })
  rmSync(report, { force: true })
  return report
}

const failure = (message: string): Tally => {
  console.error(message)
  return oneFailure
}

let sum = none
const minutes: Array<string> = []
for (const { name, run: runStage } of stages[part] ?? []) {
  const started = performance.now()
  const { passed, failed } = await runStage()
  sum = { passed: sum.passed + passed, failed: sum.failed + failed }
  minutes.push(`${name} ${((performance.now() - started) / 60_000).toFixed(1)} min`)
}
for (const line of summaryOf(all)) console.log(line)
console.log(minutes.join(", "))
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 && stages[part] !== undefined ? 0 : 1
