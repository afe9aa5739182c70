import { Cause, Context, type Effect, Schema } from "effect"

export type Row = Readonly<Record<string, unknown>>

/** A query that the database did not carry out; `code` is PostgreSQL's SQLSTATE where it gave one. */
export class DatabaseFailed extends Schema.TaggedError<DatabaseFailed>()("DatabaseFailed", {
  code: Schema.NullOr(Schema.String),
  message: Schema.String,
  /** No way to the database, as far as the driver can tell: the query itself may be sound. */
  isAway: Schema.optionalKey(Schema.Literal(true))
}) {}

/** Two transactions that stood in each other's way: nothing of the one that failed stands, and the same again may pass. */
const contendedCodes = /^40(?:001|P01)$/

export const isContended = (failure: unknown): boolean => failure instanceof DatabaseFailed && contendedCodes.test(failure.code ?? "")

/** In how many seconds to come again to a shop whose database is away. */
export const retryWhenAway = 10

/** Connections that broke, were refused or are too many, a server that shuts down or starts, a statement that took too long, a disk that is full. */
const awayCodes = /^(?:08|57P0[1-3]|57014|53300|53100)/

export const isDiskFull = (failure: unknown): boolean => failure instanceof DatabaseFailed && failure.code === "53100"

/** Whether the failure is a database that cannot be reached now, and no fault of the query. */
export const isAway = (failure: unknown): boolean =>
  failure instanceof DatabaseFailed && (failure.isAway === true || awayCodes.test(failure.code ?? ""))

export const isDatabaseAway = ({ reasons }: Cause.Cause<unknown>): boolean =>
  reasons.some((reason) => isAway(Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : null))

/** Size of an embedded database, and when room of deleted rows was last given back, as ISO 8601; `null` since the start. */
export type Upkeep = { readonly megabytes: number; readonly vacuumedAt: string | null }

/**
 * One SQL dialect over an embedded PGlite or a PostgreSQL server. Columns come back as text, int4, float8, bool and jsonb alone
 * (cast the others in SQL), so that both answer the same values.
 */
export class Database extends Context.Service<
  Database,
  {
    /** An array among the parameters is an SQL array, an object is JSON; a JSON list goes as its text (`JSON.stringify(list)`). */
    query<R extends Row>(sql: string, params?: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<R>, DatabaseFailed>
    /**
     * Runs the program's queries in one transaction: all of them stand, or none. Where the database ends it for another's sake (a deadlock, a serialization
     * failure) the whole program runs again, a few times: whatever it does beside its queries must bear that.
     */
    transaction<A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E | DatabaseFailed, R>
    /** Checks that the disk takes more; the database is asked to grow only where it could not the last time. A database without this check has room. */
    readonly hasRoom?: Effect.Effect<boolean, DatabaseFailed>
    /** State of an embedded database's own upkeep. A PostgreSQL server has an autovacuum. */
    readonly upkeep?: Effect.Effect<Upkeep, DatabaseFailed>
  }
>()("shop/server/db/Database") {}
