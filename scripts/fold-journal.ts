import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { reportOfText } from "../core/journal/report.ts"
import { machines } from "../core/machines-by-name.ts"

/** `npm run journal -- file.json`: folds an exported journal here and says whether it comes to the states that were live. */
const [, , file] = process.argv
if (file === undefined) {
  console.error("usage: npm run journal -- journal.json")
  process.exit(2)
}

const report = await Effect.runPromise(Effect.result(reportOfText(readFileSync(file, "utf8"), machines)))
if (report._tag === "Failure") {
  console.error(`not foldable (${report.failure.reason}): ${report.failure.detail}`)
  process.exit(1)
}

const { build, entries, lives } = report.success
console.log(`build ${build}, ${entries} entries, ${lives.length} lives`)
console.table(
  lives.map(({ actor, agrees, entries: own, life, machine, value }) => ({
    actor,
    life,
    machine,
    entries: own,
    state: value ?? "unknown machine",
    live: agrees === null ? "ended" : agrees ? "same" : "DIFFERS"
  }))
)
const differing = lives.filter((life) => life.agrees === false)
console.log(differing.length === 0 ? "every living machine folds to its live state" : `${differing.length} machines differ`)
process.exit(differing.length === 0 ? 0 : 1)
