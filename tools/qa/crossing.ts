import type { Model } from "../../qa/paths/model.ts"
import { surveyModel } from "../../qa/paths/verify.ts"
import type { PathResult, Results } from "./results.ts"

/** Share of transitions that browser paths may leave uncrossed. */
const maxUncrossed = 0.05

/** Checks browser coverage of all charts. A run of selected machines never fails: paths of others may cross the rest. */
export const checkCrossing = (models: ReadonlyArray<Model>, uncrossed: Results["uncrossed"], isWhole: boolean): PathResult => {
  const staged = models.filter(({ stages }) => stages !== undefined)
  const all = staged.reduce((sum, model) => sum + surveyModel(model).crossed.size, 0)
  const missed = Object.entries(uncrossed).flatMap(([machine, edges]) =>
    Object.entries(edges).map(([id, reason]) => ({ machine, id, reason }))
  )
  const isUnreachable = ({ id, machine }: { readonly id: string; readonly machine: string }) =>
    staged.some(({ name, unreachable }) => name === machine && unreachable?.[id] !== undefined)
  const counted = missed.filter((each) => !isUnreachable(each))
  const reachable = all - missed.length + counted.length
  const unlisted = missed.filter(({ reason }) => reason === null)
  const failures = isWhole
    ? [
        ...unlisted.map(({ id, machine }) => `${machine}: ${id} is not crossed, and the model gives no reason`),
        ...(counted.length > reachable * maxUncrossed ? [`${counted.length} of ${reachable} transitions are listed as not crossed`] : [])
      ]
    : []
  return {
    machine: "shop",
    level: "browser",
    title: `the browser crosses ${all - missed.length} of ${all} transitions; ${counted.length} are not crossed and ${missed.length - counted.length} cannot be, with reasons${isWhole || unlisted.length === 0 ? "" : ` (${unlisted.length} of them have none: they are left to the visits of other machines)`}`,
    ms: 0,
    failure: failures.length === 0 ? null : failures.join("; "),
    journal: null,
    actor: "shop",
    picture: null,
    crossed: [],
    states: []
  }
}
