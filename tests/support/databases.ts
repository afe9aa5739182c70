import { type Layer, ManagedRuntime } from "effect"
import type { Database, DatabaseFailed } from "../../server/db/database.ts"
import * as pglite from "../../server/db/pglite.ts"
import * as postgres from "../../server/db/postgres.ts"
import { clusterTar } from "./cluster-tar.ts"
import { findPostgres, startPostgres } from "./postgres-cluster.ts"

export type TestDatabase = {
  readonly layer: Layer.Layer<Database, DatabaseFailed>
  readonly stop: () => Promise<void>
}

/** The databases on which every test of SQL runs: PGlite always, PostgreSQL where the machine has one. */
export const testDatabases = (): ReadonlyArray<{ readonly name: string; readonly start: () => Promise<TestDatabase> }> => {
  const found = findPostgres()
  if ("missing" in found) {
    process.stdout.write(`PostgreSQL is left out: ${found.missing}\n`)
    return [embedded]
  }
  const server = async () => {
    const cluster = startPostgres(found.bin)
    return { layer: postgres.layer(cluster.url), stop: async () => cluster.stop() }
  }
  return [embedded, { name: "PostgreSQL", start: server }]
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

const embedded = {
  name: "PGlite",
  start: async (): Promise<TestDatabase> => ({ layer: pglite.layerMemory(await clusterTar()), stop: async () => undefined })
}
