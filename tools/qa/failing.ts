import { linkTo } from "./inspector-link.ts"
import { type PathResult, type Results, type SentenceResult, violationSeparator } from "./results.ts"

/** Violated sentence with the first path that showed it. */
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

/** Address of the inspector, seed and number of random journeys. */
export type RunOf = Pick<Results, "runs" | "seed"> & { readonly inspector: string }

export type Result = PathResult | SentenceResult

export const levelOf = (result: Result): PathResult["level"] => ("level" in result ? result.level : "pure")

/** One failure for each violated sentence. */
export const failingIn = (result: Result, run: RunOf): ReadonlyArray<FailedSentence> => {
  const { actor, failure, journal, machine } = result
  if (failure === null) return []
  const level = levelOf(result)
  const link = journal === null ? null : linkTo(run.inspector, { journal, actor, level })
  const shared = { machine, level, journal, link, repeat: repeatOf(machine, level, run) }
  if ("sentence" in result) return [{ ...shared, sentence: result.sentence, state: result.state, path: failure, picture: null }]
  const sentences = level === "pure" || level === "live" ? failure.split(violationSeparator) : [failure]
  const { picture, states, title } = result
  return sentences.map((sentence) => ({ ...shared, sentence, state: states.at(-1) ?? null, path: title, picture }))
}

const repeatOf = (machine: string, level: PathResult["level"], { runs, seed }: RunOf): string => {
  const chosen = machine === "shop" ? "" : ` --machine ${machine}`
  return `npm run qa --${chosen} --level ${level}${level === "journeys" ? ` --seed ${seed} --runs ${runs}` : ""}`
}

export type CountedFailure = { readonly first: FailedSentence; readonly count: number }

/** Violated sentences in order, each with the number of its paths. */
export class Failures {
  readonly #all = new Map<string, CountedFailure>()

  /** Returns `true` for a new sentence. */
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
