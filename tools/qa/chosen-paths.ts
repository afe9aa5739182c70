import { type Imports, readImports, reachedFrom } from "../imports/graph.ts"
import { changedFiles } from "../test/changed-files.ts"
import { fewLines, foundation } from "../test/touched.ts"
import { isOfTurn, type Turn } from "../test/turn.ts"

/** Selects paths to walk; `file` is the model's path from the root. */
export type Chooses = (path: { readonly file: string; readonly machine: string; readonly title: string }) => boolean

export const everyPath: Chooses = () => true

/**
 * Selects paths of machines whose own code has changed in at least ten lines since a commit (files that the model imports, in a folder of
 * its capability), and for the others those of the turn; all paths if the foundation has changed. `null` (all paths, whose coverage of the
 * charts is judged) for an unknown commit or changed packages.
 */
export const changedSince = async (commit: string, turn: Turn): Promise<Chooses | null> => {
  const changed = await changedFiles(commit)
  if (changed === null || changed.has("package-lock.json")) return null
  if ([...changed.keys()].some((file) => foundation.test(file))) return everyPath
  const imports = readImports(["tests/e2e/**", "tests/bench/**"])
  const known = new Map<string, boolean>()
  return ({ file, machine, title }) => {
    const isOwn = known.get(file) ?? ownLines(file, changed, imports) >= fewLines
    known.set(file, isOwn)
    return isOwn || isOfTurn(turn, `${machine} ${title}`)
  }
}

/** Changed lines of the files of a model's capability that it imports. */
export const ownLines = (model: string, changed: ReadonlyMap<string, number>, imports: Imports): number => {
  const capability = model.split("/").at(-2) ?? ""
  const own = [...reachedFrom(model, imports).keys()].filter((file) => file.split("/").includes(capability))
  return own.reduce((sum, file) => sum + (changed.get(file) ?? 0), 0)
}
