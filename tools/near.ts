import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { importersIn, readImports } from "./imports/graph.ts"
import { nearestTests } from "./imports/nearest-tests.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { touchedBy } from "./test/touched.ts"

/**
 * `npm run near -- FILE… [--list]`: runs the Vitest files nearest to the given sources by import, and names the browser tests of their
 * capabilities. `--list` only prints. A file that no test reaches is an error. The test of imports between folders
 * always runs, because it reads all files.
 */
const { positionals: files, values } = parseArgs({ allowPositionals: true, options: { list: { type: "boolean", default: false } } })

const missing = files.filter((file) => !existsSync(inRoot(file)))
if (files.length === 0 || missing.length > 0) {
  console.error(missing.length > 0 ? `there is no file ${missing.join(", ")} (paths are from the root)` : "npm run near -- FILE… [--list]")
  process.exit(1)
}

const folderOrSpec = (name: string): string => (name.endsWith(".spec.ts") ? name : `tests/e2e/${name}/`)

const imports = readImports()
const importers = importersIn(imports)
const tests = new Set(
  files.flatMap((file) => (file.endsWith(".test.ts") || file.endsWith(".test.tsx") ? [file] : nearestTests(file, importers)))
)
const touched = touchedBy(new Map(files.map((file) => [file, Infinity])), imports)
for (const test of tests) console.log(test)
console.log(
  touched === "all"
    ? "browser: npm run test:e2e (the foundation)"
    : `browser: npm run test:e2e -- ${[...touched.capabilities, ...touched.reached, ...touched.specs].map(folderOrSpec).join(" ")}`
)
if (tests.size === 0) {
  console.error(`no test reaches ${files.join(", ")}`)
  process.exitCode = 1
} else if (!values.list) {
  process.exitCode = (await run({ file: "vitest", args: ["run", ...tests.add("tests/tools/mutual-folders.test.ts")], output: "show" })).code
}
