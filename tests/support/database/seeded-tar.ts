import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { Effect } from "effect"
import { existsSync, openAsBlob } from "node:fs"
import { join } from "node:path"
import { Database, DatabaseFailed, type Row } from "../../../server/platform/db/database.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { makeDatabase } from "../../../server/platform/db/transactions.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { clusterTar } from "./cluster-tar.ts"
import { putOnce } from "../server/put-once.ts"
import { runFolder } from "./run-folder.ts"

/** Path of a tar with a migrated and seeded PGlite data folder, without stones. It is created once per run. */
export const seededTar = async (): Promise<string> => {
  const file = join(runFolder(), "seeded-pglite.tar")
  if (existsSync(file)) return file
  const driver = await PGlite.create({
    extensions: { pg_trgm, unaccent },
    loadDataDir: await openAsBlob(await clusterTar()),
    startParams: [...PGlite.defaultStartParams, "-c", "wal_recycle=off", "-c", "min_wal_size=32MB", "-c", "max_wal_size=32MB"]
  })
  await Effect.runPromise(Effect.provideService(Effect.andThen(migrate(), seedIfEmpty({ diamonds: 0 })), Database, over(driver)))
  for (const sql of shrinking) await driver.exec(sql)
  putOnce(file, Buffer.from(await (await driver.dumpDataDir("none")).arrayBuffer()))
  await driver.close()
  return file
}

/** Statements that shrink the folder from 74 to 42 MB, because every start copies it: one database and one segment of an empty WAL remain. */
const shrinking = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "select pg_switch_wal(); checkpoint"
]

/** A database over one connection. */
const over = (driver: PGlite) => {
  const run = async (sql: string, params: ReadonlyArray<string | null>): Promise<ReadonlyArray<Row>> =>
    (params.length === 0 ? (await driver.exec(sql)).at(-1) : await driver.query<Row>(sql, [...params]))?.rows ?? []
  const failed = (cause: unknown) => new DatabaseFailed({ code: null, message: String(cause) })
  return makeDatabase(Effect.succeed({ run: (sql, params) => Effect.tryPromise({ try: () => run(sql, params), catch: failed }) }))
}
