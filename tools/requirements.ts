import { existsSync, globSync, readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { withUsage } from "./arguments.ts"
import { readJson } from "./read-json.ts"
import { claimedElsewhere, proofOf, type Proof, type Requirement } from "./requirements/proof.ts"
import { inRoot } from "./root.ts"
import { leftTitles } from "./test/left-titles.ts"
import { readReport } from "./test/tally.ts"

/**
 * `npm run requirements`: requirements of docs/requirements.tsv claimed by titles of passed tests of the last `npm test`, or of tests left
 * for other runs. `--missing` lists the others. Fails on wrong claims (`mistakesOf`).
 */
const requirements: ReadonlyArray<Requirement> = readFileSync(inRoot("docs/requirements.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [id = "", area = "", , text = ""] = line.split("\t")
    return { id, area, text }
  })

const { values } = await withUsage("npm run requirements -- [--missing]", () =>
  parseArgs({ options: { missing: { type: "boolean", default: false } } })
)

const known = new Set(requirements.map(({ id }) => id))

/** Titles of tests not run: browser tests of other shares, and `.full.test` files of Vitest. */
const titlesLeft = (): ReadonlyArray<string> => {
  if (!existsSync(leftTitles)) return []
  const files = globSync("tests/**/*.full.test.{ts,tsx}", { cwd: inRoot() })
  return [...readJson<ReadonlyArray<string>>(leftTitles), ...files.flatMap((file) => readFileSync(inRoot(file), "utf8").split("\n"))]
}

const print = ({ proven, mistakes }: Proof) => {
  const elsewhere = new Set([...claimedElsewhere(proven, titlesLeft())].filter((id) => known.has(id)))
  for (const [area, own] of Map.groupBy(requirements, (requirement) => requirement.area)) {
    console.log(
      `${String(own.filter(({ id }) => proven.has(id) || elsewhere.has(id)).length).padStart(4)} / ${String(own.length).padEnd(4)} ${area}`
    )
  }
  const ofLeft = elsewhere.size === 0 ? "" : `, ${elsewhere.size} more by tests that this run left for others`
  console.log(`${String(proven.size).padStart(4)} / ${String(requirements.length).padEnd(4)} proven by this run${ofLeft}`)
  if (values.missing) for (const { id, text } of requirements) if (!proven.has(id) && !elsewhere.has(id)) console.log(`${id}\t${text}`)
  for (const mistake of mistakes) console.error(`MISTAKE: ${mistake}`)
}

const reports = ["unit", "e2e"].map((name) => inRoot("test-results", `${name}.json`))
const missing = reports.filter((report) => !existsSync(report))
for (const report of missing) console.error(`There is no ${report}: run npm test first.`)

if (missing.length === reports.length) {
  process.exitCode = 1
} else {
  const proof = proofOf(
    requirements,
    reports.flatMap((report) => readReport(report) ?? [])
  )
  print(proof)
  process.exitCode = proof.mistakes.length === 0 ? 0 : 1
}
