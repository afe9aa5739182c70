import { readImports, reachedFrom } from "../imports/graph.ts"
import { changedFiles } from "../test/changed-files.ts"
import { isOfTurn, type Turn } from "../test/turn.ts"

/** Selects paths to walk; `file` is the model's path from the root. */
export type Chooses = (path: { readonly file: string; readonly machine: string; readonly title: string }) => boolean

export const everyPath: Chooses = () => true

/**
 * Selects paths of machines whose code has changed since a commit, and for the others those of the turn. `null` (all paths) for an unknown
 * commit or changed packages.
 */
export const changedSince = async (commit: string, turn: Turn): Promise<Chooses | null> => {
  const changed = await changedFiles(commit)
  if (changed === null || changed.has("package-lock.json")) return null
  const imports = readImports(["tests/e2e/**", "tests/bench/**"])
  const isChanged = (file: string) => [...reachedFrom(file, imports).keys()].some((each) => changed.has(each))
  const known = new Map<string, boolean>()
  return ({ file, machine, title }) => {
    const isOwn = known.get(file) ?? isChanged(file)
    known.set(file, isOwn)
    return isOwn || isOfTurn(turn, `${machine} ${title}`)
  }
}
