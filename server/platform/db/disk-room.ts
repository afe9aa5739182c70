import { Effect } from "effect"
import { type Database, type DatabaseFailed, isDiskFull } from "./database.ts"

/** After a full disk, reports free space only once the database can grow. */
export const watchRoom = (database: Database["Service"]): Database["Service"] => {
  let isFull = false
  const noted = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.tapError(program, (failure) =>
      Effect.sync(() => {
        if (isDiskFull(failure)) isFull = true
      })
    )
  const grow: Effect.Effect<boolean, DatabaseFailed> = database.transaction(database.query(probe)).pipe(
    Effect.map(() => {
      isFull = false
      return true
    }),
    Effect.catchIf(isDiskFull, () => Effect.succeed(false))
  )
  return {
    query: (sql, params) => noted(database.query(sql, params)),
    transaction: (program) => noted(database.transaction(program)),
    hasRoom: Effect.suspend(() => (isFull ? grow : Effect.succeed(true)))
  }
}

/** About a megabyte. */
const probe = `create temporary table disk_probe on commit drop as
  select repeat(md5(number::text), 60) as text from generate_series(1, 500) as number`
