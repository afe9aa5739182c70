import { linkTo } from "./inspector-link.ts"
import type { PathResult, Results, SentenceResult } from "./results.ts"

/** Violated sentence with the path that showed it first. */
export type FailedSentence = {
  readonly machine: string
  readonly level: PathResult["level"]
  readonly sentence: string
  readonly state: string | null
  readonly path: string
  readonly journal: string | null
  readonly link: string | null
  readonly picture: string | null
  /** Command that runs it again. */
  readonly repeat: string
}

/** Address of the inspector, and what random journeys began with. */
export type RunOf = Pick<Results, "runs" | "seed"> & { readonly inspector: string }

export type Result = PathResult | SentenceResult

export const levelOf = (result: Result): PathResult["level"] => ("level" in result ? result.level : "pure")

/** A path that violates several sentences fails for each of them. */
export const failingIn = (result: Result, run: RunOf): ReadonlyArray<FailedSentence> => {
  const { actor, failure, journal, machine } = result
  if (failure === null) return []
  const level = levelOf(result)
  const link = journal === null ? null : linkTo(run.inspector, journal, actor)
  const shared = { machine, level, journal, link, repeat: repeatOf(machine, level, run) }
  if ("sentence" in result) return [{ ...shared, sentence: result.sentence, state: result.state, path: failure, picture: null }]
  const sentences = level === "pure" ? failure.split("; ") : [failure]
  const { picture, states, title } = result
  return sentences.map((sentence) => ({ ...shared, sentence, state: states.at(-1) ?? null, path: title, picture }))
}

const repeatOf = (machine: string, level: PathResult["level"], { runs, seed }: RunOf): string => {
  const chosen = machine === "shop" ? "" : ` --machine ${machine}`
  return `npm run qa --${chosen} --level ${level}${level === "walks" ? ` --seed ${seed} --runs ${runs}` : ""}`
}

export type CountedFailure = { readonly first: FailedSentence; readonly count: number }

/** Violated sentences of a run in order, each once, with the number of its paths. */
export class Failures {
  readonly #all = new Map<string, CountedFailure>()

  /** Returns whether the sentence is new. */
  add(failing: FailedSentence): boolean {
    const key = `${failing.machine} ${failing.sentence}`
    const before = this.#all.get(key)
    this.#all.set(key, { first: before?.first ?? failing, count: (before?.count ?? 0) + 1 })
    return before === undefined
  }

  get all(): ReadonlyArray<CountedFailure> {
    return [...this.#all.values()]
  }
}
