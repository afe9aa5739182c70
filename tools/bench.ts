import { globSync } from "node:fs"
import { basename } from "node:path"
import type { Bench } from "../qa/measure.ts"
import { referenceMs } from "../qa/measure.ts"
import { isStale } from "./build/record.ts"
import { inRoot, root } from "./root.ts"
import { run } from "./run.ts"

/**
 * `npm run bench [-- NAME]`. Costs are also given as multiples of a reference operation (JSON.parse of one megabyte, in the same run):
 * compare these between machines, not milliseconds.
 */
process.env["NODE_ENV"] = "production"
const words = process.argv.slice(2)
const files = globSync("tests/bench/*.bench.ts", { cwd: root })
  .toSorted()
  .filter((file) => words.length === 0 || words.some((word) => basename(file).startsWith(word)))

if (isStale() && (await run({ file: process.execPath, args: ["tools/build.ts", "--no-budgets"], output: "show" })).code !== 0)
  process.exit(1)

console.log(`Node ${process.version}; reference operation: ${(await referenceMs()).toFixed(2)} ms CPU`)
for (const file of files) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every file of tests/bench is a Bench, and its types say so
  const bench = (await import(inRoot(file))) as Bench
  console.log(`\n${bench.name}`)
  for (const { perReference, unit, value, what } of await bench.run()) {
    const ratio = perReference === undefined ? "" : `${perReference.toPrecision(3)} references`
    console.log(`  ${what.padEnd(64)}${value.toPrecision(4).padStart(10)} ${unit.padEnd(8)}${ratio}`)
  }
}

/** A tab's channel to the inspector keeps the process alive (`inspector.bench.ts`). */
process.exit()
