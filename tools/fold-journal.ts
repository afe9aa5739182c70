import { Effect } from "effect"
import { existsSync, readFileSync } from "node:fs"
import { reportOfText } from "../core/journal/report.ts"
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
  incarnations.map(({ actor, agrees, entries: own, incarnation, machine, value }) => ({
    actor,
    incarnation,
    machine,
    entries: own,
    state: value ?? "unknown machine",
    live: agrees === null ? "ended" : agrees ? "same" : "DIFFERS"
  }))
)
for (const { actor, incarnation, parts, seq } of differences) {
  console.log(`${actor}#${incarnation} differs after entry ${seq ?? "(none)"}:`)
  for (const { folded, place, recorded } of parts) console.log(`  ${place}: recorded ${recorded}, folded here ${folded}`)
}
console.log(differences.length === 0 ? "every running machine folds to its live state" : `${differences.length} machines differ`)
process.exit(differences.length === 0 ? 0 : 1)
