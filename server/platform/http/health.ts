import { Effect } from "effect"
import { Hono } from "hono"
import { Database, type Upkeep } from "../db/database.ts"
import type { ShopEnv } from "./shop-env.ts"

type Options = {
  readonly run: (program: Effect.Effect<Readiness, never, Database>) => Promise<Readiness>
  /** Whether the process is about to end. */
  readonly isStopping: () => boolean
}

/**
 * For whatever watches the process: `/healthz` says that it lives, `/readyz` that its database answers within two seconds and has room on its disk, and that it is not about to end:
 * who sends it visitors sends them elsewhere then. With it comes the size of an embedded database.
 */
export const health = ({ isStopping, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const notKept = { "cache-control": "no-store" }
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, notKept))
  app.get("/readyz", async (c) => {
    if (isStopping()) return c.json({ status: "stopping" }, 503, notKept)
    const { database, isReady } = await run(readiness)
    const shown = database === null ? {} : { database }
    return isReady ? c.json({ status: "ready", ...shown }, 200, notKept) : c.json({ status: "waiting", ...shown }, 503, notKept)
  })
  return app
}

type Readiness = { readonly isReady: boolean; /** Of the embedded database alone. */ readonly database: Upkeep | null }

const readiness = Database.use((database) => {
  const { hasRoom = Effect.succeed(true), upkeep = Effect.succeed(null) } = database
  return Effect.andThen(database.query("select 1"), Effect.all({ isReady: hasRoom, database: upkeep }))
}).pipe(
  Effect.timeout("2 seconds"),
  Effect.catch(() => Effect.succeed<Readiness>({ isReady: false, database: null }))
)
