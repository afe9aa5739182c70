import { mergeKept, storedState } from "../kernel/restore.ts"
import type { Tree } from "./journal.ts"

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

/** The same for a system: what its features had not heard before the reload, and what did not come, is kept (`mergeKept`). */
export const graftSystem = (kept: Tree, server: Tree, served: ReadonlySet<string>): Tree => {
  const grafted = graft(kept, server, served)
  const context = mergeKept(storedState(kept.snapshot), storedState(server.snapshot))
  return { ...grafted, snapshot: Object.assign({}, grafted.snapshot, { context }) }
}
