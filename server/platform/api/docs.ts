import { Hono } from "hono"
import { readFileSync } from "node:fs"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { makeOpenApi } from "./openapi.ts"
import { docsPage } from "./docs-page.ts"
import type { ShopEnv } from "../http/shop-env.ts"

export const docs = (endpoints: ReadonlyArray<Endpoint>, publicUrl: string): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const document = makeOpenApi(endpoints, publicUrl)
  const kept = { "cache-control": "public, max-age=300" }
  app.get("/openapi.json", (c) => c.json(document, 200, kept))
  app.get("/docs", (c) => c.html(docsPage(document), 200, kept))
  app.get("/docs/", (c) => c.redirect("/docs", 301))
  app.get("/docs.css", (c) => c.body(stylesheet, 200, { ...kept, "content-type": "text/css; charset=utf-8" }))
  return app
}

const stylesheet = readFileSync(new URL("./docs.css", import.meta.url), "utf8")
