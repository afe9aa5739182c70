import { readImports, reachedFrom } from "../imports/graph.ts"
import { changedFiles } from "../test/changed-files.ts"
import { isOfTurn, type Turn } from "../test/turn.ts"

/** Says whether a path of a machine is walked; `file` is the model's, from the root. */
export type Chooses = (path: { readonly file: string; readonly machine: string; readonly title: string }) => boolean

export const everyPath: Chooses = () => true

/**
 * Chooses the paths of machines of whose code anything has changed since a commit, and of the others those of the turn. `null`, so that all are walked,
 * where git does not know the commit or the installed packages have changed.
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
