import { Effect, Layer } from "effect"
import { makeDeviceStorage } from "../adapters/browser/device-storage-browser.ts"
import * as tabStorageBrowser from "../adapters/browser/tab-storage-browser.ts"
import { keep, type Kept, recall } from "../core/journal/keep.ts"
import type { Tree } from "../core/journal/journal.ts"
import type { Recorder } from "../core/journal/record.ts"
import { graftSystem } from "../core/journal/graft.ts"
import { treeOf } from "../core/journal/restore.ts"
import { sessionDraftOf } from "../core/shop/session-draft.ts"
import { withDrafts } from "../core/services/forms/kept-drafts.ts"
import { machines } from "../core/shop/machines-by-name.ts"
import { servedFeatures } from "../core/shop/served-features.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import type { ShopSystem } from "./provide-shop.ts"
import { loggerTo } from "../core/services/log.ts"
import { noteSizes, recallSizes, tabSizes } from "../adapters/browser/tab-sizes.ts"
import { toConsole } from "../adapters/browser/to-console.ts"
import { takeEarlyPresses } from "./early-presses.ts"

const tab = Layer.merge(tabStorageBrowser.layer, loggerTo(toConsole))

/** What this tab kept before its reload, laid on what the server has drawn at this path. */
export const recallTab = async (build: string, system: ShopSystem, served: Tree, path: string) => {
  const onto = (kept: Tree) => graftSystem(kept, served, servedFeatures)
  const known = { ...machines, ...system.machines }
  const recalled = await Effect.runPromise(Effect.provide(recall(build, system.machine, known, onto), tab))
  recallSizes(recalled?.sizes ?? [])
  return recalled && { ...recalled, left: sessionDraftOf(recalled.kept, path) }
}

type Attended = Pick<Kept, "build"> & {
  readonly recorder: Recorder
  readonly shop: ShopActor
  readonly isInspectable: boolean
  readonly reportsUrl: string | undefined
}

/** Keeps the tab for a reload; synchronous, because the page is going away. Where the inspector is served, the tab lets itself be found. */
export const attendTab = async ({ build, isInspectable, recorder, reportsUrl, shop }: Attended): Promise<void> => {
  noteSizes(recorder)
  const storage = makeDeviceStorage()
  const typed = () => sessionDraftOf(treeOf(shop, recorder.timers()), location.pathname)
  const drafts = (left = typed()) => Effect.runSync(storage.update("drafts", (kept) => withDrafts(kept, left, Date.now())))
  /** What did not come is asked for again. */
  addEventListener("online", () => shop.send({ type: "system.retry" }))
  addEventListener("pagehide", () => {
    keepTab({ build, journal: recorder.journal(), sizes: tabSizes(), tree: treeOf(shop, recorder.timers()) })
    drafts()
  })
  takeEarlyPresses(shop)
  /** A field that is left is kept: a browser that closes a tab may end it before it says so. */
  addEventListener("focusout", () => drafts())
  /** One may have been left before this came. */
  const early = typed()
  if (Object.keys(early.drafts).length > 0) drafts(early)
  /** A phone ends a tab that is not seen without another word. */
  document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? drafts() : undefined))
  ;(await import("./reports.ts")).reportTab({ build, recorder, reportsUrl, shop })
  if (isInspectable) (await import("../adapters/browser/inspector-link.ts")).linkInspector({ build, recorder })
}

const keepTab = (kept: Kept): void => Effect.runSync(Effect.provide(keep(kept), tab))
