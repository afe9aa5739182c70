import { readFileSync } from "node:fs"

/** Where the tables of transitions are pinned. */
const file = new URL("../../paths/machines.test.ts", import.meta.url)

/** A table as the test has it: a row for each transition, or for each region that one changes. */
export type PinnedTable = { readonly isOfRegions: boolean; readonly rows: ReadonlyArray<string> }

/** The tables that are really pinned, by the files of their models: a mutant that changes none of them is noticed by no table. */
export const pinnedTables = (text = readFileSync(file, "utf8")): ReadonlyMap<string, PinnedTable> => {
  const files = new Map([...text.matchAll(/import \{ model as (\w+) \} from "\.\/models\/([^"]+)"/g)].map(([, name, path]) => [name, path]))
  const tables = text.matchAll(/expect\((tableOf|tableOfRegions)\((\w+)\.world\)\)\.toMatchInlineSnapshot\(`([^`]*)`\)/g)
  return new Map(
    [...tables].flatMap(([, maker, name, body = ""]) => {
      const path = files.get(name)
      const rows = [...body.matchAll(/^\s*"(.*)",$/gm)].map(([, row = ""]) => row)
      return path === undefined ? [] : [[path, { isOfRegions: maker === "tableOfRegions", rows }] as const]
    })
  )
}
