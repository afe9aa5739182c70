import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "playwright"
import type { AnyMachineSnapshot } from "xstate"
import { decidedState } from "../samples/consent.ts"
import { type FaultProxy, openFaultProxy } from "../server/fault-proxy.ts"
import type { Model } from "../paths/model.ts"
import { actsByHand } from "./acts-by-hand.ts"
import type { BrowserPath } from "./plan.ts"
import { watchErrors } from "./page-errors.ts"
import { savesData } from "./saves-data.ts"
import { walkPathInBrowser, type BrowserWalkResult } from "./walk.ts"

/** Called for each state that a page shows. */
export type OnState = (page: Page, snapshot: AnyMachineSnapshot, isAtRest: boolean) => Promise<unknown>

/**
 * Walks paths one after another, each in its own browser context, because a fake clock belongs to a context. Prefetching, a third of the
 * work, is disabled.
 */
export type Tabs = {
  readonly walk: (model: Model, path: BrowserPath, onShown?: OnState) => Promise<BrowserWalkResult>
  readonly close: () => Promise<void>
}

export const openTabs = async (browser: Browser, origin: string): Promise<Tabs> => {
  const proxy = await openFaultProxy(origin)
  const folder = mkdtempSync(join(tmpdir(), "tabs-"))
  return {
    walk: async (model, path, onShown) => {
      const { isAllowing = false, isAsked, isPhone } = path.stage
      const context = await browser.newContext({
        ...settings(proxy),
        ...(isPhone === true ? phone : {}),
        ...(isAsked === true ? {} : { storageState: decidedState(proxy.origin, { analytics: isAllowing, ads: isAllowing }) })
      })
      context.setDefaultTimeout(actionTimeoutMs)
      await actsByHand(context)
      await savesData(context)
      const errors = await watchErrors(context)
      const page = await context.newPage()
      const onState = (snapshot: AnyMachineSnapshot, isAtRest: boolean) => onShown?.(page, snapshot, isAtRest) ?? Promise.resolve()
      try {
        return await walkPathInBrowser(model, path, { page, proxy, folder, errors, onState })
      } finally {
        await context.close()
      }
    },
    close: async () => {
      await proxy.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Limit of each browser action. */
const actionTimeoutMs = 30_000

const settings = ({ origin }: FaultProxy) => ({
  baseURL: origin,
  locale: "ru-RU",
  timezoneId: "Europe/Moscow",
  viewport: { width: 1280, height: 900 },
  reducedMotion: "reduce" as const
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
