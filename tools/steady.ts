import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { wholeNumber, withUsage, WrongUsage } from "./arguments.ts"
import { findOrInstallChromium, howToGetChromium } from "./chromium.ts"
import { isStale } from "./build/record.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/**
 * `npm run steady -- tests/e2e/cart/cart.spec.ts [-g "a title"] [--times 50] [--workers 4]`: runs a test file many times without retries
 * and counts failures. The last line is `N passed, N failed`.
 */
const { file, grep, times, workers } = await withUsage('npm run steady -- FILE [-g "a title"] [--times 50] [--workers 4]', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      grep: { type: "string", short: "g" },
      times: { type: "string", default: "50" },
      workers: { type: "string", default: "4" }
    }
  })
  const [named, ...others] = positionals
  if (named === undefined || others.length > 0) throw new WrongUsage("name one file")
  if (!existsSync(inRoot(named))) throw new WrongUsage(`no such file: ${named} (paths are from the root)`)
  return {
    file: named,
    grep: values.grep,
    times: wholeNumber("times", values.times, 1),
    workers: String(wholeNumber("workers", values.workers, 1))
  }
})

const inBrowser = async (spec: string): Promise<number> => {
  const chromium = await findOrInstallChromium()
  if (chromium === null) throw new Error(howToGetChromium)
  if (isStale() && (await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })).code !== 0)
    throw new Error("the build failed")
  const chosen = grep === undefined ? [] : ["-g", grep]
  const args = ["test", spec, ...chosen, "--repeat-each", String(times), "--retries", "0", "--workers", workers]
  return (await run({ file: "playwright", args, env: { CHROMIUM: chromium }, output: "show" })).code
}

/** Runs each time in a new process, like a run of all tests. */
const inProcess = async (test: string): Promise<number> => {
  const chosen = grep === undefined ? [] : ["-t", grep]
  let failed = 0
  for (let time = 1; time <= times; time++) {
    const { code, output } = await run({ file: "vitest", args: ["run", test, ...chosen], output: "keep" })
    if (code !== 0) console.error(output)
    failed += Number(code !== 0)
  }
  console.log(`${times - failed} passed, ${failed} failed`)
  return failed
}

process.exitCode = (await (file.endsWith(".spec.ts") ? inBrowser(file) : inProcess(file))) === 0 ? 0 : 1
