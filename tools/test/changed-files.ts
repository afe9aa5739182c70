import { readFileSync } from "node:fs"
import { inRoot } from "../root.ts"
import { run } from "../run.ts"

/**
 * Changed lines by file since a commit, including uncommitted ones; `null` for an unknown commit. A moved file has both names; a binary
 * file has `Infinity`.
 */
export const changedFiles = async (commit: string): Promise<ReadonlyMap<string, number> | null> => {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return null
  const [changed, added] = await Promise.all([
    git("diff", "--numstat", "-z", "-M", commit),
    git("ls-files", "-z", "--others", "--exclude-standard")
  ])
  if (changed.code !== 0 || added.code !== 0) return null
  return new Map([...linesOf(changed.output), ...partsOf(added.output).map((file) => [file, lineCount(file)] as const)])
}

/** Parses `git diff --numstat -z`: `1\t2\tfile\0`, and for a moved file `1\t2\t\0from\0to\0`. */
export const linesOf = (numstat: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  const parts = partsOf(numstat)
  for (let at = 0; at < parts.length;) {
    const [added = "", removed = "", file = ""] = (parts[at] ?? "").split("\t")
    const names = file === "" ? parts.slice(at + 1, at + 3) : [file]
    for (const name of names) lines.set(name, added === "-" ? Infinity : Number(added) + Number(removed))
    at += file === "" ? 3 : 1
  }
  return lines
}

const partsOf = (output: string): ReadonlyArray<string> => output.split("\0").filter((part) => part !== "")

const lineCount = (file: string): number => readFileSync(inRoot(file), "utf8").split("\n").length

const git = (...args: ReadonlyArray<string>) => run({ file: "git", args, output: "keep" })
