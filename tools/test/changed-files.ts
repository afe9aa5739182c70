import { run } from "../run.ts"

/** Files that differ from a commit, including uncommitted ones; `null` for an unknown commit. */
export const changedFiles = async (commit: string): Promise<ReadonlySet<string> | null> => {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return null
  const listed = await Promise.all([git("diff", "--name-only", "--no-renames", commit), git("ls-files", "--others", "--exclude-standard")])
  return listed.some(({ code }) => code !== 0) ? null : new Set(listed.flatMap(({ output }) => output.split("\n").filter(Boolean)))
}

const git = (...args: ReadonlyArray<string>) => run({ file: "git", args, output: "keep" })
