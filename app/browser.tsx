import { Effect, Layer, ManagedRuntime } from "effect"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import * as gesturesBrowser from "../adapters/browser/gestures-browser.ts"
import * as headBrowser from "../adapters/browser/head-browser.ts"
import * as historyBrowser from "../adapters/browser/history-browser.ts"
import * as scrollBrowser from "../adapters/browser/scroll-browser.ts"
import { makeIdentity } from "../adapters/browser/identity-browser.ts"
import { makeVault } from "../adapters/memory/vault-memory.ts"
import { machinesNamed } from "../core/journal/machines.ts"
import { Recorder } from "../core/journal/record.ts"
import { startFrom } from "../core/journal/restore.ts"
import { machinesIn } from "../core/kernel/machines-in.ts"
import type { ScreenName } from "../core/routes/route.ts"
import type { Focus } from "../core/services/ports/focus.ts"
import { History } from "../core/services/ports/history.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { Vault } from "../core/services/ports/vault.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { screenMachines } from "../core/shop/shop-machines.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { App } from "../view/app.tsx"
import { loadScreen } from "../view/screens/screens.tsx"
import { loadDialog } from "../view/dialogs/loader.ts"
import { loadPanels } from "../view/shell/panels-loader.ts"
import { beginning, secretsOf } from "./beginning.ts"
import { lateIsHere } from "../view/islands/late.tsx"
import { stir } from "../view/islands/stirred.ts"
import { onceLoaded } from "./once-loaded.ts"
import { provideShop } from "./provide-shop.ts"
import { placedAt, readState, screenOf } from "./read-state.ts"
import type { PageState } from "./state.ts"
import { hasKeptJournal, whenIdle, whenStirred } from "./tab.ts"
import { toConsole } from "./to-console.ts"

/** Screens of what this browser alone knows: they are nothing to read without what comes late. */
const shelves: ReadonlySet<ScreenName> = new Set(["cart", "checkout", "pay", "success", "wishlist"])

/** Starts the shop in this tab, from what the server drew and what the tab kept before its reload. */
const start = async ({
  build,
  buildPeriodMs,
  captcha,
  clientKey,
  debug,
  isInspectable,
  maps,
  marketing,
  reportsUrl,
  tree: drawn
}: PageState): Promise<void> => {
  const vault = makeVault()
  const identity = makeIdentity()
  const tab = ManagedRuntime.make(
    Layer.mergeAll(
      gesturesBrowser.layer,
      headBrowser.layer,
      scrollBrowser.layer,
      historyBrowser.layer.pipe(Layer.provide(Layer.succeed(Vault, vault))),
      Layer.succeed(Identity, identity.service)
    )
  )
  const loadWithMachine = (screen: ScreenName) => {
    const own = screenMachines[screen]
    return Promise.all([loadScreen(screen), own && provided.lazy[own].load()])
  }
  const calls = onceLoaded(async () =>
    (await import("./browser-calls.ts")).makeBrowserCalls({
      ...{ build, captcha, clientKey, identity, recorder, vault },
      loadScreen: loadWithMachine
    })
  )
  const tabJournal = onceLoaded(() => import("./tab-journal.ts"))
  let focus: Focus["Service"] | undefined
  const attendFocus = async () => void (focus = (await import("../adapters/browser/focus-browser.ts")).makeFocus())
  const loadPorts = () =>
    import("./household-ports.ts").then(({ householdPorts }) =>
      householdPorts({ tab, build, buildPeriodMs, maps, marketing, recorder: () => recorder, reportsUrl })
    )
  const provided = provideShop(tab, calls, loadPanels, loadDialog, loadPorts, () => focus)
  const known = { ...machines, ...provided.lazy }

  const place = await tab.runPromise(Effect.flatMap(History, ({ current }) => current))
  const served = placedAt(drawn, place)
  const kept = hasKeptJournal() ? await (await tabJournal()).recallTab(build, provided.shop, known, served, place.path) : undefined
  const tree = kept?.tree ?? served
  const screen = screenOf(served)
  await Promise.all([machinesNamed(machinesIn(tree.snapshot), known), screen && loadScreen(screen)])

  const recorder = new Recorder({
    now: Date.now,
    freeze: import.meta.env.DEV,
    restored: tree,
    ...(kept?.before && { before: kept.before })
  })
  const shop: ShopActor = startFrom(provided.shop, tree, { inspect: recorder.inspect, now: Date.now() })
  const root = document.getElementById("root")
  const began = beginning(await tab.runPromise(secretsOf(vault)), identity.ids().token !== null, kept?.left)
  let live: () => void = () => undefined
  const lives = new Promise<void>((done) => (live = done))
  const alive = () => {
    document.documentElement.dataset["alive"] = ""
    shop.send({ type: "shop.begin", ...began })
    live()
  }
  if (root !== null) {
    startTransition(
      () => void hydrateRoot(root, <App shop={shop} debug={debug} judgeSecret={provided.judgeSecret(vault)} onAlive={alive} />)
    )
  }

  const { header, navigation } = shop.getSnapshot().children
  navigation?.on("navigation.refused", ({ refusal }) => toConsole("warn", "a navigation was refused", refusal))
  whenStirred(
    async () => {
      stir()
      /** The shop is furnished once it has begun, however early the visitor stirs, and after what the page itself is still waiting for. */
      void Promise.allSettled([lives, lateIsHere()]).then(() =>
        whenIdle(() => {
          header?.send({ type: "header.prepare" })
          shop.send({ type: "shop.furnish" })
        })
      )
      const [{ attendTab }] = await Promise.all([tabJournal(), calls(), attendFocus()])
      await attendTab({ build, recorder, reportsUrl, shop, isInspectable: isInspectable === true })
    },
    screen !== undefined && shelves.has(screen)
  )
}

/** Starts the shop of this document; `html[data-alive]` says that it listens. A document that the server did not draw has none. */
export const startTab = async (): Promise<void> => {
  const state = readState()
  if (state !== undefined) await start(state)
}
