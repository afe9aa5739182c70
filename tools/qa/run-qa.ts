import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Model } from "../../qa/paths/model.ts"
import { surveyModel, type Survey } from "../../qa/paths/verify.ts"
import { runRandomJourneys } from "../../qa/journeys/random-journeys.ts"
import { browserLevel } from "./browser-level.ts"
import { changedSince, everyPath } from "./chosen-paths.ts"
import { checkCrossing } from "./crossing.ts"
import { type KeepJournal, liveLevel, pureLevel, sentencesOf } from "./core-levels.ts"
import type { Options } from "./options.ts"
import type { Level, PathResult, Results, SentenceResult } from "./results.ts"

type ModelFile = { readonly model: Model; readonly file: string }

type Run = Options & {
  readonly found: ReadonlyArray<ModelFile>
  readonly report: (result: PathResult | SentenceResult) => void
  /** Prepares browser and build; returns the reason of a failure. */
  readonly prepareBrowser: () => Promise<string | null>
}

/** Runs the requested levels. The browser level runs in parallel with the others. */
export const runQa = async ({
  found,
  levels,
  machines,
  out,
  prepareBrowser,
  report,
  runs,
  seed,
  since,
  tabs,
  turn
}: Run): Promise<Results> => {
  const started = performance.now()
  const startedAt = new Date().toISOString()
  const secondsOf: Partial<Record<Level, number>> = {}
  const keep = journalWriter(join(out, "journals"))
  const has = (level: Level) => levels.includes(level)
  const timed = async <A>(level: Level, work: () => Promise<A>): Promise<A> => {
    const began = performance.now()
    const answer = await work()
    secondsOf[level] = (secondsOf[level] ?? 0) + (performance.now() - began) / 1000
    return answer
  }
  const models = found.map(({ model }) => model)
  const chosen = since === null ? null : await changedSince(since, turn)
  const runBrowserLevel = async (): Promise<Pick<Results, "paths" | "shots" | "uncrossed">> => {
    const problem = await prepareBrowser()
    if (problem === null) return timed("browser", () => browserLevel({ found, chooses: chosen ?? everyPath, tabs, keep, report }))
    const result = abortedResult("shop", "browser", "the browser opens the built shop", problem)
    report(result)
    return { paths: [result], shots: [], uncrossed: {} }
  }
  const inBrowser = has("browser") ? runBrowserLevel() : Promise.resolve({ paths: [], shots: [], uncrossed: {} })
  const paths: Array<PathResult> = []
  const sentences: Array<SentenceResult> = []
  const note = (results: ReadonlyArray<PathResult>) => {
    paths.push(...results)
    for (const result of results) report(result)
  }
  for (const { file, model } of found) {
    const surveyed = surveyOf(model)
    if ("failure" in surveyed) {
      note([surveyed])
      continue
    }
    if (has("pure")) {
      const sentenceResults = await timed("pure", () => sentencesOf(surveyed, keep))
      sentences.push(...sentenceResults)
      for (const result of sentenceResults) report(result)
      note(await timed("pure", () => pureLevel(surveyed, keep)))
    }
    if (has("live")) note(await timed("live", () => liveLevel(surveyed, file, keep)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (has("journeys")) note([await timed("journeys", () => randomJourneys({ models, runs, seed, keep }))])
  const browser = await inBrowser
  const isBrowserComplete = secondsOf.browser !== undefined && chosen === null
  const crossings = isBrowserComplete ? [checkCrossing(models, browser.uncrossed, machines.length === 0)] : []
  for (const result of crossings) report(result)
  const seconds = (performance.now() - started) / 1000
  return {
    startedAt,
    seconds,
    seed,
    runs,
    levels,
    secondsOf,
    machines: models.map(({ name }) => name),
    paths: [...paths, ...browser.paths, ...crossings],
    sentences,
    shots: browser.shots,
    uncrossed: browser.uncrossed
  }
}

/** Returns a failed result for endless paths, so that other machines are still checked. */
const surveyOf = (model: Model): Survey | PathResult => {
  try {
    return surveyModel(model)
  } catch (endless) {
    return abortedResult(model.name, "pure", "its paths are found", String(endless))
  }
}

const abortedResult = (machine: string, level: Level, title: string, failure: string): PathResult => ({
  ...{ machine, level, title, failure, ms: 0, journal: null, actor: `shop/${machine}`, picture: null, crossed: [], states: [] }
})

type JourneyOptions = { readonly models: ReadonlyArray<Model>; readonly runs: number; readonly seed: number; readonly keep: KeepJournal }

const randomJourneys = async ({ keep, models, runs, seed }: JourneyOptions): Promise<PathResult> => {
  const started = performance.now()
  const { failure, steps } = await runRandomJourneys({ seed, runs, models })
  const title = `${runs} random journeys of ${steps} steps through two tabs, seed ${seed}`
  return {
    machine: "shop",
    level: "journeys",
    title,
    ms: performance.now() - started,
    failure: failure === null ? null : `${failure.sentence}, after: ${failure.operations.join(", ")} (seed ${seed}, path ${failure.path})`,
    journal: failure === null ? null : keep(title, failure.journal),
    actor: "shop",
    picture: null,
    crossed: [],
    states: []
  }
}

const journalWriter = (folder: string): KeepJournal => {
  rmSync(folder, { recursive: true, force: true })
  let count = 0
  return (_, text) => {
    mkdirSync(folder, { recursive: true })
    count += 1
    const name = `journal-qa-${count}.json`
    writeFileSync(join(folder, name), text)
    return name
  }
}
