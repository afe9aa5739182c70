import { mergeKept, storedState } from "../kernel/restore.ts"
import type { Tree } from "./journal.ts"
import { graft } from "./restore.ts"

/** The same for a system: what its features had not heard before the reload, and what did not come, is kept (`mergeKept`). */
export const graftSystem = (kept: Tree, server: Tree, served: ReadonlySet<string>): Tree => {
  const grafted = graft(kept, server, served)
  const context = mergeKept(storedState(kept.snapshot), storedState(server.snapshot))
  return { ...grafted, snapshot: Object.assign({}, grafted.snapshot, { context }) }
}
