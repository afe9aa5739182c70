import { globSync, readFileSync } from "node:fs"
import { inRoot } from "../root.ts"

/** Pinned table: a row for each transition, or for each region that one changes. */
export type PinnedTable = { readonly isOfRegions: boolean; readonly rows: ReadonlyArray<string> }

/** Files that pin a transition table, from the root. */
export const tableFiles: ReadonlyArray<string> = globSync("tests/paths/*/*.table.test.ts", { cwd: inRoot(".") }).toSorted()

export const tableFileOf = (modelFile: string): string => modelFile.replace(/\.model\.ts$/, ".table.test.ts")

/** Table pinned beside a model; `undefined` if only a part is pinned. */
export const pinnedTable = (modelFile: string): PinnedTable | undefined => tableIn(readFileSync(inRoot(tableFileOf(modelFile)), "utf8"))

/** Parses the table in the text of a test; `undefined` if there is none. */
export const tableIn = (text: string): PinnedTable | undefined => {
  const match = /expect\((tableOf|tableOfRegions)\(model\.world\)\)\.toMatchInlineSnapshot\(`([^`]*)`\)/.exec(text)
  if (match === null) return undefined
  const [, maker, body = ""] = match
  return { isOfRegions: maker === "tableOfRegions", rows: [...body.matchAll(/^\s*"(.*)",$/gm)].map(([, row = ""]) => row) }
}

/** Models without a table beside them, and tables without a model. */
export const unpairedFiles = (models: ReadonlyArray<string>, tables: ReadonlyArray<string>): ReadonlyArray<string> => {
  const pairs = new Map(models.map((model) => [tableFileOf(model), model]))
  const bare = [...pairs].flatMap(([table, model]) => (tables.includes(table) ? [] : [model]))
  return [...bare, ...tables.filter((table) => !pairs.has(table))]
}
