import { parseArgs } from "node:util"
import { findOrInstallChromium, howToGetChromium } from "./chromium.ts"
import { isStale } from "./build/record.ts"
import { run } from "./run.ts"

/**
 * `npm run steady -- tests/e2e/cart/cart.spec.ts [-g "a title"] [--times 50] [--workers 4]`: runs a test file many times without retries
 * and counts failures; browser tests run four at a time. The last line is `N passed, N failed`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    grep: { type: "string", short: "g" },
    times: { type: "string", default: "50" },
    workers: { type: "string", default: "4" }
  }
})
const [file] = positionals
const times = Number(values.times)

const inBrowser = async (spec: string): Promise<number> => {
  const chromium = await findOrInstallChromium()
  if (chromium === null) throw new Error(howToGetChromium)
  if (isStale() && (await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })).code !== 0)
    throw new Error("no build, no browser")
  const chosen = values.grep === undefined ? [] : ["-g", values.grep]
  const args = ["test", spec, ...chosen, "--repeat-each", String(times), "--retries", "0", "--workers", values.workers]
  return (await run({ file: "playwright", args, env: { CHROMIUM: chromium }, output: "show" })).code
}

/** Each run in its own process, like a run of all tests. */
const inProcess = async (test: string): Promise<number> => {
  const chosen = values.grep === undefined ? [] : ["-t", values.grep]
  let failed = 0
  for (let time = 1; time <= times; time++) {
    const { code, output } = await run({ file: "vitest", args: ["run", test, ...chosen], output: "keep" })
    if (code !== 0) console.error(output)
    failed += Number(code !== 0)
  }
  console.log(`${times - failed} passed, ${failed} failed`)
  return failed
}

if (file === undefined || !Number.isInteger(times) || times < 1) {
  console.error('npm run steady -- FILE [-g "a title"] [--times 50] [--workers 4]')
  process.exitCode = 1
} else {
  process.exitCode = (await (file.endsWith(".spec.ts") ? inBrowser(file) : inProcess(file))) === 0 ? 0 : 1
}
