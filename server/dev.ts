import { Effect } from "effect"
import { createServer } from "node:http"
import { createServer as createVite, type ViteDevServer } from "vite"
import type { Renderer, RendererOptions } from "../app/renderer.ts"
import { makeRendererOf } from "./build.ts"
import { readEnvironment } from "./platform/environment.ts"
import { appSettings, foreignOrigins } from "./app-settings.ts"
import { makeApp } from "./app.ts"
import { listenOn, shownAddress } from "./listen.ts"
import { toListener } from "./request-listener.ts"
import { withoutDeveloperTools, openShop } from "./open-shop.ts"
import { shownInspector } from "./maintenance/shown-inspector.ts"
import { routeRules } from "./maintenance/route-rules.ts"
import { recordRunningShop } from "./running-shop.ts"
import { runUntilSignal } from "./run-until-signal.ts"
import { makeStopping } from "./stopping.ts"

/** Development server on Vite (`npm run dev`): Vite updates views, `node --watch` restarts the server. */
const shop = Effect.gen(function* () {
  const environment = yield* readEnvironment(process.env)
  const { calls, forRenderer, runtime } = yield* openShop(environment)
  const server = createServer()
  const vite = yield* Effect.acquireRelease(
    Effect.promise(() =>
      createVite({ configLoader: "native", plugins: [refreshPreamble], server: { middlewareMode: true, hmr: { server } } })
    ),
    (open) => Effect.promise(() => open.close())
  )
  const { isStopping, stopping } = makeStopping({ ...environment, stopMillis: 0 })
  const app = makeApp({
    runtime,
    calls: [...calls.values()],
    renderer: liveRenderer(vite, { ...withoutDeveloperTools(forRenderer), build: "development", assets }),
    rendererHere: liveRenderer(vite, { ...forRenderer, build: "development", assets }),
    build: { id: "development", timestamp: Date.now(), contract: "development", routes: routeRules },
    staticFolders: [],
    ...appSettings(environment),
    isStopping,
    hasTools: true,
    inspector: shownInspector(environment, inspectorFiles),
    security: {
      isDevelopment: true,
      isHttpsOnly: false,
      ...foreignOrigins(environment)
    }
  })
  const answer = toListener(app.fetch)
  server.on("request", (request, response) => vite.middlewares(request, response, () => answer(request, response)))
  const port = yield* listenOn(server, { ...environment, stopping, graceMillis: 500 })
  yield* recordRunningShop(`http://localhost:${port}`)
  process.stdout.write(`«Грань» в работе: ${shownAddress(environment.host, port)}\n`)
  return yield* Effect.never
})

const preamble = "/@shop/refresh-preamble.js"

const assets: RendererOptions["assets"] = {
  scripts: ["/@vite/client", preamble, "/app/boot.ts"],
  sample: "/app/sample.ts",
  modules: [],
  styles: [],
  joinedStyles: [],
  screens: {}
}

const page = (entry: string) => ({ scripts: ["/@vite/client", preamble, entry], styles: [] })
const inspectorFiles = { inspector: page("/inspector/main.tsx"), mirror: page("/app/mirror.tsx") }

/** React Refresh needs its hook before the first component; Vite would inject it inline, against the content security policy. */
const refreshPreamble = {
  name: "shop-refresh-preamble",
  resolveId: (id: string) => (id === preamble ? id : null),
  load: (id: string) =>
    id === preamble
      ? `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type`
      : null
}

const liveRenderer = (vite: ViteDevServer, options: RendererOptions): Renderer => {
  let last: { readonly module: unknown; readonly renderer: Renderer } | null = null
  const load = async (): Promise<Renderer> => {
    const module: unknown = await vite.ssrLoadModule("/app/server.tsx")
    if (last === null || last.module !== module) last = { module, renderer: (await Effect.runPromise(makeRendererOf(module)))(options) }
    return last.renderer
  }
  return { render: async (url) => (await load()).render(url), payload: async (url) => (await load()).payload(url) }
}

await runUntilSignal(shop)
