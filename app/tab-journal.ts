import { Effect, Layer } from "effect"
import type { AnyStateMachine } from "xstate"
import { makeShelf } from "../adapters/browser/shelf-browser.ts"
import * as tabStorageBrowser from "../adapters/browser/tab-storage-browser.ts"
import { keep, type Kept, recall } from "../core/journal/keep.ts"
import type { Tree } from "../core/journal/journal.ts"
import type { Machines } from "../core/journal/machines.ts"
import type { Recorder } from "../core/journal/record.ts"
import { graft, treeOf } from "../core/journal/restore.ts"
import { leftBehind } from "../core/shop/left-behind.ts"
import { servedActors } from "../core/shop/shop-machines.ts"
import { withDrafts } from "../core/services/forms/kept-drafts.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { loggerTo } from "./log.ts"
import { noteSizes, recallSizes, tabSizes } from "./tab-sizes.ts"
import { toConsole } from "./to-console.ts"

const tab = Layer.merge(tabStorageBrowser.layer, loggerTo(toConsole))

/** What this tab kept before its reload, laid on what the server has drawn at this path. */
export const recallTab = async (build: string, root: AnyStateMachine, machines: Machines, served: Tree, path: string) => {
  const onto = (kept: Tree) => graft(kept, served, servedActors)
  const recalled = await Effect.runPromise(Effect.provide(recall(build, root, machines, onto), tab))
  recallSizes(recalled?.sizes ?? [])
  return recalled && { ...recalled, left: leftBehind(recalled.kept, path) }
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
  const shelf = makeShelf()
  const drafts = () => {
    const left = leftBehind(treeOf(shop, recorder.timers()), location.pathname)
    Effect.runSync(shelf.update("drafts", (kept) => withDrafts(kept, left, Date.now())))
  }
  addEventListener("pagehide", () => {
    keepTab({ build, journal: recorder.journal(), sizes: tabSizes(), tree: treeOf(shop, recorder.timers()) })
    drafts()
  })
  /** A phone ends a tab that is not seen without another word. */
  document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? drafts() : undefined))
  ;(await import("./failure-reports.ts")).reportFailures({ build, recorder, reportsUrl, shop })
  if (isInspectable) (await import("./inspector-link.ts")).linkInspector({ build, recorder })
}

const keepTab = (kept: Kept): void => Effect.runSync(Effect.provide(keep(kept), tab))
