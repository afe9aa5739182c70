import { Effect } from "effect"
import { existsSync, readFileSync } from "node:fs"
import { reportOfText } from "../core/journal/report.ts"
import type { Comparison } from "../core/services/ports/journal-desk.ts"
import { withUsage, WrongUsage } from "./arguments.ts"
import { machines } from "../core/shop/machines-by-name.ts"

/** `npm run journal -- file.json`: folds an exported journal and compares the result with the recorded states. */
const text = await withUsage("npm run journal -- journal.json", () => {
  const [, , file] = process.argv
  if (file === undefined) throw new WrongUsage("name a file")
  if (!existsSync(file)) throw new WrongUsage(`no such file: ${file}`)
  return readFileSync(file, "utf8")
})

const report = await Effect.runPromise(Effect.result(reportOfText(text, machines)))
if (report._tag === "Failure") {
  console.error(`not foldable (${report.failure.reason}): ${report.failure.detail}`)
  process.exit(1)
}

const { build, differences, entries, incarnations } = report.success
console.log(`build ${build}, ${entries} entries, ${incarnations.length} incarnations`)
console.table(
  incarnations.map(({ actor, comparison, entries: own, incarnation, machine, value }) => ({
    actor,
    incarnation,
    machine,
    entries: own,
    state: value ?? "not folded",
    live: comparison === "different" ? "DIFFERS" : comparison
  }))
)
for (const { actor, incarnation, parts, seq } of differences) {
  console.log(`${actor}#${incarnation} differs after entry ${seq ?? "(none)"}:`)
  for (const { folded, place, recorded } of parts) console.log(`  ${place}: recorded ${recorded}, folded here ${folded}`)
}

const count = (comparison: Comparison) => incarnations.filter((each) => each.comparison === comparison).length
const faults = [
  [differences.length, "machines differ"],
  [count("unfolded"), "machines are not folded: this build does not know them, or their first entry is missing"],
  [count("unrecorded"), "running machines have no recorded state to compare with"],
  [count("same") + differences.length === 0 ? "nothing" : 0, "was compared"]
] as const
const found = faults.filter(([number]) => number !== 0)
console.log(found.length === 0 ? "every running machine folds to its live state" : found.map((fault) => fault.join(" ")).join("\n"))
process.exit(found.length === 0 ? 0 : 1)
