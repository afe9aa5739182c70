import { withUsage, WrongUsage } from "./arguments.ts"
import { isStale } from "./build/record.ts"
import { findOrInstallChromium, howToGetChromium } from "./chromium.ts"
import { inspectorOf } from "./qa/inspector-link.ts"
import { qaUsage, readOptions } from "./qa/options.ts"
import { progressOn } from "./qa/progress.ts"
import { tallyOf } from "./qa/results.ts"
import { runQa } from "./qa/run-qa.ts"
import { writeReport } from "./qa/write-report.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { useMemoryForTemporaryFiles } from "./test/memory-folder.ts"
import { modelsNamed } from "../qa/paths/load-models.ts"

/**
 * `npm run qa`: all paths at all levels, random journeys, and a report in `.qa/report.html`. Filters: `--machine`, `--level`, `--seed`,
 * `--runs`, `--tabs`, `--since`, `--turn`. The last line is `N passed, N failed`.
 */
const { found, options } = await withUsage(qaUsage, async () => {
  const read = readOptions(process.argv.slice(2), Date.now())
  return { options: read, found: await modelsOf(read.machines) }
})

const prepareBrowser = async (): Promise<string | null> => {
  const chromium = await findOrInstallChromium()
  if (chromium === null) return howToGetChromium
  process.env["CHROMIUM"] = chromium
  if (!isStale()) return null
  const { code } = await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })
  return code === 0 ? null : "the build failed"
}

useMemoryForTemporaryFiles()
const out = inRoot(options.out)
const inspector = inspectorOf(process.env)
const progress = progressOn(process.stderr, { ...options, inspector })
const results = await runQa({ ...options, out, found, prepareBrowser, report: progress.report })
progress.end()
await writeReport(results, new Map(found.map(({ model }) => [model.name, model.world.machine])), out, inspector)
const { failed, passed } = tallyOf(results)
const times = options.levels.map((level) => `${level} ${(results.secondsOf[level] ?? 0).toFixed(1)} s`)
console.log(`${times.join(", ")}; ${results.seconds.toFixed(1)} s in all; seed ${results.seed}; ${options.out}/report.html`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
process.exit()

async function modelsOf(names: ReadonlyArray<string>) {
  const models = await modelsNamed(names)
  const missing = names.filter((name) => !models.some(({ model }) => model.name === name))
  if (missing.length === 0) return models
  const known = (await modelsNamed([])).map(({ model }) => model.name)
  throw new WrongUsage(`unknown machine ${missing.join(", ")}; use one of ${known.join(", ")}`)
}
