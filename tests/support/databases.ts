import { Effect, type Layer, ManagedRuntime } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Database, DatabaseFailed } from "../../server/db/database.ts"
import * as pglite from "../../server/db/pglite.ts"
import { migrate } from "../../server/db/migrate.ts"
import * as postgres from "../../server/db/postgres.ts"
import { seedIfEmpty } from "../../server/seed/seed.ts"
import { clusterTar } from "./cluster-tar.ts"
import { findPostgres, type PostgresCluster, startPostgres } from "./postgres-cluster.ts"
import { runFolder } from "./run-folder.ts"
import { seededTar } from "./seeded-tar.ts"

export type TestDatabase = {
  readonly layer: Layer.Layer<Database, DatabaseFailed>
  readonly stop: () => Promise<void>
}

type Kind = {
  readonly name: string
  /** Migrated, with everything of the seed but its stones: `migrate` and `seedIfEmpty` find little to do. */
  readonly start: () => Promise<TestDatabase>
  /** With nothing in it. */
  readonly startEmpty: () => Promise<TestDatabase>
}

/** The databases on which every test of SQL runs: PGlite always, PostgreSQL where the machine has one. */
export const testDatabases = (): ReadonlyArray<Kind> => {
  const found = findPostgres()
  if ("missing" in found) {
    process.stdout.write(`PostgreSQL is left out: ${found.missing}\n`)
    return [embedded]
  }
  const { bin } = found
  return [embedded, { name: "PostgreSQL", start: async () => served(bin, await seededData(bin)), startEmpty: async () => served(bin) }]
}

const served = (bin: string, kept?: string): TestDatabase => {
  const cluster = startPostgres(bin, kept)
  return { layer: postgres.layer(cluster.url), stop: async () => cluster.stop() }
}

/** A PostgreSQL as the tests of SQL have it, for tests that need its address. */
export const startSeededPostgres = async (bin: string): Promise<PostgresCluster> => startPostgres(bin, await seededData(bin))

/** The data folder of a server that was migrated and seeded, made once a run. */
const seededData = async (bin: string): Promise<string> => {
  const path = join(runFolder(), "seeded-postgres")
  if (existsSync(path)) return path
  const cluster = startPostgres(bin)
  const filled = Effect.andThen(migrate(), seedIfEmpty({ diamonds: 0 }))
  await Effect.runPromise(Effect.provide(filled, postgres.layer(cluster.url)))
  cluster.keep(path)
  return path
}

/** A runtime over the database; its disposal closes the connections and the server behind them. */
export const runtimeOf = (database: TestDatabase) => {
  const runtime = ManagedRuntime.make(database.layer)
  return {
    run: runtime.runPromise,
    stop: async () => {
      await runtime.dispose()
      await database.stop()
    }
  }
}

const inMemory = (tar: string): TestDatabase => ({ layer: pglite.layerMemory(tar), stop: async () => undefined })

const embedded: Kind = {
  name: "PGlite",
  start: async () => inMemory(await seededTar()),
  startEmpty: async () => inMemory(await clusterTar())
}
