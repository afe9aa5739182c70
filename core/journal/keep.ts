import { Effect } from "effect"
import type { AnyStateMachine } from "xstate"
import { TabStorage } from "../services/tab-storage.ts"
import { readJournal, writeJournal } from "./file.ts"
import { type Journal, journalVersion, type Tree } from "./journal.ts"
import { type Machines, machinesNamed } from "./machines.ts"
import { fits, machinesIn } from "./restore.ts"

/** What a tab leaves for its next load. */
export type Kept = { readonly build: string; readonly journal: Journal; readonly tree: Tree }

const key = "gran.journal"

/** A tab may hold about five million letters in all. */
const longest = 2_000_000

/**
 * Keeps the journal and the tree for a reload of this tab; a journal too long for the storage is left behind and the tree goes alone.
 * Secrets are never written; one that is found is a defect and is logged by its place.
 */
export const keep = Effect.fnUntraced(function* ({ build, journal, tree }: Kept) {
  const storage = yield* TabStorage
  const whole = writeJournal({ build, journal, states: [], tree })
  const { leaks, text } = whole.text.length <= longest ? whole : writeJournal({ build, journal: emptyJournal, states: [], tree })
  if (leaks.length > 0) yield* Effect.logError("a secret stood in the journal", { places: leaks })
  yield* Effect.catchTag(storage.write(key, text), "StorageRefused", ({ reason }) =>
    Effect.logWarning("the journal is not kept", { reason })
  )
})

const emptyJournal: Journal = { version: journalVersion, lives: [], entries: [] }

/**
 * What this tab kept before its reload, if this build can start from it. Anything else (damaged, of another version, of machines that
 * are gone) is dropped with one log line. The entries of another build are left behind: only its tree is taken over.
 */
export const recall = Effect.fnUntraced(function* (build: string, root: AnyStateMachine, machines: Machines) {
  const storage = yield* TabStorage
  const text = yield* Effect.catchTag(storage.read(key), "StorageRefused", () => Effect.succeed(undefined))
  if (text === undefined) return undefined
  yield* Effect.ignore(storage.remove(key))
  const read = readJournal(text)
  if (read._tag === "Unreadable") return yield* dropped(read.reason, read.detail)
  const { journal, tree } = read.file
  if (tree === undefined) return yield* dropped("damaged", "no tree")
  const loaded = yield* Effect.option(Effect.tryPromise(() => machinesNamed(machinesIn(tree.snapshot), machines)))
  if (loaded._tag === "None") return yield* dropped("unloadable", "a machine did not arrive")
  if (!fits(root, tree)) return yield* dropped("unfit", `build ${read.file.build}`)
  return { tree, before: read.file.build === build ? journal : undefined }
})

const dropped = (reason: string, detail: string) =>
  Effect.as(Effect.logWarning("the kept journal is dropped", { reason, detail }), undefined)

/**
 * The kept tree on the page that the server has just rendered: what the server knows better (`served`: where the visitor is, the page,
 * the menus) is the server's, everything else is as the visitor left it.
 */
export const graft = (kept: Tree, server: Tree, served: ReadonlySet<string>): Tree => {
  const own = kept.snapshot.children ?? {}
  const children = Object.entries(server.snapshot.children ?? {}).map(
    ([id, child]) => [id, served.has(id) ? child : (own[id] ?? child)] as const
  )
  const isServed = (path: string): boolean => path === server.root || served.has(path.split("/")[1] ?? "")
  const alive = new Set(children.map(([id]) => id))
  const timers = Object.entries(kept.timers).filter(([path]) => !isServed(path) && alive.has(path.split("/")[1] ?? ""))
  return {
    root: server.root,
    snapshot: { ...server.snapshot, children: Object.fromEntries(children) },
    timers: { ...Object.fromEntries(timers), ...server.timers }
  }
}
