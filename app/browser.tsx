import { Effect, Layer, ManagedRuntime } from "effect"
import { startTransition } from "react"
import type { AnyStateMachine } from "xstate"
import { hydrateRoot } from "react-dom/client"
import * as gesturesBrowser from "../adapters/browser/gestures-browser.ts"
import * as headBrowser from "../adapters/browser/head-browser.ts"
import * as historyBrowser from "../adapters/browser/history/history-browser.ts"
import * as scrollBrowser from "../adapters/browser/scroll-browser.ts"
import { makeIdentity } from "../adapters/browser/identity-browser.ts"
import { makeVault } from "../adapters/memory/vault-memory.ts"
import { Recorder } from "../core/journal/record.ts"
import { startFrom } from "../core/journal/restore.ts"
import type { ScreenName } from "../core/routes/route.ts"
import type { Focus } from "../core/services/ports/focus.ts"
import { History } from "../core/services/ports/history.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { Vault } from "../core/services/ports/vault.ts"
import { screenFeatures, storedScreens } from "../core/routes/screen-features.ts"
import type { ShopActor, ShopCommand } from "../core/shop/shop.ts"
import { App } from "../view/app.tsx"
import { storeServedSnapshots } from "../view/use-selector.ts"
import { loadScreen } from "../view/screens/screens.tsx"
import { loadDialog } from "../view/modal/loader.ts"
import { loadPanels } from "../view/shell/panels-loader.ts"
import { initialInput, secretsOf } from "../core/shop/initial-input.ts"
import { loadIslands, onPartHydrated } from "../view/islands/late-island.tsx"
import { answerEarlyPresses, pressAgain } from "../view/islands/press.ts"
import { reportInteraction } from "../view/islands/first-interaction.ts"
import { sendCommand } from "../core/kernel/send-command.ts"
import { onceLoaded } from "../core/kernel/once-loaded.ts"
import { provideShop } from "./provide-shop.ts"
import { placedAt, screenOf } from "../core/journal/served-tree.ts"
import { readState } from "../adapters/browser/page-state.ts"
import type { PageState } from "../core/shop/page-state.ts"
import { firstInteraction, onFirstInteraction } from "../adapters/browser/first-interaction.ts"
import { beforeHydration } from "../adapters/browser/translation/translators.ts"
import { whenIdle } from "../adapters/browser/idle.ts"
import { hasStoredJournal } from "../adapters/browser/stored-journal.ts"
import { toConsole } from "../adapters/browser/to-console.ts"

/** Starts the shop from the server-rendered tree and the one stored before a reload. */
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
  tree: rendered
}: PageState): Promise<void> => {
  const interaction = firstInteraction()
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
    const feature = screenFeatures[screen]
    return Promise.all([loadScreen(screen), feature && provided.system.load(feature)])
  }
  const callOptions = () => ({ build, captcha, clientKey, identity, recorder, vault, loadScreen: loadWithMachine })
  const calls = onceLoaded(async () => (await import("./browser-calls.ts")).makeBrowserCalls(callOptions()))
  const navigationCalls = onceLoaded(async () => (await import("./navigation-calls.ts")).makeNavigationCalls(callOptions()))
  const tabJournal = onceLoaded(() => import("./tab-journal.ts"))
  let focus: Focus["Service"] | undefined
  const loadFocus = async () => void (focus = (await import("../adapters/browser/focus-browser.ts")).makeFocus())
  const loadPorts = () =>
    import("./late-ports.ts").then(({ latePorts }) =>
      latePorts({ tab, build, buildPeriodMs, identity, interaction, maps, marketing, recorder: () => recorder, reportsUrl, vault })
    )
  const provided = provideShop(tab, calls, loadPanels, loadDialog, loadPorts, () => focus, navigationCalls)
  const { system } = provided

  const place = await tab.runPromise(Effect.flatMap(History, ({ current }) => current))
  const served = placedAt(rendered, place)
  const stored = hasStoredJournal() ? await (await tabJournal()).loadStoredTab(build, system, served, place.path) : undefined
  const tree = stored?.tree ?? served
  const screen = screenOf(served)
  await Promise.all([system.prepare(tree.snapshot), screen && loadScreen(screen)])

  const recorder = new Recorder({
    now: Date.now,
    freeze: import.meta.env.DEV,
    restored: tree,
    ...(stored?.before && { before: stored.before })
  })
  const began = initialInput(await tab.runPromise(secretsOf(vault)), identity.ids().token !== null, stored?.left)
  const shop = startFrom(system.machine as AnyStateMachine, tree, { inspect: recorder.inspect, now: Date.now() }) as ShopActor
  storeServedSnapshots(shop)
  const root = document.getElementById("root")
  /** Sent synchronously: features that need this input may be loading already. */
  shop.send({ type: "tab.began", ...began })
  const { profile } = began.drafts
  if (profile !== undefined) shop.send({ type: "drafts.left", profile })
  if (stored !== undefined) shop.send({ type: "system.retry" })
  let endHydration: () => void = () => undefined
  const hydration = new Promise<void>((done) => (endHydration = done))
  const markAlive = () => {
    document.documentElement.dataset["alive"] = ""
    pressAgain()
    endHydration()
  }
  await beforeHydration(loadIslands)
  if (root !== null) {
    startTransition(
      () => void hydrateRoot(root, <App shop={shop} debug={debug} secrets={provided.secrets(vault)} onHydrated={markAlive} />)
    )
    answerEarlyPresses()
    onPartHydrated(pressAgain)
  }

  const { navigation } = shop.getSnapshot().children
  navigation?.on("navigation.refused", ({ refusal }) => toConsole("warn", "a navigation failed", refusal))
  onFirstInteraction(
    interaction,
    async (target, isRepeated) => {
      const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
      const panels = isIn("header") ? loadPanels() : undefined
      /** A first press waits for its own code, not for that of all features. */
      await Promise.allSettled([panels, isIn("a[href^='/']") ? navigationCalls() : undefined])
      const code = Promise.all([tabJournal(), calls(), loadFocus()])
      reportInteraction()
      /** Late features start after hydration and the load of the page's late parts. */
      void Promise.allSettled([hydration, loadIslands()]).then(() =>
        whenIdle(() => {
          sendCommand(shop, "header", { type: "header.prepare" } satisfies ShopCommand<"header">)
          shop.send({ type: "tab.touched" })
        })
      )
      const [journal] = await code
      await journal.watchTab({ build, recorder, reportsUrl, shop, isInspectable }, isRepeated)
    },
    screen !== undefined && storedScreens.has(screen)
  )
}

/** Sets `html[data-alive]` when the shop is interactive. */
export const startTab = async (): Promise<void> => {
  const state = readState()
  if (state !== undefined) await start(state)
}
