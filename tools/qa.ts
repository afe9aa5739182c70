import { isStale } from "./build/record.ts"
import { findOrInstallChromium, howToGetChromium } from "./chromium.ts"
import { inspectorOf } from "./qa/inspector-link.ts"
import { readOptions } from "./qa/options.ts"
import { progressOn } from "./qa/progress.ts"
import { tallyOf } from "./qa/results.ts"
import { runQa } from "./qa/run-qa.ts"
import { writeReport } from "./qa/write-report.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { useMemoryForTemporaryFiles } from "./test/memory-folder.ts"
import { modelsNamed } from "../qa/paths/load-models.ts"

/**
 * `npm run qa`: every path of every model at every level, random journeys, and a report in `.qa/report.html`. Filters: `--machine`,
 * `--level`, `--seed`, `--runs`, `--tabs`, `--since`, `--turn`. The last line is `N passed, N failed`.
 */
const options = readOptions(process.argv.slice(2), Date.now())

const prepareBrowser = async (): Promise<string | null> => {
  const chromium = await findOrInstallChromium()
  if (chromium === null) return howToGetChromium
  process.env["CHROMIUM"] = chromium
  if (!isStale()) return null
  const { code } = await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })
  return code === 0 ? null : "no build, no browser"
}

useMemoryForTemporaryFiles()
const found = await modelsNamed(options.machines)
if (found.length > 0) {
  const out = inRoot(options.out)
  const inspector = inspectorOf(process.env)
  const progress = progressOn(process.stderr, inspector)
  const results = await runQa({ ...options, out, found, prepareBrowser, report: progress.report })
  progress.end()
  await writeReport(results, new Map(found.map(({ model }) => [model.name, model.world.machine])), out, inspector)
  const { failed, passed } = tallyOf(results)
  const times = options.levels.map((level) => `${level} ${(results.secondsOf[level] ?? 0).toFixed(1)} s`)
  console.log(`${times.join(", ")}; ${results.seconds.toFixed(1)} s in all; seed ${results.seed}; ${options.out}/report.html`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} else {
  console.error(`no such machine; there are ${(await modelsNamed([])).map(({ model }) => model.name).join(", ")}`)
  console.log("0 passed, 1 failed")
  process.exitCode = 1
}
process.exit()
