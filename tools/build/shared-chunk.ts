import { type Graph, reached } from "./module-graph.ts"

/** Minimum number of entries that share a module of the common chunk; with fewer, pages would load unused code. */
const leastShared = 6

/** Constructor steps and the pattern book do not count: the steps share components of their own, and the book uses every component. */
const isApart = /\/view\/(?:screens\/)?(?:constructor|dev)\//

/**
 * Assigns modules that match `isPart` and are needed by at least six pages, dialogs or deferred parts to one chunk (`shared`): on a phone a
 * request costs more than the extra kilobyte.
 */
export const sharedChunk = (root: string, isPart: RegExp) => {
  let shares: ReadonlyMap<string, number> | null = null
  return (id: string, graph: Graph): string | null => {
    if (!isPart.test(id)) return null
    shares ??= sharesOf(root, graph)
    return (shares.get(id) ?? 0) >= leastShared ? "shared" : null
  }
}

/** Number of entries that need each module; modules of every page count as shared. */
const sharesOf = (root: string, graph: Graph): ReadonlyMap<string, number> => {
  const shares = new Map([...reached([`${root}/app/browser.tsx`], graph)].map((id) => [id, leastShared]))
  for (const entry of entriesOf(root, graph)) for (const id of reached([entry], graph)) shares.set(id, (shares.get(id) ?? 0) + 1)
  return shares
}

const entriesOf = (root: string, graph: Graph): ReadonlyArray<string> =>
  [...reached([`${root}/app/boot.ts`], graph, true)].filter((id) => {
    const module = graph.getModuleInfo(id)
    return module !== null && !isApart.test(id) && (module.isEntry || module.dynamicImporters.length > 0)
  })
