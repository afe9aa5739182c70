import { Deferred, Effect, Exit } from "effect"
import { Database, type DatabaseFailed, type Row } from "./database.ts"

/**
 * Batches the queries that a read-only program sends at once (`Effect.all` with unbounded concurrency) into one statement: each query costs a round
 * trip or a turn of the embedded database's only connection. Rows pass through JSON.
 */
export const batchQueries = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Database> =>
  Database.use((database) => (gathering.has(database) ? program : Effect.provideService(program, Database, gather(database))))

/** Uses generic query plans: planning a long statement on each call costs more than reading its rows. */
export const withGenericPlans = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseFailed, R | Database> =>
  Database.use((database) =>
    database.transaction(Effect.andThen(database.query("set local plan_cache_mode = force_generic_plan"), program))
  )

type Query = { readonly sql: string; readonly params: ReadonlyArray<unknown> }
type QueuedQuery = Query & { readonly rows: Deferred.Deferred<ReadonlyArray<Row>, DatabaseFailed> }

const gathering = new WeakSet<Database["Service"]>()

const gather = (database: Database["Service"]): Database["Service"] => {
  const waiting = new Map<string, QueuedQuery>()
  const send = Effect.gen(function* () {
    yield* endOfTurn
    const batch = [...waiting.values()]
    waiting.clear()
    const result = yield* Effect.exit(runBatch(database, batch))
    for (const [index, { rows }] of batch.entries()) {
      yield* Deferred.done(
        rows,
        Exit.map(result, (lists) => lists[index] ?? [])
      )
    }
  })
  const batching: Database["Service"] = {
    ...database,
    query: <R extends Row>(sql: string, params: ReadonlyArray<unknown> = []) =>
      Effect.gen(function* () {
        const key = JSON.stringify([sql, params])
        const pending = waiting.get(key)
        const rows = pending?.rows ?? (yield* Deferred.make<ReadonlyArray<Row>, DatabaseFailed>())
        if (pending === undefined) waiting.set(key, { sql, params, rows })
        if (pending === undefined && waiting.size === 1) yield* send
        // The caller states the row type, as with any SQL driver.
        return (yield* Deferred.await(rows)) as ReadonlyArray<R>
      })
  }
  gathering.add(batching)
  return batching
}

/** After one turn of the event loop, fibers started together have sent their queries. */
const endOfTurn = Effect.callback<void>((resume) => void setImmediate(() => resume(Effect.void)))

const runBatch = (database: Database["Service"], batch: ReadonlyArray<Query>) =>
  Effect.gen(function* () {
    const [only] = batch
    if (only !== undefined && batch.length === 1) return [yield* database.query(only.sql, only.params)]
    const [row] = yield* database.query<Readonly<Record<string, ReadonlyArray<Row>>>>(
      together(batch),
      batch.flatMap(({ params }) => params)
    )
    return batch.map((_, index) => row?.[`rows${index}`] ?? [])
  })

const together = (batch: ReadonlyArray<Query>): string => {
  let before = 0
  const parts = batch.map(({ params, sql }, index) => {
    const numberedSql = sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
    before += params.length
    return `(select coalesce(jsonb_agg(to_jsonb(own)), '[]') from (${numberedSql}) as own) as rows${index}`
  })
  return `select ${parts.join(",\n")}`
}
