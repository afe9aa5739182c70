import { Effect } from "effect"
import type { AnyMachineSnapshot } from "xstate"
import type { Marks } from "../contract/marks.ts"
import { type JournalFile, readJournal, writeJournal } from "./file.ts"
import { essence, fold } from "./fold.ts"
import { cleaningOf } from "./mask.ts"
import { byLife, type Life, lifeKey, type Size } from "./journal.ts"
import { type Machines, machinesFor } from "./machines.ts"
import type { Recorder } from "./record.ts"
import { JournalRefused, type JournalReport } from "../services/ports/journal-desk.ts"

/** The tab's journal with what its machines stand at, so that a reader can check its own fold. */
export const fileOf = (recorder: Recorder, build: string, sizes: ReadonlyArray<Size> = []): JournalFile => ({
  build,
  journal: recorder.journal(),
  sizes,
  states: recorder
    .living()
    .map(({ actor, life }) => ({ actor: life.actor, life: life.life, ...essence(actor.getSnapshot() as AnyMachineSnapshot) }))
})

/** The name and text of the file that a visitor saves: masked, or as it is but for secrets. */
export const savedAs = (file: JournalFile, marks: Marks, isMasked: boolean): { readonly name: string; readonly text: string } => {
  const { masked, withoutSecrets } = cleaningOf(file, marks)
  return {
    name: `journal-${file.build}-${file.journal.entries.length}.json`,
    text: writeJournal(file, { clean: isMasked ? masked : withoutSecrets, isMasked })
  }
}

/** Folds every life of a journal and compares what it comes to with the states in the file. */
export const reportOf = Effect.fnUntraced(function* (
  file: JournalFile,
  masked: boolean,
  machines: Machines
): Effect.fn.Return<JournalReport, JournalRefused> {
  const { build, journal } = file
  const refused = (cause: unknown) => new JournalRefused({ reason: "unfoldable", detail: String(cause) })
  const machineOf = yield* Effect.tryPromise({ try: () => machinesFor(journal, machines), catch: refused })
  const entries = byLife(journal.entries)
  const [{ Archive }, { differencesOf }] = yield* Effect.promise(() => Promise.all([import("./archive.ts"), import("./differences.ts")]))
  const archive = new Archive(build, journal, machineOf)
  const differences = yield* Effect.try({ try: () => differencesOf(archive, file.states), catch: refused })
  const recorded = new Set(file.states.map(lifeKey))
  const differing = new Set(differences.map(lifeKey))
  const reported = (life: Life): JournalReport["lives"][number] => {
    const own = entries.get(lifeKey(life)) ?? []
    const machine = machineOf(life)
    const folded = machine && fold(machine, life, own)
    return {
      actor: life.actor,
      life: life.life,
      machine: life.machine,
      entries: own.length,
      value: folded === undefined ? null : nameOf(folded.snapshot.value),
      agrees: folded === undefined || !recorded.has(lifeKey(life)) ? null : !differing.has(lifeKey(life))
    }
  }
  const lives = yield* Effect.try({ try: () => journal.lives.map(reported), catch: refused })
  return { build, masked, entries: journal.entries.length, lives, differences }
})

/** Reads a file that someone brought. */
export const reportOfText = (text: string, machines: Machines): Effect.Effect<JournalReport, JournalRefused> => {
  const read = readJournal(text)
  return read._tag === "Read"
    ? reportOf(read.file, read.masked, machines)
    : Effect.fail(new JournalRefused({ reason: read.reason, detail: read.detail }))
}

const nameOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value).replaceAll(/[{}"]/g, "").replaceAll(":", ".")
