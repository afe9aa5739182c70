import { mergeStored, storedState } from "../kernel/restore.ts"
import type { Tree } from "./journal.ts"

/** Merges the saved tree into the server-rendered one, whose children in `served` (navigation, page, menus) win. */
export const mergeTrees = (stored: Tree, server: Tree, served: ReadonlySet<string>): Tree => {
  const storedChildren = stored.snapshot.children ?? {}
  const children = Object.entries(server.snapshot.children ?? {}).map(
    ([id, child]) => [id, served.has(id) ? child : (storedChildren[id] ?? child)] as const
  )
  const isServed = (path: string): boolean => path === server.root || served.has(path.split("/")[1] ?? "")
  const alive = new Set(children.map(([id]) => id))
  const timers = Object.entries(stored.timers).filter(([path]) => !isServed(path) && alive.has(path.split("/")[1] ?? ""))
  return {
    root: server.root,
    snapshot: { ...server.snapshot, children: Object.fromEntries(children) },
    timers: { ...Object.fromEntries(timers), ...server.timers }
  }
}

/** Also preserves undelivered events and features that failed to load (`mergeStored`). */
export const mergeSystemTrees = (stored: Tree, server: Tree, served: ReadonlySet<string>): Tree => {
  const grafted = mergeTrees(stored, server, served)
  const context = mergeStored(storedState(stored.snapshot), storedState(server.snapshot))
  return { ...grafted, snapshot: Object.assign({}, grafted.snapshot, { context }) }
}
