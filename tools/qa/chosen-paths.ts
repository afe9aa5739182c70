import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { inRoot, root } from "../root.ts"
import { run } from "../run.ts"

/** Whether a path of a machine is walked; `file` is the model's. */
export type Chooses = (path: { readonly file: string; readonly machine: string; readonly title: string }) => boolean

/** Where everything is walked. */
export const everyPath: Chooses = () => true

/**
 * Paths of machines that have changed since a commit, whatever of their code it was, and of the others a third, by the seed: another third at
 * another seed. `null` where that cannot be said: git does not know the commit, or what is installed has changed.
 */
export const changedSince = async (commit: string, seed: number): Promise<Chooses | null> => {
  const changed = await changedFiles(commit)
  if (changed === null || changed.has("package-lock.json")) return null
  const isChanged = (file: string) => codeOf(inRoot(file)).some((each) => changed.has(relative(root, each)))
  const known = new Map<string, boolean>()
  return ({ file, machine, title }) => {
    const isOwn = known.get(file) ?? isChanged(file)
    known.set(file, isOwn)
    return isOwn || isOfThird(seed, `${machine} ${title}`)
  }
}

/** Whether something belongs to the third of all things that a seed names. */
export const isOfThird = (seed: number, name: string): boolean =>
  createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE(0) % 3 === 0

/** A file with all that it imports, types apart: they change nothing of what runs. */
export const codeOf = (file: string): ReadonlyArray<string> => {
  const found = new Set([file])
  for (const each of found) for (const imported of importsOf(each)) found.add(imported)
  return [...found]
}

const importsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(imported)]
    .map(([, named, late]) => join(dirname(file), named ?? late ?? ""))
    .filter((each) => /\.tsx?$/.test(each) && existsSync(each))

/** `import … from "./x.ts"`, `export … from "./x.ts"` and `import("./x.ts")`. */
const imported = /^(?:import|export)\s+(?!type\b)[^"']*?from\s+["'](\.[^"']+)["']|\bimport\(\s*["'](\.[^"']+)["']/gm

/** What differs from a commit, uncommitted work included. */
const changedFiles = async (commit: string): Promise<ReadonlySet<string> | null> => {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return null
  const told = await Promise.all([git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")])
  return told.some(({ code }) => code !== 0) ? null : new Set(told.flatMap(({ output }) => output.split("\n")))
}

const git = (...args: ReadonlyArray<string>) => run({ file: "git", args, output: "keep" })
