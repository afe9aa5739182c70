import type { Rolldown } from "vite"

export type Graph = Rolldown.ChunkingContext

/** Modules reachable from the roots, roots included; `withLate` follows dynamic imports. */
export const reachableModules = (roots: Iterable<string>, graph: Graph, withLate = false): ReadonlySet<string> => {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const module = graph.getModuleInfo(id)
    waiting.push(...(module?.importedIds ?? []), ...(withLate ? (module?.dynamicallyImportedIds ?? []) : []))
  }
  return found
}
