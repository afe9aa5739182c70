import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { withUsage, WrongUsage } from "./arguments.ts"
import { importersIn, readImports } from "./imports/graph.ts"
import { nearestTests } from "./imports/nearest-tests.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { touchedBy } from "./test/touched.ts"

/**
 * `npm run near -- FILE… [--list]`: runs the Vitest files nearest by import, and names the browser tests of the capabilities; `--list` only
 * prints. The test of imports between folders always runs, because it reads all files.
 */
const { files, isListed } = await withUsage("npm run near -- FILE… [--list]", () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: "boolean", default: false } } })
  const missing = positionals.filter((file) => !existsSync(inRoot(file)))
  if (positionals.length === 0) throw new WrongUsage("name a file")
  if (missing.length > 0) throw new WrongUsage(`no such file: ${missing.join(", ")} (paths are from the root)`)
  return { files: positionals, isListed: values.list }
})

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
} else if (!isListed) {
  process.exitCode = (await run({ file: "vitest", args: ["run", ...tests.add("tests/tools/mutual-folders.test.ts")], output: "show" })).code
}
