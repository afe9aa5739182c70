/** The levels at which paths are walked, and the random walks over the whole shop. */
export const levels = ["pure", "live", "browser", "walks"] as const
export type Level = (typeof levels)[number]

export type PathResult = {
  readonly machine: string
  readonly level: Level
  readonly title: string
  readonly ms: number
  readonly failure: string | null
  /** The name of the journal beside the report that leads to the failure. */
  readonly journal: string | null
  /** Where the machine lives in that journal. */
  readonly actor: string
  /** How the page looked when it failed, as a data address. */
  readonly picture: string | null
  readonly crossed: ReadonlyArray<string>
  readonly states: ReadonlyArray<string>
}

export type Shot = {
  readonly machine: string
  readonly state: string
  readonly title: string
  /** A picture as a data address. */
  readonly picture: string
  /** What axe found; `null` where it was not asked. */
  readonly faults: ReadonlyArray<string> | null
}

/** What is proven by a machine's model: a sentence of it, with the ids of requirements that stand in front. */
export type SentenceResult = {
  readonly machine: string
  readonly sentence: string
  readonly ids: ReadonlyArray<string>
  /** The path to the place where it first fails, in words. */
  readonly failure: string | null
  /** Where the machine stood there. */
  readonly state: string | null
  readonly journal: string | null
  readonly actor: string
}

export type Results = {
  readonly startedAt: string
  readonly seconds: number
  readonly seed: number
  readonly levels: ReadonlyArray<Level>
  readonly secondsOf: Readonly<Partial<Record<Level, number>>>
  readonly machines: ReadonlyArray<string>
  readonly paths: ReadonlyArray<PathResult>
  readonly sentences: ReadonlyArray<SentenceResult>
  readonly shots: ReadonlyArray<Shot>
  /** Transitions that the browser does not cross, by machine, each with its reason; none is a fault of the run. */
  readonly uncrossed: Readonly<Record<string, Readonly<Record<string, string | null>>>>
}

/** What counts as one test of the run. */
export const tallyOf = ({ paths, sentences }: Results) => {
  const all = [...paths, ...sentences]
  return { passed: all.filter(({ failure }) => failure === null).length, failed: all.filter(({ failure }) => failure !== null).length }
}

/** Lines that name the failed paths and sentences by machine. */
export const failuresOf = ({ paths, sentences }: Results): ReadonlyArray<string> => [
  ...paths.flatMap(({ failure, level, machine, title }) => (failure === null ? [] : [`${level} path of ${machine}: ${title}`])),
  ...sentences.flatMap(({ failure, machine, sentence }) => (failure === null ? [] : [`sentence of ${machine}: ${sentence}`]))
]
