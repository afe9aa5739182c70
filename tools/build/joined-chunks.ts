import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { joinPieces, type Piece, union } from "./join-pieces.ts"
import { type Graph, reachableModules } from "./module-graph.ts"
import { type Situations, situationsOf } from "./situations.ts"

/** Tests if a module is in the chunk of the first interaction (`visit-chunk.ts`). */
type ModuleTest = (id: string, graph: Graph) => boolean

/** Entry chunk: `app/browser.tsx` with its imports. */
const everyPage = "browser"

const isLibrary = /\/node_modules\/(?:react|react-dom|scheduler|xstate|effect)\//

/** Chunk of effect's schemas, and its bytes; in first loads the build drops code that uses schemas. */
const schemas = "schemas"
const schemasSize = 15_000
const usesSchemas = /import\s*\{[^}]*\bSchema\w*\b[^}]*\}\s*from\s*["']effect["']/

/**
 * Assigns modules shared by several dynamic imports to chunks: one for each set of situations, joined where this saves bytes. Others stay
 * in the file of their import.
 */
export const joinedChunks = (root: string, isOfVisit: ModuleTest) => {
  let names: ReadonlyMap<string, string> | null = null
  return (id: string, graph: Graph): string | null => {
    names ??= namesOf(joinPieces(...piecesOf(root, graph, isOfVisit)), `${root}/app/browser.tsx`)
    return names.get(id) ?? null
  }
}

const namesOf = (pieces: ReadonlyArray<Piece>, entry: string): ReadonlyMap<string, string> =>
  new Map(
    pieces
      .filter(({ isFixed }) => !isFixed)
      .flatMap(({ modules }, index) => modules.map((id) => [id, modules.includes(entry) ? everyPage : `joined~${index}`] as const))
  )

const piecesOf = (root: string, graph: Graph, isOfVisit: ModuleTest): Parameters<typeof joinPieces> => {
  const boot = reachableModules([`${root}/app/boot.ts`], graph)
  const all = [...reachableModules(boot, graph, true)]
  const isRoot = (id: string) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
  const roots = all.filter(isRoot)
  const shares = sharesOf(roots, graph)
  const situations = situationsOf(root, roots, graph)
  const isEntry = (id: string) => isRoot(id) && id !== `${root}/app/browser.tsx`
  const shared = all.filter(
    (id) =>
      situations.byModule.has(id) &&
      ((shares.get(id) ?? 0) > 1 || situations.everywhere.has(id)) &&
      !(boot.has(id) || isEntry(id) || id.startsWith("\0") || isLibrary.test(id))
  )
  const pieces = new Map<string, Piece>()
  for (const id of shared) {
    const piece = pieceOf(id, situations, graph, isOfVisit)
    const key = piece.isFixed ? "visit" : [...piece.loadedIn].toSorted((a, b) => a - b).join()
    const before = pieces.get(key)
    pieces.set(key, before === undefined ? piece : union(before, piece))
  }
  const withSchemas = all.filter((id) => importsSchemas(id, situations, graph)).flatMap((id) => [...(situations.byModule.get(id) ?? [])])
  const library: Piece = { modules: [schemas], size: schemasSize, loadedIn: new Set(withSchemas), imports: new Set(), isFixed: true }
  return [[...pieces.values(), library], situations.list]
}

/** Number of dynamic imports that need each module. */
const sharesOf = (roots: ReadonlyArray<string>, graph: Graph): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>()
  for (const root of roots) for (const id of reachableModules([root], graph)) shares.set(id, (shares.get(id) ?? 0) + 1)
  return shares
}

const pieceOf = (id: string, situations: Situations, graph: Graph, isOfVisit: ModuleTest): Piece => ({
  modules: [id],
  size: sizeOf(id, graph),
  loadedIn: situations.byModule.get(id) ?? new Set(),
  imports: new Set([...(graph.getModuleInfo(id)?.importedIds ?? []), ...(importsSchemas(id, situations, graph) ? [schemas] : [])]),
  isFixed: isOfVisit(id, graph)
})

const importsSchemas = (id: string, { first }: Situations, graph: Graph): boolean => !first.has(id) && usesSchemas.test(codeOf(id, graph))

/** Bytes after compression with others. Styles count more: every page loads them from the start. */
const sizeOf = (id: string, graph: Graph): number =>
  gzipSync(codeOf(id, graph)).length * 0.5 + (id.endsWith(".css") ? gzipSync(readFileSync(id)).length * 1.5 : 0)

const codeOf = (id: string, graph: Graph): string => (graph.getModuleInfo(id)?.code ?? "").replaceAll(/\/\*[\s\S]*?\*\//g, "")
