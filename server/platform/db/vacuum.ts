import { Clock, Effect, Schedule } from "effect"
import { type Database, type DatabaseFailed, type DatabaseStatus } from "./database.ts"

export type Idleness = { readonly isIdle: () => boolean }

const megabyte = 1024 * 1024
const minDeadBytes = 4 * megabyte
/** Bytes: a rewrite locks the table for a second or two. */
const maxRewrittenBytes = 32 * megabyte

/** Bytes, estimated from the share of rows. */
export type DeadRows = { readonly table: string; readonly dead: number; readonly live: number }

/** A plain vacuum only makes space reusable; a full one shrinks the files, worth it when more rows are dead than live. */
export const vacuumOf = ({ dead, live, table }: DeadRows): string =>
  dead > live && live <= maxRewrittenBytes ? `vacuum (full, analyze) ${table}` : `vacuum (analyze) ${table}`

/** Vacuums the table with most dead rows once a minute while idle, because PGlite has no autovacuum. */
export const vacuumInIdleTime = (database: Database["Service"], { isIdle }: Idleness) =>
  Effect.gen(function* () {
    let vacuumedAt: string | null = null
    const step = Effect.gen(function* () {
      if (!isIdle()) return
      const [worst] = yield* database.query<DeadRows>(selectWorst, [minDeadBytes])
      if (worst === undefined) return
      yield* database.query(vacuumOf(worst))
      yield* database.query("checkpoint")
      vacuumedAt = new Date(yield* Clock.currentTimeMillis).toISOString()
      yield* Effect.annotateLogs(Effect.logInfo("Vacuumed a table"), worst)
    })
    const minded = Effect.catchCause(step, (cause) => Effect.logError("Could not vacuum the database", cause))
    yield* Effect.forkScoped(Effect.repeat(minded, Schedule.spaced("1 minute")))
    const status: Effect.Effect<DatabaseStatus, DatabaseFailed> = Effect.map(
      database.query<{ bytes: number }>("select pg_database_size(current_database())::float8 as bytes"),
      ([row]) => ({ megabytes: Math.round((row?.bytes ?? 0) / megabyte), vacuumedAt })
    )
    return { step, status }
  })

const selectWorst = `select "table", dead, live from (
    select format('%I.%I', schemaname, relname) as "table",
      pg_total_relation_size(relid)::float8 * n_dead_tup / (n_live_tup + n_dead_tup) as dead,
      pg_total_relation_size(relid)::float8 * n_live_tup / (n_live_tup + n_dead_tup) as live
    from pg_stat_user_tables where n_dead_tup > 0 and n_dead_tup > n_live_tup / 4
  ) as tables where dead >= $1::float8 order by dead desc limit 1`
