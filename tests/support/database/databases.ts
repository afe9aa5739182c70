import { type Layer, ManagedRuntime } from "effect"
import { relative, sep } from "node:path"
import type { Database, DatabaseFailed, Row } from "../../../server/platform/db/database.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { query } from "../../../server/platform/db/query.ts"
import * as postgres from "../../../server/platform/db/postgres.ts"
import { root } from "../../../tools/root.ts"
import { isMyTurn, isTouched } from "../share.ts"
import { clusterTar } from "./cluster-tar.ts"
import { watched } from "./lock-watch.ts"
import { findPostgres, type PostgresCluster, startPostgres } from "./postgres-cluster.ts"
import { seededTar } from "./seeded-tar.ts"
import { copyDatabase, fillPostgres } from "./shared-postgres.ts"

export type TestDatabase = {
  readonly layer: Layer.Layer<Database, DatabaseFailed>
  /** True for a copy of a migrated and seeded database, without stones. */
  readonly isSeeded: boolean
  readonly stop: () => Promise<void>
}

type Kind = {
  readonly name: string
  /** Starts a migrated and seeded database without stones, so that `migrate` and `seedIfEmpty` have little to do. */
  readonly start: () => Promise<TestDatabase>
  /** Starts an empty database. */
  readonly startEmpty: () => Promise<TestDatabase>
}

/**
 * PGlite and, if installed, PostgreSQL. For tests of what differs most between them (races, several processes, locks, upgrades) or where
 * bugs cost most (money).
 */
export const bothDatabases = (): ReadonlyArray<Kind> => {
  if ("dayOfTests" in globalThis) {
    process.stdout.write("PostgreSQL is left out: it has a clock of its own\n")
    return pgliteAlone
  }
  const found = findPostgres()
  if ("missing" in found) {
    process.stdout.write(`PostgreSQL is left out: ${found.missing}\n`)
    return pgliteAlone
  }
  const { bin } = found
  return [embedded, { name: "PostgreSQL", start: () => served(bin, "seeded"), startEmpty: () => served(bin, "template1") }]
}

/**
 * PGlite in every run; PostgreSQL also in every third run, by the file's turn, and in runs that touch one of the capabilities. `file` is
 * `import.meta.filename`; the default capability is its folder.
 */
export const databasesByTurn = (file: string, ...capabilities: ReadonlyArray<string>): ReadonlyArray<Kind> =>
  isMyTurn(nameOf(file)) || (capabilities.length === 0 ? [folderOf(file)] : capabilities).some((each) => isTouched(each))
    ? bothDatabases()
    : pgliteAlone

const nameOf = (file: string): string => relative(root, file).replaceAll(sep, "/")
const folderOf = (file: string): string => nameOf(file).split("/").at(-2) ?? ""

const served = async (bin: string, of: "seeded" | "template1"): Promise<TestDatabase> => {
  const { drop, url } = await copyDatabase(bin, of)
  return { layer: watched(postgres.layer(url)), isSeeded: of === "seeded", stop: drop }
}

/** A separate PostgreSQL server with a seeded database, for tests that restart or load it. */
export const startSeededPostgres = async (bin: string): Promise<PostgresCluster> => {
  const cluster = startPostgres(bin)
  await fillPostgres(cluster.url)
  return cluster
}

/** Rows of a statement. */
export type Query = <R extends Row = Row>(sql: string, params?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<R>>

/** A runtime over the database; disposing it closes the connections and the server. */
export const runtimeOf = (database: Pick<TestDatabase, "layer" | "stop">) => {
  const runtime = ManagedRuntime.make(database.layer)
  const ask: Query = (sql, params) => runtime.runPromise(query(sql, params))
  return {
    run: runtime.runPromise,
    query: ask,
    stop: async () => {
      await runtime.dispose()
      await database.stop()
    }
  }
}

const inMemory = (tar: string, isSeeded: boolean): TestDatabase => ({
  layer: watched(pglite.layerMemory(tar)),
  isSeeded,
  stop: async () => undefined
})

const embedded: Kind = {
  name: "PGlite",
  start: async () => inMemory(await seededTar(), true),
  startEmpty: async () => inMemory(await clusterTar(), false)
}

/** PGlite alone, for tests that do not depend on the database. */
export const pgliteAlone: ReadonlyArray<Kind> = [embedded]
