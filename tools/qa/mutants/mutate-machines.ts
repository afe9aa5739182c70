import { mkdirSync, writeFileSync } from "node:fs"
import { runMutants, type MutantResult } from "../../../qa/paths/run-mutants.ts"
import { loadModel, modelFiles } from "../../../qa/paths/load-models.ts"
import { chartMutants } from "../../../qa/paths/mutants.ts"
import { pinnedTable } from "../../../qa/paths/pinned-tables.ts"
import { inRoot } from "../../root.ts"
import { isExcused } from "./exceptions.ts"
import { bodiesOf } from "./load-mutated.ts"

/** Required detection rates, without and with pinned tables. */
const requiredRates = { without: 0.85, with: 0.95 }

/** Mutates the named machines, or all, and prints survivors; returns the exit code. */
export const mutateMachines = async (names: ReadonlyArray<string>): Promise<number> => {
  const all: Array<{ readonly machine: string; readonly mutants: ReadonlyArray<MutantResult> }> = []
  const known = await Promise.all(modelFiles.map(async (file) => ({ file, model: await loadModel(file) })))
  const unknown = names.filter((name) => !known.some(({ model }) => model.name === name))
  if (unknown.length > 0) {
    console.error(`Unknown machine ${unknown.join(", ")}; use one of ${known.map(({ model }) => model.name).join(", ")}`)
    return 1
  }
  for (const { file, model } of known) {
    if (names.length > 0 && !names.includes(model.name)) continue
    const candidates = [...chartMutants(model), ...bodiesOf(model, file)].filter(({ what }) => !isExcused(`${model.name}: ${what}`))
    const mutants = await runMutants(model, { mutants: candidates, table: pinnedTable(file) })
    all.push({ machine: model.name, mutants })
    console.log(`${model.name}: ${describeMutants(mutants)}`)
    for (const { byTable, caughtBy, kind, what } of mutants)
      if (caughtBy === null) console.log(`  survives${byTable ? " without the table" : ""}: ${kind}, ${what}`)
  }
  mkdirSync(inRoot(".qa"), { recursive: true })
  writeFileSync(inRoot(".qa", "mutants.json"), JSON.stringify(all, null, 1))
  const mutants = all.flatMap((each) => each.mutants)
  console.log(`${all.length} machines: ${describeMutants(mutants)}; .qa/mutants.json`)
  const { bodies, charts } = { bodies: mutants.filter(isBody), charts: mutants.filter((each) => !isBody(each)) }
  console.log(`charts: ${describeMutants(charts)}\nbodies: ${describeMutants(bodies)}`)
  const found = partsOf(mutants)
  return found.without >= requiredRates.without && found.with >= requiredRates.with ? 0 : 1
}

const isBody = ({ kind }: MutantResult) => kind === "change a body"

const partsOf = (mutants: ReadonlyArray<MutantResult>) => {
  const whole = Math.max(1, mutants.length)
  const without = mutants.filter(({ caughtBy }) => caughtBy !== null).length
  const unseen = mutants.filter(({ byTable, caughtBy }) => caughtBy === null && !byTable).length
  return { without: without / whole, with: 1 - unseen / whole }
}

const describeMutants = (mutants: ReadonlyArray<MutantResult>) => {
  const found = partsOf(mutants)
  return `${mutants.length} mutants, ${percent(found.without)} caught without the pinned tables, ${percent(found.with)} with them`
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
