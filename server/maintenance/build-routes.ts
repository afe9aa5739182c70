import { Hono } from "hono"
import { refusalTexts } from "../platform/api/refusal.ts"
import { refuse } from "../platform/http/json.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type BuildRecord = {
  readonly id: string
  /** When it was made, in milliseconds since 1970. */
  readonly timestamp: number
  /** What its answers look like (`server/maintenance/contract-version.ts`). */
  readonly contract: string
  readonly routes: ReadonlyArray<{ readonly name: string; readonly pattern: string; readonly preloads: string | null }>
  /** What the code of each screen consists of (`server/platform/assets.ts`); a shop without a build has none. */
  readonly files?: Readonly<Record<string, ReadonlyArray<string>>>
}

/** What the server runs, and the builds whose tabs may still be open. */
export type Build = BuildRecord & { readonly earlier?: ReadonlyArray<BuildRecord> }

/** The running build: its id, asked again and again (API-090), and its manifest (API-091); the manifests of those whose tabs may still be open. */
export const builds = ({ earlier = [], ...running }: Build): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/builds/latest.json", (c) => c.json({ id: running.id, timestamp: running.timestamp }, 200, { "cache-control": "no-cache" }))
  app.get("/builds/meta/:file{.+\\.json}", (c) => {
    const asked = [running, ...earlier].find(({ id }) => c.req.param("file") === `${id}.json`)
    return asked === undefined
      ? refuse(c, { status: 404, message: refusalTexts.unknownAddress })
      : c.json(manifestOf(asked), 200, { "cache-control": "no-cache" })
  })
  return app
}

const manifestOf = ({ files = {}, id, routes, timestamp }: BuildRecord) => ({ id, timestamp, routes, files })

/** Whether a tab of this build reads what the running one answers. A request that names no build is nobody's tab. */
export const readsAnswers = ({ contract, earlier = [], id }: Build, asked: string): boolean =>
  asked === "" || asked === id || earlier.some((build) => build.id === asked && build.contract === contract)
