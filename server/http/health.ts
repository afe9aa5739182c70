import { Effect } from "effect"
import { Hono } from "hono"
import { Database } from "../db/database.ts"
import type { ShopEnv } from "./shop-env.ts"

/** For whatever watches the process: `/healthz` says that it lives, `/readyz` that its database answers within two seconds. */
export const health = (run: (program: Effect.Effect<boolean, never, Database>) => Promise<boolean>): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const notKept = { "cache-control": "no-store" }
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, notKept))
  app.get("/readyz", async (c) =>
    (await run(isReady)) ? c.json({ status: "ready" }, 200, notKept) : c.json({ status: "waiting" }, 503, notKept)
  )
  return app
}

const isReady = Effect.flatMap(Database, (database) => database.query("select 1")).pipe(
  Effect.timeout("2 seconds"),
  Effect.match({ onSuccess: () => true, onFailure: () => false })
)
