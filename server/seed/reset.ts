import { Effect } from "effect"
import { readdirSync, readFileSync, rmSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { DatabaseFailed } from "../platform/db/database.ts"
import { execute } from "../platform/db/query.ts"
import { isRemovable } from "../platform/db/data-folder.ts"
import { databaseLayer } from "../platform/db/database-layer.ts"
import { lockFolder } from "../platform/db/folder-lock.ts"
import { nameTarget, readTarget, readOptions, runCommand, printLine } from "./command.ts"

/** `npm run db:reset` deletes all data; the next start fills the database again. */
const usage = "Usage: npm run db:reset [-- --yes]"

const reset = Effect.gen(function* () {
  const options = yield* readOptions(process.argv.slice(2), usage)
  const environment = yield* readTarget(options)
  yield* printLine(`Removing all data of ${nameTarget(environment)}.`)
  if (environment.databaseUrl === null) yield* removeFolder(`${environment.dataFolder}/db`)
  else yield* Effect.provide(dropTables, databaseLayer(environment))
  yield* printLine("Done. The next npm start makes it anew.")
})

/** Refuses a folder in use by a running shop or with other files. */
const removeFolder = (folder: string): Effect.Effect<void, DatabaseFailed> =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* lockFolder(folder)
      if (!isRemovable(folder)) return yield* new DatabaseFailed({ code: null, message: `The folder ${folder} holds files of no database` })
      rmSync(folder, { recursive: true, force: true })
    })
  )

/** Leaves foreign tables in the database. */
const dropTables = Effect.gen(function* () {
  const sql = readMigrations()
  const tables = ["schema_migrations", ...namesOf(sql, /^create table (\w+)/gm)]
  const routines = namesOf(sql, /^create (?:function|aggregate) (\w+)/gm)
  yield* execute(
    [`drop table if exists ${tables.join(", ")} cascade`, ...routines.map((name) => `drop routine if exists ${name}`)].join("; ")
  )
})

const migrations = fileURLToPath(new URL("../platform/db/migrations", import.meta.url))

const readMigrations = (): string =>
  readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => readFileSync(`${migrations}/${name}`, "utf8"))
    .join("\n")

const namesOf = (sql: string, pattern: RegExp): ReadonlyArray<string> => [...sql.matchAll(pattern)].flatMap(([, name]) => name ?? [])

await runCommand(reset)
