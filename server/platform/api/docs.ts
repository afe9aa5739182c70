import { Hono } from "hono"
import { readFileSync } from "node:fs"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { makeOpenApi, type OpenApi } from "./openapi.ts"
import { docsPage } from "./docs-page.ts"
import type { ShopEnv } from "../http/shop-env.ts"

/** Generates the document at the first request: at the start it would take most of the time. */
export const docs = (endpoints: ReadonlyArray<Endpoint>, publicUrl: string): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  let made: OpenApi | undefined
  const document = () => (made ??= makeOpenApi(endpoints, publicUrl))
  const cached = { "cache-control": "public, max-age=300" }
  app.get("/openapi.json", (c) => c.json(document(), 200, cached))
  app.get("/docs", (c) => c.html(docsPage(document()), 200, cached))
  app.get("/docs/", (c) => c.redirect("/docs", 301))
  app.get("/docs.css", (c) => c.body(stylesheet, 200, { ...cached, "content-type": "text/css; charset=utf-8" }))
  return app
}

const stylesheet = readFileSync(new URL("./docs.css", import.meta.url), "utf8")
