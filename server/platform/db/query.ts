import { Effect, Schema } from "effect"
import { Database, type DatabaseFailed, type Row } from "./database.ts"

export type DatabaseEffect<A> = Effect.Effect<A, DatabaseFailed, Database>

type Params = ReadonlyArray<unknown>
type Decoder = Schema.ConstraintDecoder<unknown>

/** Rows of a statement. Without a schema the caller states their type; with one, a row that does not match is a defect. */
export function query<R extends Row>(sql: string, params?: Params): DatabaseEffect<ReadonlyArray<R>>
export function query<S extends Decoder>(sql: string, params: Params, row: S): DatabaseEffect<ReadonlyArray<S["Type"]>>
export function query(sql: string, params?: Params, row?: Decoder): DatabaseEffect<ReadonlyArray<unknown>> {
  const rows = Database.use((database) => database.query(sql, params))
  return row === undefined ? rows : Effect.flatMap(rows, decodeRows(row))
}

export function queryOne<R extends Row>(sql: string, params?: Params): DatabaseEffect<R | null>
export function queryOne<S extends Decoder>(sql: string, params: Params, row: S): DatabaseEffect<S["Type"] | null>
export function queryOne(sql: string, params: Params = [], row?: Decoder): DatabaseEffect<unknown> {
  return Effect.map(row === undefined ? query(sql, params) : query(sql, params, row), ([first]) => first ?? null)
}

export const execute = (sql: string, params?: Params): DatabaseEffect<void> => Effect.asVoid(query(sql, params))

/** Retries the program (see `Database`). A nested transaction is a savepoint. */
export const transaction = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseFailed, R | Database> =>
  Database.use((database) => database.transaction(program))

const decodeRows = (row: Decoder) => {
  const decode = Schema.decodeUnknownEffect(row)
  return (rows: ReadonlyArray<unknown>) => Effect.orDie(Effect.forEach(rows, (each) => decode(each)))
}
