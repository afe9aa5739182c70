import { Effect, Layer } from "effect"
import { Database } from "../../../server/platform/db/database.ts"

type Listener = {
  readonly asked?: (sql: string) => void
  /** SQLSTATE of a query that failed; `null` where the driver gave none. */
  readonly failed?: (code: string | null) => void
}

/** Puts a listener between a shop and its database: it hears each query, and each that fails, whether or not that is run again. */
export const heardBy = ({ asked, failed }: Listener): Layer.Layer<Database, never, Database> =>
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
