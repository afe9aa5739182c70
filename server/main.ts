import { Effect } from "effect"
import { fileURLToPath } from "node:url"
import { readBuild } from "./build.ts"
import { captchaOriginOf, marketingOriginsOf, readEnvironment } from "./environment.ts"
import { makeApp } from "./http/app.ts"
import { listen, serverOf } from "./listen.ts"
import { shownOutbox } from "./mail/mail-layer.ts"
import { shownInspector } from "./shown-inspector.ts"
import { openShop } from "./open-shop.ts"
import { routeRules } from "./route-rules.ts"
import { runUntilSignal } from "./run-until-signal.ts"

const dist = fileURLToPath(new URL("../dist", import.meta.url))

/** The built shop as a process (`npm start`): database, calls, pages, then the doors. */
const shop = Effect.gen(function* () {
  const environment = yield* readEnvironment(process.env)
  const { assets, id, inspector, makeRenderer, timestamp } = yield* readBuild(dist)
  const { calls, forRenderer, runtime } = yield* openShop(environment)
  const app = makeApp({
    runtime,
    calls: [...calls.values()],
    renderer: makeRenderer({ ...forRenderer, build: id, assets }),
    build: { id, timestamp, routes: routeRules },
    staticFolders: [`${dist}/client`],
    publicUrl: environment.publicUrl,
    clientKey: environment.clientKey,
    operatorKey: environment.operatorKey,
    trustedProxies: environment.trustedProxies,
    outbox: shownOutbox(environment),
    platform: environment.marketing.platform === undefined ? { isShown: environment.mode !== "production" } : null,
    styles: assets.styles,
    inspector: shownInspector(environment, inspector),
    security: {
      isDevelopment: false,
      isHttpsOnly: environment.mode === "production" && environment.publicUrl.startsWith("https:"),
      captchaOrigin: captchaOriginOf(environment),
      marketing: marketingOriginsOf(environment)
    }
  })
  const port = yield* listen(serverOf(app.fetch), environment)
  process.stdout.write(`«Грань» открыта: http://localhost:${port}\n`)
  return yield* Effect.never
})

await runUntilSignal(shop)
