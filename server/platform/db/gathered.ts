import { Deferred, Effect, Exit } from "effect"
import { Database, type DatabaseFailed, type Row } from "./database.ts"

/**
 * Runs a program that only reads so that the queries which it asks at once (`Effect.all` with unbounded concurrency) travel as one statement, each asked
 * once: a statement costs a turn of the one connection of an embedded database, or a way to the server. Rows come as JSON has them, which is the same for
 * every type that `Database` gives.
 */
export const gathered = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Database> =>
  Database.use((database) => (gathering.has(database) ? program : Effect.provideService(program, Database, gather(database))))

/**
 * Runs a program of long statements by plans that are made once: the database plans a statement anew for the values of each call where it reckons that to
 * pay, and of a long one planning costs more than its rows do.
 */
export const plannedOnce = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseFailed, R | Database> =>
  Database.use((database) =>
    database.transaction(Effect.andThen(database.query("set local plan_cache_mode = force_generic_plan"), program))
  )

type Query = { readonly sql: string; readonly params: ReadonlyArray<unknown> }
type Asked = Query & { readonly rows: Deferred.Deferred<ReadonlyArray<Row>, DatabaseFailed> }

const gathering = new WeakSet<Database["Service"]>()

const gather = (database: Database["Service"]): Database["Service"] => {
  const waiting = new Map<string, Asked>()
  const send = Effect.gen(function* () {
    yield* everybodyHasAsked
    const asked = [...waiting.values()]
    waiting.clear()
    const came = yield* Effect.exit(askTogether(database, asked))
    for (const [index, { rows }] of asked.entries()) {
      yield* Deferred.done(
        rows,
        Exit.map(came, (lists) => lists[index] ?? [])
      )
    }
  })
  const own: Database["Service"] = {
    ...database,
    query: <R extends Row>(sql: string, params: ReadonlyArray<unknown> = []) =>
      Effect.gen(function* () {
        const key = JSON.stringify([sql, params])
        const known = waiting.get(key)
        const rows = known?.rows ?? (yield* Deferred.make<ReadonlyArray<Row>, DatabaseFailed>())
        if (known === undefined) waiting.set(key, { sql, params, rows })
        if (known === undefined && waiting.size === 1) yield* send
        // The caller names the row's type, as with every SQL driver.
        return (yield* Deferred.await(rows)) as ReadonlyArray<R>
      })
  }
  gathering.add(own)
  return own
}

/** Fibers that were begun together have come to their queries once the loop goes round. */
const everybodyHasAsked = Effect.callback<void>((resume) => void setImmediate(() => resume(Effect.void)))

const askTogether = (database: Database["Service"], asked: ReadonlyArray<Query>) =>
  Effect.gen(function* () {
    const [only] = asked
    if (only !== undefined && asked.length === 1) return [yield* database.query(only.sql, only.params)]
    const [row] = yield* database.query<Readonly<Record<string, ReadonlyArray<Row>>>>(
      together(asked),
      asked.flatMap(({ params }) => params)
    )
    return asked.map((_, index) => row?.[`rows${index}`] ?? [])
  })

/** One statement of several; the parameters of each go on from those before. */
const together = (asked: ReadonlyArray<Query>): string => {
  let before = 0
  const parts = asked.map(({ params, sql }, index) => {
    const own = sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
    before += params.length
    return `(select coalesce(jsonb_agg(to_jsonb(own)), '[]') from (${own}) as own) as rows${index}`
  })
  return `select ${parts.join(",\n")}`
}
