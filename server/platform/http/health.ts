import { Effect } from "effect"
import { Hono } from "hono"
import { Database, type DatabaseStatus } from "../db/database.ts"
import { execute } from "../db/query.ts"
import type { ShopEnv } from "./shop-env.ts"

type Options = {
  readonly run: (program: Effect.Effect<Readiness, never, Database>) => Promise<Readiness>
  readonly isStopping: () => boolean
}

/** `/healthz` for liveness; `/readyz` needs a database answer within two seconds, free disk space and no shutdown. */
export const health = ({ isStopping, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const noStore = { "cache-control": "no-store" }
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, noStore))
  app.get("/readyz", async (c) => {
    if (isStopping()) return c.json({ status: "stopping" }, 503, noStore)
    const { database, isReady } = await run(readiness)
    const shown = database === null ? {} : { database }
    return isReady ? c.json({ status: "ready", ...shown }, 200, noStore) : c.json({ status: "waiting", ...shown }, 503, noStore)
  })
  return app
}

type Readiness = { readonly isReady: boolean; /** `null` for a PostgreSQL server. */ readonly database: DatabaseStatus | null }

const readiness = Effect.gen(function* () {
  const { hasRoom = Effect.succeed(true), status = Effect.succeed(null) } = yield* Database
  yield* execute("select 1")
  return { isReady: yield* hasRoom, database: yield* status }
}).pipe(
  Effect.timeout("2 seconds"),
  Effect.catch(() => Effect.succeed<Readiness>({ isReady: false, database: null }))
)
