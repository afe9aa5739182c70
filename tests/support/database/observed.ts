import { Effect, Layer } from "effect"
import { Database } from "../../../server/platform/db/database.ts"

type Listener = {
  readonly asked?: (sql: string) => void
  /** SQLSTATE of a failed query; `null` if the driver gave none. */
  readonly failed?: (code: string | null) => void
}

/** Wraps a database so that a listener receives each query and each failure, those of retries too. */
export const observed = ({ asked, failed }: Listener): Layer.Layer<Database, never, Database> =>
  Layer.effect(
    Database,
    Effect.map(Database, (inner) =>
      Database.of({
        ...inner,
        query: (sql, params) =>
          Effect.suspend(() => {
            asked?.(sql)
            return Effect.tapError(inner.query(sql, params), ({ code }) => Effect.sync(() => failed?.(code)))
          })
      })
    )
  )
