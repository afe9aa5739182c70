import { Effect, Layer } from "effect"
import pg from "pg"
import { Database, DatabaseFailed, type Row } from "./database.ts"
import { watchRoom } from "./disk-room.ts"
import { type Connection, makeDatabase } from "./transactions.ts"
import { readColumn } from "./values.ts"

/** Fails if the server does not answer. */
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

/** Milliseconds, so that a long statement does not block a connection. Migrations and the seed lift it. */
const statementTimeoutMs = 30_000

const makePool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "gran",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // JIT compilation of a misjudged statement takes a hundred times its execution.
    options: "-c jit=off",
    types: { getTypeParser: (type: number) => (text: string) => readColumn(type, text) }
  })
  // The pool drops lost connections itself; without listeners the error event would end the process.
  pool.on("error", () => undefined)
  pool.on("connect", (client) => void client.on("error", () => undefined))
  return pool
}

/** Returns the last statement's rows: a text without parameters may contain several, for which pg returns a list (missing in its types). */
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

/** Socket and DNS errors, and the driver's messages about lost connections. */
const isLost = (code: string, message: string): boolean => /^E[A-Z_]{2,}$/.test(code) || /connection|timeout exceeded/i.test(message)
