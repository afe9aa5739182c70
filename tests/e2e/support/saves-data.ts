import type { Page } from "playwright/test"

/** A visitor who saves data: nothing is fetched ahead. Say it before the first address is opened. */
export const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }))
