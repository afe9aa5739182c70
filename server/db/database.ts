import { Context, type Effect, Schema } from "effect"

export type Row = Readonly<Record<string, unknown>>

/** A query that the database did not carry out; `code` is PostgreSQL's SQLSTATE where it gave one. */
export class DatabaseFailed extends Schema.TaggedError<DatabaseFailed>()("DatabaseFailed", {
  code: Schema.NullOr(Schema.String),
  message: Schema.String
}) {}

/**
 * One SQL dialect over an embedded PGlite or a PostgreSQL server. Columns come back as text, int4, float8, bool and jsonb alone
 * (cast the others in SQL), so that both answer the same values.
 */
export class Database extends Context.Service<
  Database,
  {
    /** An array among the parameters is an SQL array, an object is JSON; a JSON list goes as its text (`JSON.stringify(list)`). */
    query<R extends Row>(sql: string, params?: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<R>, DatabaseFailed>
    /** Runs the program's queries in one transaction: all of them stand, or none. */
    transaction<A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseFailed, R>
  }
>()("shop/server/db/Database") {}
