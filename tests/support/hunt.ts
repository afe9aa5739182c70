import { type Explored, explore } from "./explore.ts"
import type { Model } from "./model.ts"
import { type Mutant, mutantsOf } from "./mutants.ts"
import { rowsOf, rowsOfRegions } from "./paths.ts"
import { alphabet, findings, survey } from "./verify.ts"

/** What became of one broken machine: the sentence that found it out, or none; `byTable`: the pinned table would have. */
export type Hunted = Omit<Mutant, "machine"> & { readonly caughtBy: string | null; readonly byTable: boolean }

/** Breaks the machine in every way and asks the model, which knows nothing of the tables. */
export const hunt = (model: Model): ReadonlyArray<Hunted> => {
  const all = alphabet(model)
  const table = tableOf(explore(model.world))
  return mutantsOf(model.world.machine).map(({ kind, machine, what }) => {
    const mutated = { ...model, world: { ...model.world, machine } }
    try {
      const surveyed = survey(mutated)
      const [found] = findings(surveyed, { all, most: 1 })
      return { kind, what, caughtBy: found?.sentence ?? null, byTable: tableOf(surveyed.explored) !== table }
    } catch (failure) {
      return { kind, what, caughtBy: `the paths end in an error: ${String(failure)}`, byTable: true }
    }
  })
}

const tableOf = (explored: Explored): string => {
  const isParallel = explored.places.some(({ snapshot }) => typeof snapshot.value === "object" && Object.keys(snapshot.value).length > 1)
  return (isParallel ? rowsOfRegions(explored) : rowsOf(explored)).join("\n")
}
