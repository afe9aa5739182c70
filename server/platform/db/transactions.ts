import { Context, Effect, Exit, Schedule, type Scope, Semaphore } from "effect"
import { type Database, DatabaseFailed, isContended, type Row } from "./database.ts"
import { isRead, shareReads, SharesReads } from "./shared-reads.ts"
import { toText } from "./values.ts"

export type Connection = {
  readonly run: (sql: string, params: ReadonlyArray<string | null>) => Effect.Effect<ReadonlyArray<Row>, DatabaseFailed>
}

export type ConnectionLease = Effect.Effect<Connection, DatabaseFailed, Scope.Scope>

/** Queries in a transaction use its connection. A nested transaction is a savepoint; contention retries the outermost one. */
export const makeDatabase = (lend: ConnectionLease): Database["Service"] => {
  const here = Effect.map(CurrentLevel, (level) => (level?.root === lend ? level : null))
  const share = shareReads()
  const runAlone = (sql: string, params: ReadonlyArray<string | null>, onStart = () => {}) =>
    retryContended(
      Effect.scoped(
        Effect.flatMap(lend, (connection) => {
          onStart()
          return connection.run(sql, params)
        })
      )
    )
  const runOutside = (sql: string, params: ReadonlyArray<string | null>) =>
    Effect.flatMap(SharesReads, (isShared) =>
      isShared && isRead(sql) ? share(sql, params, (onStart) => runAlone(sql, params, onStart)) : runAlone(sql, params)
    )
  return {
    query: <R extends Row>(sql: string, params: ReadonlyArray<unknown> = []) =>
      Effect.flatMap(here, (level) => {
        const texts = params.map(toText)
        const rows =
          level === null
            ? runOutside(sql, texts)
            : Effect.scoped(Effect.flatMap(level.lend, (connection) => noticed(level, connection.run(sql, texts))))
        // The caller states the row type, as with any SQL driver.
        return rows as Effect.Effect<ReadonlyArray<R>, DatabaseFailed>
      }),
    transaction: (program) =>
      Effect.flatMap(here, (outer) => {
        const depth = outer === null ? 0 : outer.depth + 1
        const done = Effect.scoped(
          Effect.flatMap(outer?.lend ?? lend, (connection) => runInside(connection, makeLevel(lend, depth), program))
        )
        return outer === null ? retryContended(done) : done
      })
  }
}

const pauses = Schedule.jittered(Schedule.exponential("20 millis", 3))

const retryContended = <A, E, R>(program: Effect.Effect<A, E, R>) =>
  Effect.retry(program, { schedule: pauses, times: 4, while: isContended })

/** `failure` is the first failed query, after which PostgreSQL refuses others. */
type Level = {
  readonly root: ConnectionLease
  readonly depth: number
  readonly turn: Semaphore.Semaphore
  connection: Connection | null
  failure: DatabaseFailed | null
  readonly lend: ConnectionLease
}

const CurrentLevel = Context.Reference<Level | null>("shop/server/db/CurrentLevel", { defaultValue: () => null })

const makeLevel = (root: ConnectionLease, depth: number): Level => {
  const turn = Semaphore.makeUnsafe(1)
  const level: Level = {
    root,
    depth,
    turn,
    connection: null,
    failure: null,
    lend: Effect.gen(function* () {
      yield* turn.takeScoped(1)
      return level.connection ?? (yield* new DatabaseFailed({ code: null, message: "The transaction has already ended" }))
    })
  }
  return level
}

const runInside = <A, E, R>(connection: Connection, level: Level, program: Effect.Effect<A, E, R>) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const statements = level.depth === 0 ? transactionStatements : savepointStatements(level.depth)
      yield* connection.run(statements.begin, [])
      level.connection = connection
      const exit = yield* Effect.exit(restore(Effect.provideService(program, CurrentLevel, level)))
      yield* level.turn.take(1)
      level.connection = null
      yield* level.turn.release(1)
      if (Exit.isSuccess(exit) && level.failure === null) {
        yield* connection.run(statements.keep, [])
        return exit.value
      }
      yield* Effect.ignore(connection.run(statements.undo, []))
      return yield* Exit.isSuccess(exit) && level.failure !== null ? Effect.fail(level.failure) : exit
    })
  )

/** PostgreSQL cannot commit after a failed query, even if the program caught it. */
const noticed = <A>(level: Level, query: Effect.Effect<A, DatabaseFailed>): Effect.Effect<A, DatabaseFailed> =>
  Effect.tapError(query, (failure) => Effect.sync(() => (level.failure ??= failure)))

const transactionStatements = { begin: "begin", keep: "commit", undo: "rollback" }
const savepointStatements = (depth: number) => ({
  begin: `savepoint level_${depth}`,
  keep: `release savepoint level_${depth}`,
  undo: `rollback to savepoint level_${depth}; release savepoint level_${depth}`
})
