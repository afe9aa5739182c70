import { Effect } from "effect"
import type { AnyStateMachine } from "xstate"
import { TabStorage } from "../services/ports/tab-storage.ts"
import { type JournalFile, readJournal, writeJournal } from "./file.ts"
import { type Journal, journalVersion, type Size, type Tree } from "./journal.ts"
import { journalKey } from "./journal-key.ts"
import { type Machines, machinesNamed } from "./machines.ts"
import { withoutNeverRecorded } from "./never-recorded.ts"
import { machinesIn } from "../kernel/machines-in.ts"
import { canRestore } from "./can-restore.ts"

export type SavedTab = { readonly build: string; readonly journal: Journal; readonly sizes?: ReadonlyArray<Size>; readonly tree: Tree }

/** Session storage holds about five million characters. */
const maxCharacters = 2_000_000

/** Saves journal and tree for a reload; drops a journal too long for the storage. Replaces secrets and logs their paths: each is a defect. */
export const saveTab = Effect.fnUntraced(function* ({ build, journal, sizes = [], tree }: SavedTab) {
  const storage = yield* TabStorage
  const leaks = new Set<string>()
  const writing = { clean: (file: JournalFile) => withoutNeverRecorded(file, (place) => leaks.add(place)), isMasked: false }
  const whole = writeJournal({ build, journal, states: [], sizes, tree }, writing)
  const text = whole.length <= maxCharacters ? whole : writeJournal({ build, journal: emptyJournal, states: [], tree }, writing)
  if (leaks.size > 0) yield* Effect.logError("a secret was removed from the journal", { places: [...leaks] })
  yield* Effect.catchTag(storage.write(journalKey, text), "StorageRefused", ({ reason }) =>
    Effect.logWarning("the journal is not stored", { reason })
  )
})

const emptyJournal: Journal = { version: journalVersion, incarnations: [], entries: [] }

/**
 * Restores a saved tree if this build can start from it; otherwise drops it with one log line. Drops entries of another build. `onto` merges the tree
 * into the server-rendered one.
 */
export const restoreTab = Effect.fnUntraced(function* (
  build: string,
  root: AnyStateMachine,
  machines: Machines,
  onto: (stored: Tree) => Tree
) {
  const storage = yield* TabStorage
  const text = yield* Effect.catchTag(storage.read(journalKey), "StorageRefused", () => Effect.succeed(undefined))
  if (text === undefined) return undefined
  yield* Effect.ignore(storage.remove(journalKey))
  const read = readJournal(text)
  if (read._tag === "Unreadable") return yield* dropped(read.reason, read.detail)
  const { journal, tree: stored } = read.file
  if (stored === undefined) return yield* dropped("damaged", "no tree")
  const tree = onto(stored)
  const loaded = yield* Effect.option(Effect.tryPromise(() => machinesNamed(machinesIn(tree.snapshot), machines)))
  if (loaded._tag === "None") return yield* dropped("unloadable", "could not load a machine")
  if (!canRestore(root, tree)) return yield* dropped("unfit", `build ${read.file.build}`)
  return { stored, tree, before: read.file.build === build ? journal : undefined, sizes: read.file.sizes ?? [] }
})

const dropped = (reason: string, detail: string) =>
  Effect.as(Effect.logWarning("the stored journal was dropped", { reason, detail }), undefined)
