import { mkdirSync, writeFileSync } from "node:fs"
import { loadModels } from "../tests/support/load-models.ts"
import { hunt } from "../tests/support/hunt.ts"
import { inRoot } from "./root.ts"

/**
 * `npm run qa:mutate`, `npm run qa:mutate -- header page`: breaks each machine in one place after another, and counts what the sentences of
 * its model find out without the pinned tables, and what the tables add. Fails under 85 % without them.
 */
const wantedPart = 0.85
const names = process.argv.slice(2)
const models = (await loadModels()).filter(({ name }) => names.length === 0 || names.includes(name))
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

const hunted = models.map((model) => {
  const mutants = hunt(model)
  const caught = mutants.filter(({ caughtBy }) => caughtBy !== null).length
  const survivors = mutants.filter(({ byTable, caughtBy }) => caughtBy === null && !byTable)
  console.log(`${model.name}: ${mutants.length} mutants, ${percent(caught, mutants.length)} caught`)
  for (const { byTable, caughtBy, kind, what } of mutants) {
    if (caughtBy === null) console.log(`  survives${byTable ? " but for the table" : ""}: ${kind}, ${what}`)
  }
  return { machine: model.name, mutants, caught, survivors: survivors.length }
})

const all = hunted.reduce((sum, { mutants }) => sum + mutants.length, 0)
const caught = hunted.reduce((sum, each) => sum + each.caught, 0)
const survivors = hunted.reduce((sum, each) => sum + each.survivors, 0)
mkdirSync(inRoot(".qa"), { recursive: true })
writeFileSync(inRoot(".qa", "mutants.json"), JSON.stringify(hunted, null, 1))
console.log(
  `${all} mutants: ${percent(caught, all)} caught without the pinned tables, ${percent(all - survivors, all)} with them; .qa/mutants.json`
)
process.exitCode = caught >= all * wantedPart ? 0 : 1
