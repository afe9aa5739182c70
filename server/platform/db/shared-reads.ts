import { Context, Deferred, Effect } from "effect"
import type { DatabaseFailed, Row } from "./database.ts"

type Rows = Effect.Effect<ReadonlyArray<Row>, DatabaseFailed>

/** True while a call that only reads is served. */
export const SharesReads = Context.Reference<boolean>("shop/server/db/SharesReads", { defaultValue: () => false })

/**
 * Joins equal reads that wait for a connection: they run once, and all get the same rows. A read never joins one that has started, so it contains
 * every write that was committed before it. `run` calls `onStart` once it has a connection.
 */
export const shareReads = () => {
  const waiting = new Map<string, Deferred.Deferred<ReadonlyArray<Row>, DatabaseFailed>>()
  return (sql: string, params: ReadonlyArray<string | null>, run: (onStart: () => void) => Rows): Rows =>
    Effect.suspend(() => {
      const key = `${sql}\n${JSON.stringify(params)}`
      const joined = waiting.get(key)
      if (joined !== undefined) return Deferred.await(joined)
      const result = Deferred.makeUnsafe<ReadonlyArray<Row>, DatabaseFailed>()
      const start = () => void (waiting.get(key) === result && waiting.delete(key))
      waiting.set(key, result)
      // Detached: others may wait for the rows when this caller is interrupted.
      return Effect.andThen(
        Effect.forkDetach(Deferred.into(Effect.ensuring(run(start), Effect.sync(start)), result)),
        Deferred.await(result)
      )
    })
}

/** The statement writes, locks and draws nothing. */
export const isRead = (sql: string): boolean =>
  /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete|merge|share|nextval|setval|random|pg_\w+)\b/i.test(sql)
