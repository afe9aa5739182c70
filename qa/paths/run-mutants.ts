import { chartOf } from "./chart.ts"
import type { Exploration } from "./explore.ts"
import type { Model } from "./model.ts"
import { rowsOf, rowsOfRegions } from "./paths.ts"
import type { PinnedTable } from "./pinned-tables.ts"
import { alphabet, findings, restSentence, surveyModel } from "./verify.ts"

/** Model whose machine has one defect, in its chart or a body. */
export type Mutant = { readonly kind: string; readonly what: string; readonly load: () => Promise<Model> | Model }

/** `caughtBy`: the sentence that caught the mutant, or `null`; `byTable`: only the pinned table caught it. */
export type MutantResult = Pick<Mutant, "kind" | "what"> & { readonly caughtBy: string | null; readonly byTable: boolean }

/** Checks mutants against the sentences and pinned table of the original `model`. */
export const runMutants = async (
  model: Model,
  { mutants, table }: { readonly mutants: ReadonlyArray<Mutant>; readonly table: PinnedTable | undefined }
): Promise<ReadonlyArray<MutantResult>> => {
  /** Events without payload, including those that a mutated chart no longer names. */
  const bare = alphabet(model).filter((event) => !model.world.events.includes(event))
  const original = surveyModel(model)
  if (table !== undefined && isOther(original.explored, table)) throw new Error(`the pinned table of ${model.name} is not its table`)
  /** Snapshot limit, since a mutant may have endlessly many. A mutant not caught within it survives. */
  const most = 2 * original.explored.places.length + enough
  const results: Array<MutantResult> = []
  for (const { kind, load, what } of mutants) {
    try {
      const mutant = await load()
      const all = [...mutant.world.events, ...bare]
      const early = findings(surveyModel(mutant, enough), { all, most: 2 }).find(({ sentence }) => sentence !== restSentence)
      if (early !== undefined) {
        results.push({ kind, what, caughtBy: early.sentence, byTable: false })
        continue
      }
      const surveyed = surveyModel(mutant, most)
      const caughtBy = findings(surveyed, { all, most: 1 })[0]?.sentence ?? uncrossed(surveyed)
      results.push({ kind, what, caughtBy, byTable: caughtBy === null && table !== undefined && isOther(surveyed.explored, table) })
    } catch (failure) {
      results.push({ kind, what, caughtBy: `the paths end in an error: ${String(failure)}`, byTable: false })
    }
  }
  return results
}

/** Snapshots explored first: most mutants are caught there. */
const enough = 40

/** First failed check of `tests/paths/models.test.ts` besides the sentences. */
const uncrossed = ({ crossed, model }: ReturnType<typeof surveyModel>): string | null => {
  const edges = chartOf(model.world.machine).edges.map(({ id }) => id)
  const named = Object.keys({ ...model.uncrossed, ...model.unreachable })
  if (!edges.every((id) => crossed.has(id))) return "crosses every transition of its chart"
  return named.every((id) => crossed.has(id)) ? null : "gives its reasons for transitions that it has"
}

const isOther = (explored: Exploration, { isOfRegions, rows }: PinnedTable): boolean =>
  (isOfRegions ? rowsOfRegions(explored) : rowsOf(explored)).join("\n") !== rows.join("\n")
