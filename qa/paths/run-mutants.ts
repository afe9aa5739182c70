import { chartOf } from "./chart.ts"
import type { Exploration } from "./explore.ts"
import type { Model } from "./model.ts"
import { rowsOf, rowsOfRegions } from "./paths.ts"
import type { PinnedTable } from "./pinned-tables.ts"
import { alphabet, findings, restSentence, surveyModel } from "./verify.ts"

/** A mutant: a model whose machine has one defect, in its chart or in a body. */
export type Mutant = { readonly kind: string; readonly what: string; readonly load: () => Promise<Model> | Model }

/** Result for a mutant: the sentence that caught it, or `null`; `byTable`: only the pinned table caught it. */
export type MutantResult = Pick<Mutant, "kind" | "what"> & { readonly caughtBy: string | null; readonly byTable: boolean }

/** Checks the mutants against the model's sentences and the pinned table. `model` is the original. */
export const runMutants = async (
  model: Model,
  { prey, table }: { readonly prey: ReadonlyArray<Mutant>; readonly table: PinnedTable | undefined }
): Promise<ReadonlyArray<MutantResult>> => {
  /** Events without payload, including those that the mutated chart no longer names. */
  const bare = alphabet(model).filter((event) => !model.world.events.includes(event))
  const sound = surveyModel(model)
  if (table !== undefined && isOther(sound.explored, table)) throw new Error(`the pinned table of ${model.name} is not its table`)
  /** Limit of explored snapshots, since a mutant may have endlessly many. A mutant not caught within it survives. */
  const most = 2 * sound.explored.places.length + enough
  const hunted: Array<MutantResult> = []
  for (const { kind, load, what } of prey) {
    try {
      const mutant = await load()
      const all = [...mutant.world.events, ...bare]
      const early = findings(surveyModel(mutant, enough), { all, most: 2 }).find(({ sentence }) => sentence !== restSentence)
      if (early !== undefined) {
        hunted.push({ kind, what, caughtBy: early.sentence, byTable: false })
        continue
      }
      const surveyed = surveyModel(mutant, most)
      const caughtBy = findings(surveyed, { all, most: 1 })[0]?.sentence ?? uncrossed(surveyed)
      hunted.push({ kind, what, caughtBy, byTable: caughtBy === null && table !== undefined && isOther(surveyed.explored, table) })
    } catch (failure) {
      hunted.push({ kind, what, caughtBy: `the paths end in an error: ${String(failure)}`, byTable: false })
    }
  }
  return hunted
}

/** Snapshots explored first: most mutants fail there, and only the others are explored up to the limit. */
const enough = 40

/** First failed check of those that tests/paths/models.test.ts makes on every machine besides its sentences. */
const uncrossed = ({ crossed, model }: ReturnType<typeof surveyModel>): string | null => {
  const edges = chartOf(model.world.machine).edges.map(({ id }) => id)
  const named = Object.keys({ ...model.uncrossed, ...model.unreachable })
  if (!edges.every((id) => crossed.has(id))) return "crosses every transition of its chart"
  return named.every((id) => crossed.has(id)) ? null : "gives its reasons for transitions that it has"
}

const isOther = (explored: Exploration, { isOfRegions, rows }: PinnedTable): boolean =>
  (isOfRegions ? rowsOfRegions(explored) : rowsOf(explored)).join("\n") !== rows.join("\n")
