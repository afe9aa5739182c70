import type { BrowserContext, Page } from "playwright/test"

/** Enables the data saver, which disables prefetching. Call it before the first page opens. */
export const savesData = (visitor: BrowserContext | Page): Promise<unknown> =>
  visitor.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }))
