import { type Graph, reached } from "./module-graph.ts"

/** How many places of the shop that load by themselves share a part of the house; with fewer, pages carry what they do not draw. */
const leastShared = 6

/**
 * The steps of the constructor share what a piece and a stone are drawn by, and the pattern book draws every part there is; that makes none of them a
 * part of every page.
 */
const isApart = /\/view\/(?:constructor|dev)\//

/**
 * Modules that meet `isPart` and that at least six pages, dialogs or late parts need, as one chunk (`house`): a request costs a phone more than
 * the kilobyte that it brings.
 */
export const houseChunk = (root: string, isPart: RegExp) => {
  let shares: ReadonlyMap<string, number> | null = null
  return (id: string, graph: Graph): string | null => {
    if (!isPart.test(id)) return null
    shares ??= sharesOf(root, graph)
    return (shares.get(id) ?? 0) >= leastShared ? "house" : null
  }
}

/** How many places need each module; what is alive on every page counts as needed everywhere. */
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
