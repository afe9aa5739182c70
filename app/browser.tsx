import "../view/theme/theme.css"
import { Effect, Layer, ManagedRuntime } from "effect"
import { hydrateRoot } from "react-dom/client"
import * as headBrowser from "../adapters/browser/head-browser.ts"
import * as historyBrowser from "../adapters/browser/history-browser.ts"
import * as scrollBrowser from "../adapters/browser/scroll-browser.ts"
import * as tabStorageBrowser from "../adapters/browser/tab-storage-browser.ts"
import * as apiHttp from "../adapters/http/api-http.ts"
import * as payloadsHttp from "../adapters/http/payloads-http.ts"
import * as vaultMemory from "../adapters/memory/vault-memory.ts"
import { graft, keep, recall } from "../core/journal/keep.ts"
import { machinesNamed } from "../core/journal/machines.ts"
import { Recorder } from "../core/journal/record.ts"
import { machinesIn, startFrom, treeOf } from "../core/journal/restore.ts"
import { History } from "../core/services/history.ts"
import { Screens, ScreenUnavailable } from "../core/services/screens.ts"
import { machines, screenMachines, servedActors, type ShopActor } from "../core/shop.ts"
import { App } from "../view/app.tsx"
import { loadScreen } from "../view/screens/screens.tsx"
import { identity } from "./identity.ts"
import { lazyJournalDesk } from "./lazy-journal-desk.ts"
import { loggerTo } from "./log.ts"
import { provideShop } from "./provide-shop.ts"
import { placedAt, readState, screenOf } from "./read-state.ts"
import type { PageState } from "./state.ts"

/** Starts the shop in this tab, from what the server drew and what the tab kept before its reload. */
const start = async ({ build, clientKey, debug, tree: drawn }: PageState): Promise<void> => {
  const screens = Layer.succeed(Screens, {
    load: (screen) => {
      const own = screenMachines[screen]
      const arrive = () => Promise.all([loadScreen(screen), own && provided.lazy[own].load()])
      return Effect.asVoid(Effect.tryPromise({ try: arrive, catch: () => new ScreenUnavailable({ screen }) }))
    }
  })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      apiHttp.layer({ base: "", clientKey, identity }),
      payloadsHttp.layer({ build }),
      headBrowser.layer,
      scrollBrowser.layer,
      tabStorageBrowser.layer,
      historyBrowser.layer.pipe(Layer.provide(vaultMemory.layer)),
      lazyJournalDesk(() => recorder, build),
      screens,
      loggerTo((level, message, data) => console[level](`[shop] ${message}`, data))
    )
  )
  const provided = provideShop(runtime)
  const known = { ...machines, ...provided.lazy }

  const place = await runtime.runPromise(Effect.flatMap(History, (history) => history.current))
  const served = placedAt(drawn, place)
  const kept = await runtime.runPromise(recall(build, provided.shop, known))
  const tree = kept === undefined ? served : graft(kept.tree, served, servedActors)
  const screen = screenOf(served)
  await Promise.all([machinesNamed(machinesIn(tree.snapshot), known), screen && loadScreen(screen)])

  const recorder = new Recorder({
    now: Date.now,
    freeze: import.meta.env.DEV,
    restored: tree,
    ...(kept?.before && { before: kept.before })
  })
  const shop: ShopActor = startFrom(provided.shop, tree, { inspect: recorder.inspect, now: Date.now() })
  addEventListener("pagehide", () => {
    const kept = { build, journal: recorder.journal(), tree: treeOf(shop, recorder.timers()) }
    runtime.runSync(keep(kept))
  })

  const root = document.getElementById("root")
  if (root !== null) hydrateRoot(root, <App shop={shop} debug={debug} />)
}

const state = readState()
if (state !== undefined) await start(state)
