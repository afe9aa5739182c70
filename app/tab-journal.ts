import { Effect, Layer } from "effect"
import { makeDeviceStorage } from "../adapters/browser/device-storage-browser.ts"
import * as tabStorageBrowser from "../adapters/browser/tab-storage-browser.ts"
import { saveTab, type SavedTab, restoreTab } from "../core/journal/saved-tab.ts"
import type { Tree } from "../core/journal/journal.ts"
import type { Recorder } from "../core/journal/record.ts"
import { mergeSystemTrees } from "../core/journal/merge-trees.ts"
import { treeOf } from "../core/journal/restore.ts"
import { withMarkedStones } from "../core/shop/marked-stones.ts"
import { sessionDraftOf } from "../core/shop/session-draft.ts"
import { withDrafts } from "../core/services/forms/stored-drafts.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { servedFeatures } from "../core/shop/served-features.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import type { ShopSystem } from "./provide-shop.ts"
import { loggerTo } from "../core/services/log.ts"
import { recordSizes, restoreSizes, tabSizes } from "../adapters/browser/tab-sizes.ts"
import { toConsole } from "../adapters/browser/to-console.ts"
import { handleEarlyPresses } from "./early-presses.ts"
import { repairOnReturn, whenOnline } from "./repair-on-return.ts"
import { loadSprites } from "./sprites.ts"

const tab = Layer.merge(tabStorageBrowser.layer, loggerTo(toConsole))

/** State stored before a reload, merged into the server-rendered one. */
export const loadStoredTab = async (build: string, system: ShopSystem, served: Tree, path: string) => {
  const mergeInto = (stored: Tree) => withMarkedStones(mergeSystemTrees(stored, served, servedFeatures), stored)
  const allMachines = { ...machines, ...system.machines }
  const recalled = await Effect.runPromise(Effect.provide(restoreTab(build, system.machine, allMachines, mergeInto), tab))
  restoreSizes(recalled?.sizes ?? [])
  return recalled && { ...recalled, left: sessionDraftOf(recalled.stored, path) }
}

type TabParts = Pick<SavedTab, "build"> & {
  readonly recorder: Recorder
  readonly shop: ShopActor
  readonly isInspectable: boolean | undefined
  readonly reportsUrl: string | undefined
}

/**
 * Stores the tab when the page is left; connects it to the inspector if the server has one. `isRepeated`: the network was lost before this code had
 * loaded, and is back.
 */
export const watchTab = async ({ build, isInspectable, recorder, reportsUrl, shop }: TabParts, isRepeated = false): Promise<void> => {
  recordSizes(recorder)
  loadSprites()
  const storage = makeDeviceStorage()
  const currentDraft = () => sessionDraftOf(treeOf(shop, recorder.timers()), location.pathname)
  const storeDrafts = (left = currentDraft()) => Effect.runSync(storage.update("drafts", (stored) => withDrafts(stored, left, Date.now())))
  repairOnReturn(shop, isRepeated)
  addEventListener("pagehide", () => {
    storeTab({ build, journal: recorder.journal(), sizes: tabSizes(), tree: treeOf(shop, recorder.timers()) })
    storeDrafts()
  })
  handleEarlyPresses(shop)
  /** A browser may end a tab without an event. */
  addEventListener("focusout", () => storeDrafts())
  /** A field may have been left before this code loaded. */
  const early = currentDraft()
  if (Object.keys(early.drafts).length > 0) storeDrafts(early)
  /** Phones end hidden tabs without a further event. */
  document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? storeDrafts() : undefined))
  const [reports, inspector] = await Promise.all([
    whenOnline(() => import("./reports.ts")),
    isInspectable === true ? whenOnline(() => import("../adapters/browser/inspector-link.ts")) : null
  ])
  reports.reportTab({ build, recorder, reportsUrl, shop })
  inspector?.linkInspector({ build, recorder })
}

const storeTab = (saved: SavedTab): void => Effect.runSync(Effect.provide(saveTab(saved), tab))
