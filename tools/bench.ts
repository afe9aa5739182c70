import { globSync } from "node:fs"
import { basename } from "node:path"
import { parseArgs } from "node:util"
import type { Bench } from "../qa/measure.ts"
import { referenceMs } from "../qa/measure.ts"
import { withUsage, WrongUsage } from "./arguments.ts"
import { isStale } from "./build/record.ts"
import { inRoot, root } from "./root.ts"
import { run } from "./run.ts"

/**
 * `npm run bench [-- NAME…] [--beside URL]…`: a name is the beginning of a file of `tests/bench`. Compare multiples of the reference
 * operation between machines, not milliseconds. `--beside` runs only the benches of whole pages, on a page of another shop too.
 */
process.env["NODE_ENV"] = "production"
const { beside, files } = await withUsage("npm run bench [-- NAME…] [--beside URL]…", () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: "string", multiple: true, default: [] } }
  })
  const all = globSync("tests/bench/*.bench.ts", { cwd: root }).toSorted()
  const isNamed = (file: string, bench: string) => basename(file).startsWith(bench)
  const unknown = positionals.filter((bench) => !all.some((file) => isNamed(file, bench)))
  if (unknown.length > 0)
    throw new WrongUsage(`unknown benchmark ${unknown.join(", ")}; use one of ${all.map((file) => basename(file, ".bench.ts")).join(", ")}`)
  const wrong = values.beside.filter((url) => !/^https?:/.test(url) || !URL.canParse(url))
  if (wrong.length > 0) throw new WrongUsage(`--beside: the address of a page, given ${wrong.join(", ")}`)
  return {
    beside: values.beside,
    files: positionals.length === 0 ? all : all.filter((file) => positionals.some((bench) => isNamed(file, bench)))
  }
})

if (isStale() && (await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })).code !== 0)
  process.exit(1)

console.log(`Node ${process.version}; reference operation: ${(await referenceMs()).toFixed(2)} ms CPU`)
for (const file of files) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every file of tests/bench is a Bench, and its types say so
  const bench = (await import(inRoot(file))) as Bench
  if (beside.length > 0 && bench.measuresPages !== true) continue
  console.log(`\n${bench.name}`)
  for (const { perReference, unit, value, what } of await bench.run({ beside })) {
    const ratio = perReference === undefined ? "" : `${perReference.toPrecision(3)} references`
    console.log(`  ${what.padEnd(64)}${value.toPrecision(4).padStart(10)} ${unit.padEnd(8)}${ratio}`)
  }
}

/** A tab's channel to the inspector keeps the process alive (`inspector.bench.ts`). */
process.exit()
