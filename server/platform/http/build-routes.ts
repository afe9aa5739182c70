import { Hono } from "hono"
import { refusalTexts } from "../api/refusal.ts"
import { refusalResponse } from "./json.ts"
import type { ShopEnv } from "./shop-env.ts"

type BuildRecord = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** See `server/maintenance/contract-version.ts`. */
  readonly contract: string
  readonly routes: ReadonlyArray<{ readonly name: string; readonly pattern: string; readonly preloads: string | null }>
  /** See `server/platform/assets.ts`; absent without a build. */
  readonly files?: Readonly<Record<string, ReadonlyArray<string>>>
}

/** `earlier`: builds whose tabs may still be open. */
export type Build = BuildRecord & { readonly earlier?: ReadonlyArray<BuildRecord> }

/** Id of the running build, polled by tabs (API-090), and manifests of all stored builds (API-091). */
export const builds = ({ earlier = [], ...running }: Build): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/builds/latest.json", (c) => c.json({ id: running.id, timestamp: running.timestamp }, 200, { "cache-control": "no-cache" }))
  app.get("/builds/meta/:file{.+\\.json}", (c) => {
    const build = [running, ...earlier].find(({ id }) => c.req.param("file") === `${id}.json`)
    return build === undefined
      ? refusalResponse(c, { status: 404, message: refusalTexts.unknownAddress })
      : c.json(manifestOf(build), 200, { "cache-control": "no-cache" })
  })
  return app
}

const manifestOf = ({ files = {}, id, routes, timestamp }: BuildRecord) => ({ id, timestamp, routes, files })

export const canReadAnswers = ({ contract, earlier = [], id }: Build, tabBuild: string): boolean =>
  tabBuild === "" || tabBuild === id || earlier.some((build) => build.id === tabBuild && build.contract === contract)
