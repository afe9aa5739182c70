import { globSync, readFileSync } from "node:fs"
import { inRoot } from "../root.ts"

/** A pinned table: a row for each transition, or for each region that one changes. */
export type PinnedTable = { readonly isOfRegions: boolean; readonly rows: ReadonlyArray<string> }

/** Files of `tests/paths` that pin a transition table, by path from the repository's root. */
export const tableFiles: ReadonlyArray<string> = globSync("tests/paths/*/*.table.test.ts", { cwd: inRoot(".") }).toSorted()

/** Test file beside a model that pins its machine's transitions. */
export const tableFileOf = (modelFile: string): string => modelFile.replace(/\.model\.ts$/, ".table.test.ts")

/** Table pinned beside a model; `undefined` if its test pins only a part. */
export const pinnedTable = (modelFile: string): PinnedTable | undefined => tableIn(readFileSync(inRoot(tableFileOf(modelFile)), "utf8"))

/** Reads the whole table from the text of its test; `undefined` if the text has none. */
export const tableIn = (text: string): PinnedTable | undefined => {
  const found = /expect\((tableOf|tableOfRegions)\(model\.world\)\)\.toMatchInlineSnapshot\(`([^`]*)`\)/.exec(text)
  if (found === null) return undefined
  const [, maker, body = ""] = found
  return { isOfRegions: maker === "tableOfRegions", rows: [...body.matchAll(/^\s*"(.*)",$/gm)].map(([, row = ""]) => row) }
}

/** Models without a table beside them, and tables without a model. */
export const unpairedFiles = (models: ReadonlyArray<string>, tables: ReadonlyArray<string>): ReadonlyArray<string> => {
  const pairs = new Map(models.map((model) => [tableFileOf(model), model]))
  const bare = [...pairs].flatMap(([table, model]) => (tables.includes(table) ? [] : [model]))
  return [...bare, ...tables.filter((table) => !pairs.has(table))]
}
