/** Levels of paths, and random journeys through the whole shop (`journeys`). */
export const levels = ["pure", "live", "browser", "journeys"] as const
export type Level = (typeof levels)[number]

/** Sentences contain semicolons, but no line breaks. */
export const violationSeparator = "\n"

export type PathResult = {
  readonly machine: string
  readonly level: Level
  readonly title: string
  readonly ms: number
  /** Error, or at the levels of the core the violated sentences. */
  readonly failure: string | null
  /** File name of the failure's journal. */
  readonly journal: string | null
  /** Actor path in that journal. */
  readonly actor: string
  /** Screenshot of the failure, as a data URL. */
  readonly picture: string | null
  readonly crossed: ReadonlyArray<string>
  readonly states: ReadonlyArray<string>
}

export type Shot = {
  readonly machine: string
  readonly state: string
  readonly title: string
  /** Data URL. */
  readonly picture: string
  /** Axe violations; `null` when not checked. */
  readonly faults: ReadonlyArray<string> | null
}

/** Result of a sentence, with its requirement ids. */
export type SentenceResult = {
  readonly machine: string
  readonly sentence: string
  readonly ids: ReadonlyArray<string>
  /** First failing path as text. */
  readonly failure: string | null
  /** State at that point. */
  readonly state: string | null
  readonly journal: string | null
  readonly actor: string
}

export type Results = {
  readonly startedAt: string
  readonly seconds: number
  readonly seed: number
  /** Number of random journeys. */
  readonly runs: number
  readonly levels: ReadonlyArray<Level>
  readonly secondsOf: Readonly<Partial<Record<Level, number>>>
  readonly machines: ReadonlyArray<string>
  readonly paths: ReadonlyArray<PathResult>
  readonly sentences: ReadonlyArray<SentenceResult>
  readonly shots: ReadonlyArray<Shot>
  /** Reasons for uncrossed transitions of the browser, by machine and transition; `null` without a reason. */
  readonly uncrossed: Readonly<Record<string, Readonly<Record<string, string | null>>>>
}

export const tallyOf = ({ paths, sentences }: Results) => {
  const all = [...paths, ...sentences]
  return { passed: all.filter(({ failure }) => failure === null).length, failed: all.filter(({ failure }) => failure !== null).length }
}

export const failuresOf = ({ paths, sentences }: Results): ReadonlyArray<string> => [
  ...paths.flatMap(({ failure, level, machine, title }) => (failure === null ? [] : [`${level} path of ${machine}: ${title}`])),
  ...sentences.flatMap(({ failure, machine, sentence }) => (failure === null ? [] : [`sentence of ${machine}: ${sentence}`]))
]
