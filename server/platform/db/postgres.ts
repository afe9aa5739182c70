import { Effect, Layer } from "effect"
import pg from "pg"
import { Database, DatabaseFailed, type Row } from "./database.ts"
import { watchRoom } from "./disk-room.ts"
import { type Connection, makeDatabase } from "./transactions.ts"
import { readColumn } from "./values.ts"

/** A PostgreSQL server (or a cluster that speaks its protocol) by its URL. A server that does not answer fails the layer. */
export const layer = (url: string): Layer.Layer<Database, DatabaseFailed> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const pool = yield* Effect.acquireRelease(
        Effect.sync(() => makePool(url)),
        (open) => Effect.promise(() => open.end())
      )
      const database = makeDatabase(
        Effect.map(
          Effect.acquireRelease(
            attempt(() => pool.connect()),
            (client) => Effect.sync(() => client.release())
          ),
          toConnection
        )
      )
      yield* database.query("select 1")
      return watchRoom(database)
    })
  )

/** Milliseconds, far more than any answer takes: a statement that runs longer would hold a connection from all others. Migrations and the seed lift it. */
const longestStatement = 30_000

const makePool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "gran",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: longestStatement,
    // Statements are short: to compile one that is only reckoned to be long takes a hundred times as long as to carry it out.
    options: "-c jit=off",
    types: { getTypeParser: (type: number) => (text: string) => readColumn(type, text) }
  })
  // A lost connection leaves the pool by itself, and its query fails; without listeners it would end the process, idle or lent.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => void client.on("error", () => undefined))
  return pool
}

/** Without parameters the text may hold several statements; pg then gives a list of results (which its types leave out): the last one's rows count. */
const toConnection = (client: pg.PoolClient): Connection => ({
  run: (sql, params) =>
    Effect.map(
      attempt(() => client.query<Row>(sql, [...params])),
      (result) => [result].flat().at(-1)?.rows ?? []
    )
})

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, DatabaseFailed> => Effect.tryPromise({ try: run, catch: toDatabaseFailed })

const toDatabaseFailed = (cause: unknown): DatabaseFailed => {
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""
  const message = cause instanceof Error ? cause.message : String(cause)
  const isState = /^(?=.*\d)[0-9A-Z]{5}$/.test(code)
  return new DatabaseFailed({
    code: isState ? code : null,
    message: message === "" ? code : message,
    ...(!isState && isLost(code, message) && { isAway: true as const })
  })
}

/** What is no answer of the server: an error of the socket or of the name, and the driver's own words for a connection that is gone or did not come. */
const isLost = (code: string, message: string): boolean => /^E[A-Z_]{2,}$/.test(code) || /connection|timeout exceeded/i.test(message)
