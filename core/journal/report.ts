import { Effect } from "effect"
import type { AnyMachineSnapshot } from "xstate"
import type { Marks } from "../contract/marks.ts"
import { type JournalFile, readJournal, type State, writeJournal } from "./file.ts"
import { comparableState, fold } from "./fold.ts"
import { cleaningOf } from "./mask.ts"
import { byIncarnation, type Incarnation, incarnationKey, type Size } from "./journal.ts"
import { type Machines, machinesFor } from "./machines.ts"
import type { Recorder } from "./record.ts"
import { type Comparison, JournalRefused, type JournalReport } from "../services/ports/journal-desk.ts"

/** Adds the current states, which readers compare with their fold. */
export const fileOf = (recorder: Recorder, build: string, sizes: ReadonlyArray<Size> = []): JournalFile => ({
  build,
  journal: recorder.journal(),
  sizes,
  states: recorder.living().map(({ actor, incarnation }) => ({
    actor: incarnation.actor,
    incarnation: incarnation.incarnation,
    ...comparableState(actor.getSnapshot() as AnyMachineSnapshot)
  }))
})

/** Masked, or only without secrets. */
export const savedAs = (file: JournalFile, marks: Marks, isMasked: boolean): { readonly name: string; readonly text: string } => {
  const { masked, withoutSecrets } = cleaningOf(file, marks)
  return {
    name: `journal-${file.build}-${file.journal.entries.length}.json`,
    text: writeJournal(file, { clean: isMasked ? masked : withoutSecrets, isMasked })
  }
}

/** Folds every incarnation and compares the results with the file's states. */
export const reportOf = Effect.fnUntraced(function* (
  file: JournalFile,
  masked: boolean,
  machines: Machines
): Effect.fn.Return<JournalReport, JournalRefused> {
  const { build, journal } = file
  const refused = (cause: unknown) => new JournalRefused({ reason: "unfoldable", detail: String(cause) })
  const machineOf = yield* Effect.tryPromise({ try: () => machinesFor(journal, machines), catch: refused })
  const entries = byIncarnation(journal.entries)
  const [{ ReplayIndex }, { differencesOf }] = yield* Effect.promise(() =>
    Promise.all([import("./replay-index.ts"), import("./differences.ts")])
  )
  const replayIndex = new ReplayIndex(build, journal, machineOf)
  const differences = yield* Effect.try({ try: () => differencesOf(replayIndex, file.states), catch: refused })
  const isInJournal = ({ seq }: State) => seq === undefined || replayIndex.positionOf(seq) !== undefined
  const recorded = new Set(file.states.filter(isInJournal).map(incarnationKey))
  const differing = new Set(differences.map(incarnationKey))
  const comparisonOf = (incarnation: Incarnation): Comparison => {
    const key = incarnationKey(incarnation)
    if (recorded.has(key)) return differing.has(key) ? "different" : "same"
    return incarnation.ended ? "ended" : "unrecorded"
  }
  const reported = (incarnation: Incarnation): JournalReport["incarnations"][number] => {
    const incarnationEntries = entries.get(incarnationKey(incarnation)) ?? []
    const machine = machineOf(incarnation)
    const folded = machine && fold(machine, incarnation, incarnationEntries)
    return {
      actor: incarnation.actor,
      incarnation: incarnation.incarnation,
      machine: incarnation.machine,
      entries: incarnationEntries.length,
      value: folded === undefined ? null : nameOf(folded.snapshot.value),
      comparison: folded === undefined ? "unfolded" : comparisonOf(incarnation)
    }
  }
  const incarnations = yield* Effect.try({ try: () => journal.incarnations.map(reported), catch: refused })
  return { build, masked, entries: journal.entries.length, incarnations, differences }
})

export const reportOfText = (text: string, machines: Machines): Effect.Effect<JournalReport, JournalRefused> => {
  const read = readJournal(text)
  return read._tag === "Read"
    ? reportOf(read.file, read.masked, machines)
    : Effect.fail(new JournalRefused({ reason: read.reason, detail: read.detail }))
}

const nameOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value).replaceAll(/[{}"]/g, "").replaceAll(":", ".")
