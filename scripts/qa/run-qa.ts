import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Model } from "../../tests/support/model.ts"
import { survey } from "../../tests/support/verify.ts"
import { walkShop } from "../../tests/support/walks/walk-shop.ts"
import { browserLevel } from "./browser-level.ts"
import { type KeepJournal, liveLevel, pureLevel, sentencesOf } from "./core-levels.ts"
import type { Options } from "./options.ts"
import type { Level, PathResult, Results, SentenceResult } from "./results.ts"

/** A model with the file that it stands in. */
export type Found = { readonly model: Model; readonly file: string }

type Run = Options & { readonly found: ReadonlyArray<Found>; readonly told: (result: PathResult) => void }

/** At most this part of the transitions of machines with stages may stay uncrossed in the browser. */
const mostUncrossed = 0.05

/** Walks what is asked for. The browser works beside the core, which leaves it the time that it waits. */
export const runQa = async ({ found, levels, machines, out, runs, seed, tabs, told }: Run): Promise<Results> => {
  const started = performance.now()
  const startedAt = new Date().toISOString()
  const secondsOf: Partial<Record<Level, number>> = {}
  const keep = keeperIn(join(out, "journals"))
  const has = (level: Level) => levels.includes(level)
  const timed = async <A>(level: Level, work: () => Promise<A>): Promise<A> => {
    const since = performance.now()
    const answer = await work()
    secondsOf[level] = (secondsOf[level] ?? 0) + (performance.now() - since) / 1000
    return answer
  }
  const models = found.map(({ model }) => model)
  const inBrowser = has("browser")
    ? timed("browser", () => browserLevel({ models, tabs, keep, told }))
    : Promise.resolve({ paths: [], shots: [], uncrossed: {} })
  const paths: Array<PathResult> = []
  const sentences: Array<SentenceResult> = []
  const note = (results: ReadonlyArray<PathResult>) => {
    paths.push(...results)
    for (const result of results) told(result)
  }
  for (const { file, model } of found) {
    const surveyed = survey(model)
    if (has("pure")) {
      note(await timed("pure", () => pureLevel(surveyed, keep)))
      sentences.push(...(await timed("pure", () => sentencesOf(surveyed, keep))))
    }
    if (has("live")) note(await timed("live", () => liveLevel(surveyed, file, keep)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (has("walks")) note([await timed("walks", () => walks({ models, runs, seed, keep }))])
  const browser = await inBrowser
  const seconds = (performance.now() - started) / 1000
  return {
    startedAt,
    seconds,
    seed,
    levels,
    secondsOf,
    machines: models.map(({ name }) => name),
    paths: [...paths, ...browser.paths, ...(has("browser") ? [crossing(found, browser.uncrossed, machines.length === 0)] : [])],
    sentences,
    shots: browser.shots,
    uncrossed: browser.uncrossed
  }
}

type Walks = { readonly models: ReadonlyArray<Model>; readonly runs: number; readonly seed: number; readonly keep: KeepJournal }

const walks = async ({ keep, models, runs, seed }: Walks): Promise<PathResult> => {
  const started = performance.now()
  const { failure, steps } = await walkShop({ seed, runs, models })
  const title = `${runs} random journeys of ${steps} steps through two tabs, seed ${seed}`
  return {
    machine: "shop",
    level: "walks",
    title,
    ms: performance.now() - started,
    failure: failure === null ? null : `${failure.sentence}, after: ${failure.deeds.join(", ")} (seed ${seed}, path ${failure.path})`,
    journal: failure === null ? null : keep(title, failure.journal),
    picture: null,
    crossed: [],
    states: []
  }
}

/** Whether the browser crossed all but the listed few; how few they may be counts for the whole shop alone. */
const crossing = (found: ReadonlyArray<Found>, uncrossed: Results["uncrossed"], isWhole: boolean): PathResult => {
  const staged = found.filter(({ model }) => model.stages !== undefined)
  const all = staged.reduce((sum, { model }) => sum + survey(model).crossed.size, 0)
  const missed = Object.entries(uncrossed).flatMap(([machine, edges]) =>
    Object.entries(edges).map(([id, reason]) => ({ machine, id, reason }))
  )
  const isUnreachable = ({ id, machine }: { readonly id: string; readonly machine: string }) =>
    staged.some(({ model }) => model.name === machine && model.unreachable?.[id] !== undefined)
  const counted = missed.filter((each) => !isUnreachable(each))
  const reachable = all - missed.length + counted.length
  const unlisted = missed.filter(({ reason }) => reason === null)
  const failures = [
    ...unlisted.map(({ id, machine }) => `${machine}: ${id} is not crossed, and no reason stands in the model`),
    ...(isWhole && counted.length > reachable * mostUncrossed
      ? [`${counted.length} of ${reachable} transitions are listed as not crossed`]
      : [])
  ]
  return {
    machine: "shop",
    level: "browser",
    title: `the browser crosses ${all - missed.length} of ${all} transitions; ${counted.length} are not crossed and ${missed.length - counted.length} cannot be, with reasons`,
    ms: 0,
    failure: failures.length === 0 ? null : failures.join("; "),
    journal: null,
    picture: null,
    crossed: [],
    states: []
  }
}

const keeperIn = (folder: string): KeepJournal => {
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
