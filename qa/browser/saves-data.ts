import type { BrowserContext, Page } from "playwright/test"

/** Enables the visitor's data saver, which disables prefetching. Call it before the first address is opened. */
export const savesData = (visitor: BrowserContext | Page): Promise<unknown> =>
  visitor.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }))
