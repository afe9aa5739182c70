import type { Effect } from "effect"
import { Hono } from "hono"
import { html } from "hono/html"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { DatabaseFailed } from "../platform/db/database.ts"
import { type StoredOperation, listOperations } from "./platform-operations.ts"
import { devPage } from "../platform/http/dev-page.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Operations = ReadonlyArray<StoredOperation>
type Run = (program: Effect.Effect<Operations, DatabaseFailed, CallServices>) => Promise<Operations>

const maxShown = 200

export const devMarketing = (run: Run): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/dev/marketing/", (c) => c.redirect("/dev/marketing", 301))
  app.get("/dev/marketing", async (c) => c.html(page(await run(listOperations(maxShown))), 200, { "cache-control": "no-store" }))
  return app
}

const page = (operations: Operations) =>
  devPage(
    "Операции маркетинга",
    operations.length === 0
      ? html`<p>Операций пока нет. Они приходят, когда посетитель разрешил аналитику.</p>`
      : html`<p>Последние ${operations.length}, новые сверху.</p>
          ${operations.map(row)}`
  )

const row = ({ body, deviceId, endpointId, operation, receivedAt }: StoredOperation) =>
  html`<article data-operation="${operation}">
    <h3>${operation}</h3>
    <p class="key">
      ${endpointId}, устройство ${deviceId},
      <time datetime="${receivedAt}">${receivedAt.replace("T", " ").replace("Z", "")} UTC</time>
    </p>
    <pre>${JSON.stringify(body, null, 2)}</pre>
  </article>`
