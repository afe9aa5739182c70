import { existsSync, readFileSync } from "node:fs"
import { proofOf, type Proof, type Requirement } from "./requirements/proof.ts"
import { inRoot } from "./root.ts"
import { readReport } from "./test/tally.ts"

/**
 * `npm run requirements`: which requirements of docs/requirements.tsv a passing test proves, by the ids in the titles of the last
 * `npm test`. `--missing` lists the others. Fails on a claim that cannot be trusted.
 */
const requirements: ReadonlyArray<Requirement> = readFileSync(inRoot("docs/requirements.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [id = "", area = "", , text = ""] = line.split("\t")
    return { id, area, text }
  })

const print = ({ proven, mistakes }: Proof) => {
  for (const [area, own] of Map.groupBy(requirements, (requirement) => requirement.area)) {
    console.log(`${String(own.filter(({ id }) => proven.has(id)).length).padStart(4)} / ${String(own.length).padEnd(4)} ${area}`)
  }
  console.log(`${String(proven.size).padStart(4)} / ${String(requirements.length).padEnd(4)} proven`)
  if (process.argv.includes("--missing")) for (const { id, text } of requirements) if (!proven.has(id)) console.log(`${id}\t${text}`)
  for (const mistake of mistakes) console.error(`MISTAKE: ${mistake}`)
}

const reports = ["unit", "e2e"].map((name) => inRoot("test-results", `${name}.json`))
for (const report of reports) if (!existsSync(report)) console.error(`There is no ${report}: run npm test first.`)

const proof = proofOf(
  requirements,
  reports.flatMap((report) => readReport(report) ?? [])
)
print(proof)
process.exitCode = proof.mistakes.length === 0 ? 0 : 1
