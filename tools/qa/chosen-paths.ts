import { type Imports, readImports, reachedFrom } from "../imports/graph.ts"
import { changedFiles } from "../test/changed-files.ts"
import { fewLines, foundation } from "../test/touched.ts"
import { isOfTurn, type Turn } from "../test/turn.ts"

/** Selects paths; `file` is the model's path from the root. */
export type PathFilter = (path: { readonly file: string; readonly machine: string; readonly title: string }) => boolean

export const everyPath: PathFilter = () => true

/**
 * Selects all paths of a machine whose own code has changed in at least ten lines since a commit, and paths of the turn; every path if the
 * foundation has changed. Returns `null`, to walk every path and check coverage, for an unknown commit or changed packages.
 */
export const changedSince = async (commit: string, turn: Turn): Promise<PathFilter | null> => {
  const changed = await changedFiles(commit)
  if (changed === null || changed.has("package-lock.json")) return null
  if ([...changed.keys()].some((file) => foundation.test(file))) return everyPath
  const imports = readImports(["tests/e2e/**", "tests/bench/**"])
  const isOwnByFile = new Map<string, boolean>()
  return ({ file, machine, title }) => {
    const isOwn = isOwnByFile.get(file) ?? capabilityLines(file, changed, imports) >= fewLines
    isOwnByFile.set(file, isOwn)
    return isOwn || isOfTurn(turn, `${machine} ${title}`)
  }
}

/** Changed lines in files that a model imports from folders of its capability. */
export const capabilityLines = (model: string, changed: ReadonlyMap<string, number>, imports: Imports): number => {
  const capability = model.split("/").at(-2) ?? ""
  const own = [...reachedFrom(model, imports).keys()].filter((file) => file.split("/").includes(capability))
  return own.reduce((sum, file) => sum + (changed.get(file) ?? 0), 0)
}
