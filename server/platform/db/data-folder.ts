import { Effect } from "effect"
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { DatabaseFailed } from "./database.ts"

/** Fails for a non-empty folder without `PG_VERSION`, which PGlite would overwrite; recreates a folder whose creation was interrupted. */
export const prepareFolder = (folder: string): Effect.Effect<void, DatabaseFailed> =>
  Effect.suspend(() => {
    if (existsSync(markOf(folder))) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    if (existsSync(`${folder}/PG_VERSION`)) return Effect.void
    if (readdirSync(folder).length > 0) return Effect.fail(new DatabaseFailed({ code: null, message: notOurs(folder) }))
    writeFileSync(markOf(folder), "A database is being made in the folder beside this file.\n")
    return Effect.void
  })

export const removeUnfinishedMark = (folder: string): Effect.Effect<void> => Effect.sync(() => rmSync(markOf(folder), { force: true }))

/** Empty, or contains a database, damaged or not. */
export const isRemovable = (folder: string): boolean => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.length === 0 || names.includes("PG_VERSION") || (names.includes("base") && names.includes("pg_wal"))
}

const markOf = (folder: string): string => `${folder}.making`

const notOurs = (folder: string): string =>
  `The folder ${folder} holds files and no PG_VERSION: this is not a database, or a damaged one; nothing was changed. ` +
  "Set SHOP_DATA_DIR to another folder, restore the database from a backup, or move the files away"
