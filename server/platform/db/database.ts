import { Cause, Context, type Effect, Schema } from "effect"

export type Row = Readonly<Record<string, unknown>>

/** `code` is PostgreSQL's SQLSTATE, if any. */
export class DatabaseFailed extends Schema.TaggedError<DatabaseFailed>()("DatabaseFailed", {
  code: Schema.NullOr(Schema.String),
  message: Schema.String,
  /** The database is unavailable; the query may be valid. */
  isAway: Schema.optionalKey(Schema.Literal(true))
}) {}

/** Serialization failures and deadlocks, which may succeed on retry. */
const contendedCodes = /^40(?:001|P01)$/

export const isContended = (failure: unknown): boolean => failure instanceof DatabaseFailed && contendedCodes.test(failure.code ?? "")

/** Delay after which callers may retry while the database is away. */
export const awayRetrySeconds = 10

/** Broken, refused or too many connections, a server shutting down or starting, statement timeout, full disk. */
const awayCodes = /^(?:08|57P0[1-3]|57014|53300|53100)/

export const isDiskFull = (failure: unknown): boolean => failure instanceof DatabaseFailed && failure.code === "53100"

export const isAway = (failure: unknown): boolean =>
  failure instanceof DatabaseFailed && (failure.isAway === true || awayCodes.test(failure.code ?? ""))

export const isDatabaseAway = ({ reasons }: Cause.Cause<unknown>): boolean =>
  reasons.some((reason) => isAway(Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : null))

/** `vacuumedAt` is ISO 8601; `null` before the first vacuum since the start. */
export type DatabaseStatus = { readonly megabytes: number; readonly vacuumedAt: string | null }

/** One SQL dialect over PGlite and PostgreSQL. Both return the same values only for text, int4, float8, bool and jsonb: cast other columns in SQL. */
export class Database extends Context.Service<
  Database,
  {
    /** Passes an array as an SQL array and an object as JSON. Pass a JSON list as text (`JSON.stringify(list)`). */
    query<R extends Row>(sql: string, params?: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<R>, DatabaseFailed>
    /** Retries the whole program on a deadlock or serialization failure, so its other effects must be repeatable. */
    transaction<A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseFailed, R>
    /** `true` until a statement fails because the disk is full; then tries to write about a megabyte, and is `false` until that succeeds. */
    readonly hasRoom?: Effect.Effect<boolean, DatabaseFailed>
    /** Absent for PostgreSQL, which has autovacuum. */
    readonly status?: Effect.Effect<DatabaseStatus, DatabaseFailed>
  }
>()("shop/server/db/Database") {}
