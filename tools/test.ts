import { withUsage, WrongUsage } from "./arguments.ts"
import { inRoot } from "./root.ts"
import { useMemoryForTemporaryFiles } from "./test/memory-folder.ts"
import { readShare } from "./test/share.ts"
import {
  browser,
  checkStage,
  generatedPaths,
  type Outcome,
  paths,
  requirements,
  type Run,
  type Stage,
  stoppedOutcome,
  unit,
  unitAndPaths
} from "./test/stages.ts"
import { summaryOf } from "./test/summary.ts"

/**
 * `npm test` runs the share of this change and turn (docs/qa.md); `test:all` everything, `test:unit`, `test:paths`, `test:e2e` and `check`
 * one part, until TEST_UNTIL (seconds since 1970). The last line is `N passed, N failed`; a check counts as a test.
 */
const [part = "share", ...args] = process.argv.slice(2)
/** Shares compiled code between processes. */
process.env["NODE_COMPILE_CACHE"] ??= inRoot("node_modules/.cache/node")
useMemoryForTemporaryFiles()

const pathsToo = "--with-paths"

const whole: ReadonlyArray<Stage> = [checkStage, unitAndPaths, browser, requirements]

const stages: Readonly<Record<string, ReadonlyArray<Stage>>> = {
  share: args.includes(pathsToo) ? [...whole, generatedPaths] : whole,
  all: [...whole, generatedPaths],
  static: [checkStage],
  unit: [unit],
  paths: [paths],
  e2e: [browser]
}

const untilSeconds = Number(process.env["TEST_UNTIL"])
const until = untilSeconds > 0 ? untilSeconds * 1000 : undefined
const usages: Readonly<Record<string, string>> = {
  share: "npm test -- [--turn 0|1|2] [--since COMMIT] [--touched cart,orders | all] [--with-paths]",
  all: "npm run test:all",
  static: "npm run check"
}
const share = await withUsage(usages[part] ?? "", () => {
  if (part === "share") return readShare(args.filter((arg) => arg !== pathsToo))
  if (usages[part] !== undefined && args.length > 0) throw new WrongUsage(`unknown arguments: ${args.join(" ")}`)
  return null
})
const settings: Run = { share, filters: share === null ? args : [], until }

const outcomes: Array<Outcome> = []
const minutes: Array<string> = []
for (const stage of stages[part] ?? []) {
  const started = performance.now()
  outcomes.push(until !== undefined && Date.now() >= until ? stoppedOutcome(stage.name) : await stage.run(settings))
  minutes.push(`${stage.name} ${((performance.now() - started) / 60_000).toFixed(1)} min`)
}

for (const line of summaryOf(outcomes.flatMap(({ verdicts }) => verdicts))) console.log(line)
const left = outcomes.flatMap((outcome) => outcome.left)
if (left.length > 0) console.log(`Out of time. Not run:\n${left.map((name) => `  ${name}`).join("\n")}`)
if (share !== null)
  console.log(`To repeat exactly this share: npm test -- ${[share.args, ...(args.includes(pathsToo) ? [pathsToo] : [])].join(" ")}`)
console.log(minutes.join(", "))
const failures = outcomes.flatMap((outcome) => outcome.failures)
if (failures.length > 0) console.log(`Failed:\n${failures.map((line) => `  ${line}`).join("\n")}`)
const count = (of: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[of], 0)
console.log(`${count("passed")} passed, ${count("failed")} failed`)
process.exitCode = count("failed") === 0 && stages[part] !== undefined ? 0 : 1
