import { globSync, readFileSync } from "node:fs"
import { inRoot } from "../../../tools/root.ts"

/** A table as the test has it: a row for each transition, or for each region that one changes. */
export type PinnedTable = { readonly isOfRegions: boolean; readonly rows: ReadonlyArray<string> }

/** Every file of `tests/paths` that pins a table of transitions, by its path from the root of the repository. */
export const tableFiles: ReadonlyArray<string> = globSync("tests/paths/*/*.table.test.ts", { cwd: inRoot() }).toSorted()

/** The file beside a model that pins the transitions of its machine. */
export const tableFileOf = (modelFile: string): string => modelFile.replace(/\.model\.ts$/, ".table.test.ts")

/** The table that is pinned beside a model, `undefined` where that is not the whole table: a mutant that changes none of its rows is noticed by no table. */
export const pinnedTable = (modelFile: string): PinnedTable | undefined => tableIn(readFileSync(inRoot(tableFileOf(modelFile)), "utf8"))

/** The whole table in the text of its test. */
export const tableIn = (text: string): PinnedTable | undefined => {
  const found = /expect\((tableOf|tableOfRegions)\(model\.world\)\)\.toMatchInlineSnapshot\(`([^`]*)`\)/.exec(text)
  if (found === null) return undefined
  const [, maker, body = ""] = found
  return { isOfRegions: maker === "tableOfRegions", rows: [...body.matchAll(/^\s*"(.*)",$/gm)].map(([, row = ""]) => row) }
}

/** What stands alone: models without a table beside them, and tables without their model. */
export const alone = (models: ReadonlyArray<string>, tables: ReadonlyArray<string>): ReadonlyArray<string> => {
  const pairs = new Map(models.map((model) => [tableFileOf(model), model]))
  const bare = [...pairs].flatMap(([table, model]) => (tables.includes(table) ? [] : [model]))
  return [...bare, ...tables.filter((table) => !pairs.has(table))]
}
