import { Effect } from "effect"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { readBuild } from "./build.ts"
import { type Certificate, readCertificate, watchCertificate } from "./certificate.ts"
import { contractVersion } from "./maintenance/contract-version.ts"
import { readEnvironment } from "./platform/environment.ts"
import { appSettings, foreignOrigins } from "./app-settings.ts"
import { makeApp } from "./app.ts"
import { storeBuilds } from "./maintenance/stored-builds.ts"
import { listenOn, serverOf, shownAddress } from "./listen.ts"
import type { Fetch } from "./request-listener.ts"
import { secureServerOf } from "./secure-server.ts"
import { shownInspector } from "./maintenance/shown-inspector.ts"
import { withoutDeveloperTools, openShop } from "./open-shop.ts"
import { routeRules } from "./maintenance/route-rules.ts"
import { recordRunningShop, announceVariable } from "./running-shop.ts"
import { runUntilSignal } from "./run-until-signal.ts"
import { makeStopping } from "./stopping.ts"

/** About 40 MB of memory. */
const rememberedPages = 64

/** Entry point of the built shop (`npm start`). */
const shop = Effect.gen(function* () {
  const environment = yield* readEnvironment(process.env)
  const certificate = environment.certificate === null ? null : yield* readCertificate(environment.certificate)
  const dist = environment.distFolder ?? fileURLToPath(new URL("../dist", import.meta.url))
  const { assets, files, id, inspector, makeRenderer, timestamp } = yield* readBuild(dist)
  const { calls, forRenderer, runtime } = yield* openShop(environment)
  const contract = contractVersion([...calls.values()].map(({ endpoint }) => endpoint))
  const build = { id, timestamp, contract, routes: routeRules, files }
  const builds = yield* storeBuilds(join(environment.dataFolder, "builds"), dist, build, Date.now())
  const { isStopping, stopping } = makeStopping(environment)
  const app = makeApp({
    runtime,
    calls: [...calls.values()],
    renderer: makeRenderer({ ...withoutDeveloperTools(forRenderer), build: id, assets, rememberedPages }),
    rendererHere: makeRenderer({ ...forRenderer, build: id, assets }),
    build: { ...build, earlier: builds.earlier },
    staticFolders: [`${dist}/client`, ...builds.folders],
    ...appSettings(environment),
    isStopping,
    hasTools: environment.mode !== "production",
    mapsOf: builds.mapsOf,
    styles: assets.styles,
    inspector: shownInspector(environment, inspector),
    security: {
      isDevelopment: false,
      isHttpsOnly: environment.mode === "production" && environment.publicUrl.startsWith("https:"),
      ...foreignOrigins(environment)
    }
  })
  const server = yield* Effect.provide(openServer(app.fetch, certificate), yield* runtime.contextEffect)
  const port = yield* listenOn(server, { ...environment, stopping })
  const scheme = certificate === null ? "http" : "https"
  if (process.env[announceVariable] !== undefined && environment.hasInspector) yield* recordRunningShop(`${scheme}://localhost:${port}`)
  process.stdout.write(`«Грань» открыта: ${shownAddress(environment.host, port, scheme)}\n`)
  return yield* Effect.never
})

const openServer = (fetch: Fetch, certificate: Certificate | null) =>
  Effect.gen(function* () {
    if (certificate === null) return serverOf(fetch)
    const server = secureServerOf(fetch, certificate)
    yield* watchCertificate(server, certificate)
    return server
  })

await runUntilSignal(shop)
