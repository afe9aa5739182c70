import { globSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { basename, extname } from "node:path"
import { inRoot } from "../root.ts"

/**
 * Renames built assets to the hash in their name, with all references: `assets/diamonds-screen-czDGeiF.js` becomes `assets/czDGeiF.js`.
 * Documents list dozens, and ad blockers match words in them. Manifest keys and names remain.
 */
export const shortenNames = () => {
  const names = shortNamesOf(globSync("dist/client/assets/*", { cwd: inRoot() }).map((file) => basename(file)))
  const texts = ["dist/client/assets/*.{js,css,map}", "dist/client/.vite/*.json", "dist/server/**/*.js"]
  for (const file of texts.flatMap((pattern) => globSync(pattern, { cwd: inRoot() }))) {
    const text = readFileSync(inRoot(file), "utf8")
    const shortened = withShortNames(text, names)
    if (shortened !== text) writeFileSync(inRoot(file), shortened)
  }
  for (const [name, short] of names) renameSync(inRoot("dist/client/assets", name), inRoot("dist/client/assets", short))
}

/** Short names by file name; a source map follows its script. Colliding names are unchanged. */
export const shortNamesOf = (files: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const candidates = files.filter((file) => !file.endsWith(".map")).map((file) => [file, shortNameOf(file)] as const)
  const counts = new Map<string, number>()
  for (const [, short] of candidates) counts.set(short, (counts.get(short) ?? 0) + 1)
  const unique = candidates.filter(([, short]) => counts.get(short) === 1)
  const maps = unique.flatMap(([file, short]) => (files.includes(`${file}.map`) ? [[`${file}.map`, `${short}.map`] as const] : []))
  return new Map([...unique, ...maps])
}

/** Replaces whole names after a slash. */
export const withShortNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/(?<=\/)[\w.~-]+\.\w+/g, (name) => names.get(name) ?? name)

/** Hashes have seven characters in scripts, at least six in other files. */
const shortNameOf = (file: string): string => {
  const extension = extname(file)
  const length = extension === ".js" ? 7 : 6
  return `${basename(file, extension).slice(-length)}${extension}`
}
