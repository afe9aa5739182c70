import type { BrowserContext, Page } from "playwright/test"

/** A visitor who saves data: nothing is fetched ahead. Say it before the first address is opened. */
export const savesData = (visitor: BrowserContext | Page): Promise<unknown> =>
  visitor.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }))
