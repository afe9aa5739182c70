import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { exceptions } from "../../tools/qa/mutants/exceptions.ts"
import { sourceMutants, mutantText } from "../../tools/qa/mutants/source-mutants.ts"
import { loadModel, modelFiles } from "../../qa/paths/load-models.ts"
import { chartMutants } from "../../qa/paths/mutants.ts"

/** File or machine at the start of an exception. */
const placeOf = (mutant: string): string => mutant.slice(0, mutant.indexOf(": "))

test("every exception matches an existing mutant", async () => {
  const models = await Promise.all(modelFiles.map((file) => loadModel(file)))
  const ofChart = new Set(models.flatMap((model) => chartMutants(model).map(({ what }) => `${model.name}: ${what}`)))
  const ofFile = Map.groupBy(exceptions, ({ mutant }) => placeOf(mutant))
  const unmade = [...ofFile].flatMap(([place, own]) => {
    const made = existsSync(place)
      ? new Set(sourceMutants(place, readFileSync(place, "utf8")).map((mutant) => `${place}: ${mutantText(mutant)}`))
      : ofChart
    return own.filter(({ mutant }) => !made.has(mutant)).map(({ mutant }) => mutant)
  })
  expect(unmade).toEqual([])
})
