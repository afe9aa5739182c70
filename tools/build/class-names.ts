import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { relative } from "node:path"

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
const characters = `${letters}0123456789`

/**
 * Short names of the classes and keyframes of CSS modules, such as `xKa`: two characters for the file, one for the name. Documents contain
 * hundreds, and hashes compress badly. A name depends only on its own file, so that other files remain cached.
 */
export const classNames = (root: string): ((name: string, file: string) => string) => {
  const files = globSync("{view,inspector}/**/*.module.css", { cwd: root }).toSorted()
  const prefixes = prefixesOf(files)
  const names = new Map(files.map((file) => [file, localNames(readFileSync(`${root}/${file}`, "utf8"))]))
  return (name, path) => {
    const file = relative(root, path.replace(/\?.*$/, ""))
    const [prefix, character] = [prefixes.get(file), characters[names.get(file)?.indexOf(name) ?? -1]]
    if (prefix === undefined || character === undefined)
      throw new Error(`${file} has no name ${name}, or more than ${characters.length} names`)
    return prefix + character
  }
}

/** Names of classes, ids and keyframes, in order. */
export const localNames = (css: string): ReadonlyArray<string> => [
  ...new Set([...css.matchAll(/[.#]([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi)].flatMap(([, name, keyframes]) => name ?? keyframes ?? []))
]

/** Prefixes by hash of the path; a file whose prefix is taken gets another. */
export const prefixesOf = (files: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>()
  for (const file of files) owners.set(freePrefix(file, owners), file)
  return new Map([...owners].map(([prefix, file]) => [file, prefix]))
}

const freePrefix = (file: string, owners: ReadonlyMap<string, string>): string => {
  for (let attempt = 0; ; attempt++) {
    const [first = 0, second = 0] = createHash("sha256").update(`${file} ${attempt}`).digest()
    const prefix = `${letters[first % letters.length]}${characters[second % characters.length]}`
    if (!owners.has(prefix) && !isBlocked(prefix)) return prefix
  }
}

/** Ad blockers hide `.ad` and `.ads`. */
const isBlocked = (prefix: string): boolean => prefix.toLowerCase() === "ad"
