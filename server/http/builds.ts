import { Hono } from "hono"
import { refusalTexts } from "../api/refusal.ts"
import { refuse } from "./json.ts"
import type { ShopEnv } from "./shop-env.ts"

/** What the server runs: the build's id, when it was made (milliseconds since 1970), and the rules of its routes. */
export type Build = {
  readonly id: string
  readonly timestamp: number
  readonly routes: ReadonlyArray<{ readonly name: string; readonly pattern: string }>
}

/** The running build: its id, asked again and again (API-090), and its manifest (API-091). */
export const builds = ({ id, timestamp, routes }: Build): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/builds/latest.json", (c) => c.json({ id, timestamp }, 200, { "cache-control": "no-cache" }))
  app.get("/builds/meta/:file{.+\\.json}", (c) =>
    c.req.param("file") === `${id}.json`
      ? c.json({ id, timestamp, routes }, 200, { "cache-control": "no-cache" })
      : refuse(c, { status: 404, message: refusalTexts.unknownAddress })
  )
  return app
}
