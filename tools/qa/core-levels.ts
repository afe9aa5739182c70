import { comparableState } from "../../core/journal/fold.ts"
import { type JournalFile, writeJournal } from "../../core/journal/file.ts"
import { foldInFreshProcess } from "../../qa/paths/fresh-process.ts"
import { walkPathLive } from "../../qa/paths/walk-live.ts"
import { currentState, type Model, sentencesIn } from "../../qa/paths/model.ts"
import type { Path } from "../../qa/paths/paths.ts"
import { exportJournal, jsonCopy, type RecordedSystem } from "../../qa/paths/recorded.ts"
import { brokenInvariants, findings, type Survey } from "../../qa/paths/verify.ts"
import type { AnyStateMachine } from "xstate"
import { type PathResult, type SentenceResult, violationSeparator } from "./results.ts"
import { idsOf } from "../requirements/proof.ts"
import { unmaskedWriting } from "../../qa/unmasked-writing.ts"

/** Stores a journal beside the report; returns its name. */
export type KeepJournal = (title: string, text: string) => string

/** Checks the last state of every path. */
export const pureLevel = async ({ model, paths }: Survey, keep: KeepJournal): Promise<ReadonlyArray<PathResult>> => {
  const results: Array<PathResult> = []
  for (const path of paths) {
    const started = performance.now()
    const failure = brokenInvariants(model, path.snapshot).join(violationSeparator) || null
    const journal = failure === null ? null : keep(path.title, await journalOfPath(model, path))
    results.push({ ...resultOf(model, path), level: "pure", ms: performance.now() - started, failure, journal })
  }
  return results
}

/** Checks every sentence; reports the first failure of each. */
export const sentencesOf = async (survey: Survey, keep: KeepJournal): Promise<ReadonlyArray<SentenceResult>> => {
  const { model } = survey
  const found = new Map(findings(survey).map((finding) => [finding.sentence, finding]))
  const all = ["reaches every state", ...sentencesIn(model)]
  return Promise.all(
    all.map(async (sentence) => {
      const finding = found.get(sentence)
      const path = finding?.path ?? null
      const journal = path === null ? null : keep(sentence, await journalOfPath(model, path))
      const state = path === null ? null : currentState(path.snapshot)
      const actor = actorOf(model)
      return { machine: model.name, sentence, ids: idsOf(sentence), failure: finding?.where ?? null, state, journal, actor }
    })
  )
}

/** Runs every path in the live core; folds the journals in another process. `file` is the model's. */
export const liveLevel = async ({ model, paths }: Survey, file: string, keep: KeepJournal): Promise<ReadonlyArray<PathResult>> => {
  const results: Array<PathResult> = []
  const recordings: Array<ReturnType<typeof exportJournal>> = []
  for (const path of paths) {
    const started = performance.now()
    const { recorded, snapshot } = await walkPathLive(model.world, path, model.name)
    const isSame = JSON.stringify(jsonCopy(comparableState(snapshot))) === JSON.stringify(jsonCopy(comparableState(path.snapshot)))
    const violations = brokenInvariants(model, snapshot)
    const failure = [
      ...(isSame ? [] : [`came to ${currentState(snapshot)} instead of ${currentState(path.snapshot)}`]),
      ...violations
    ].join(violationSeparator)
    const journal = failure === "" ? null : keep(path.title, journalText(recorded))
    recordings.push(exportJournal(recorded))
    recorded.root.stop()
    results.push({
      ...resultOf(model, path),
      level: "live",
      ms: performance.now() - started,
      failure: failure === "" ? null : failure,
      journal
    })
  }
  const started = performance.now()
  const { differences, entries } = foldInFreshProcess(recordings, { module: file, name: "model" })
  const title = `${entries} entries of its journals fold in a fresh process`
  const failure = differences.length === 0 ? null : JSON.stringify(differences.slice(0, 3))
  const fold = {
    machine: model.name,
    level: "live" as const,
    title,
    ms: performance.now() - started,
    failure,
    journal: null,
    actor: actorOf(model),
    picture: null,
    crossed: [],
    states: []
  }
  return [...results, fold]
}

/** Actor path on these paths: directly below the root, wherever it is in the shop. */
const actorOf = ({ name }: Model): string => `shop/${name}`

const resultOf = (model: Model, { crossed, snapshot, title }: Path) => ({
  machine: model.name,
  actor: actorOf(model),
  title,
  crossed,
  states: [currentState(snapshot)],
  picture: null
})

const journalOfPath = async (model: Model, path: Path): Promise<string> => {
  const { recorded } = await walkPathLive(model.world, path, model.name)
  const text = journalText(recorded)
  recorded.root.stop()
  return text
}

/** Journal without the root, which is not the shop's machine. Its states detect builds that fold it differently. */
const journalText = ({ dumps, recorder }: RecordedSystem<AnyStateMachine>): string => {
  const { entries, incarnations, version } = recorder.journal()
  const isOwn = ({ actor }: { readonly actor: string }) => actor !== "shop"
  const file: JournalFile = {
    build: "qa",
    journal: { version, incarnations: incarnations.filter(isOwn), entries: entries.filter(isOwn) },
    states: dumps.filter(isOwn)
  }
  return writeJournal(file, unmaskedWriting)
}
