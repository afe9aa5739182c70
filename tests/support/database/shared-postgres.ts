import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { migrate } from "../../../server/platform/db/migrate.ts"
import * as postgres from "../../../server/platform/db/postgres.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { startPostgres, urlIn } from "./postgres-cluster.ts"
import { readSharedServer, runFolder, type SharedServer, sharedServerFile } from "./run-folder.ts"

/** Creates a database in the run's shared PostgreSQL, as a copy of the seeded or of an empty one. */
export const copyDatabase = async (bin: string, of: "seeded" | "template1") => {
  const { folder } = await sharedServer(bin)
  const name = `t${randomUUID().replaceAll("-", "")}`
  const execute = (sql: string) => executeIn(folder, sql)
  await execute(`CREATE DATABASE ${name} TEMPLATE ${of}`)
  return { url: urlIn(folder, name), drop: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Migrates and seeds everything but the stones. */
export const fillPostgres = (url: string) =>
  Effect.runPromise(Effect.provide(Effect.andThen(migrate(), seedIfEmpty({ diamonds: 0 })), postgres.layer(url)))

/** The first process of a run starts the server; the others wait for it. */
const sharedServer = async (bin: string): Promise<SharedServer> => {
  if (isFirst()) await startShared(bin)
  const until = performance.now() + longestStart
  while (performance.now() < until) {
    const server = readSharedServer()
    if (server !== null) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("the PostgreSQL of the run did not start")
}

const longestStart = 60_000

const isFirst = (): boolean => {
  try {
    mkdirSync(join(runFolder(), "postgres-starts"))
    return true
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") return false
    throw cause
  }
}

const startShared = async (bin: string): Promise<void> => {
  const { folder } = startPostgres(bin)
  await executeIn(folder, "CREATE DATABASE seeded")
  await fillPostgres(urlIn(folder, "seeded"))
  const draft = `${sharedServerFile()}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ bin, folder } satisfies SharedServer))
  renameSync(draft, sharedServerFile())
}

const executeIn = async (folder: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: urlIn(folder, "postgres") })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
