import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Database, DatabaseFailed } from "./database.ts"
import { execute, query, transaction } from "./query.ts"
import { advisoryLocks } from "./advisory-locks.ts"

/** An applied migration was edited. */
export class MigrationChanged extends Schema.TaggedError<MigrationChanged>()("MigrationChanged", { name: Schema.String }) {
  override get message(): string {
    return `Migration ${this.name} has changed since it ran: restore the file and write the change as a new migration`
  }
}

/** The transaction was rolled back. */
export class MigrationFailed extends Schema.TaggedError<MigrationFailed>()("MigrationFailed", {
  name: Schema.String,
  code: Schema.NullOr(Schema.String),
  reason: Schema.String
}) {
  override get message(): string {
    return `Migration ${this.name} failed: ${this.reason}`
  }
}

export type MigrationResult = { readonly applied: ReadonlyArray<string> }

/** Runs each file in a transaction. An advisory lock serialises processes that start at once. */
export const migrate = Effect.fn("migrate")(function* (folder: string = migrationsFolder) {
  yield* transaction(Effect.andThen(execute(lock), execute(createTable)))
  const applied: Array<string> = []
  for (const migration of readMigrations(folder)) {
    const isNew = yield* transaction(runOnce(migration)).pipe(
      Effect.catchTag("DatabaseFailed", ({ code, message }) =>
        Effect.fail(new MigrationFailed({ name: migration.name, code, reason: message }))
      )
    )
    if (isNew) applied.push(migration.name)
  }
  return { applied } satisfies MigrationResult
})

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url))

/** Lock id 4726 is arbitrary (GRAN on a phone's keys). No statement timeout, because large tables and other processes take time. */
const lock = `set local statement_timeout = 0; select pg_advisory_xact_lock(${advisoryLocks.migrations})`
const createTable = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

const readMigrations = (folder: string): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, "utf8").replaceAll("\r\n", "\n")
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") }
    })

const runOnce = (migration: Migration): Effect.Effect<boolean, DatabaseFailed | MigrationChanged, Database> =>
  Effect.gen(function* () {
    yield* execute(lock)
    const rows = yield* query<{ checksum: string }>("select checksum from schema_migrations where name = $1", [migration.name])
    const [stored] = rows
    if (stored !== undefined) {
      return stored.checksum === migration.checksum ? false : yield* new MigrationChanged({ name: migration.name })
    }
    yield* execute(migration.sql)
    yield* execute("insert into schema_migrations (name, checksum) values ($1, $2)", [migration.name, migration.checksum])
    return true
  })
