import { Effect } from "effect"
import { Hono } from "hono"
import { Database } from "../db/database.ts"
import type { ShopEnv } from "./shop-env.ts"

type Options = {
  readonly run: (program: Effect.Effect<boolean, never, Database>) => Promise<boolean>
  /** Whether the process is about to end. */
  readonly isStopping: () => boolean
}

/**
 * For whatever watches the process: `/healthz` says that it lives, `/readyz` that its database answers within two seconds and that it is not about to end:
 * who sends it visitors sends them elsewhere then.
 */
export const health = ({ isStopping, run }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const notKept = { "cache-control": "no-store" }
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, notKept))
  app.get("/readyz", async (c) => {
    if (isStopping()) return c.json({ status: "stopping" }, 503, notKept)
    return (await run(isReady)) ? c.json({ status: "ready" }, 200, notKept) : c.json({ status: "waiting" }, 503, notKept)
  })
  return app
}

const isReady = Effect.flatMap(Database, (database) => database.query("select 1")).pipe(
  Effect.timeout("2 seconds"),
  Effect.match({ onSuccess: () => true, onFailure: () => false })
)
