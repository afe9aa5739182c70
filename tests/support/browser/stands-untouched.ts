import type { BrowserContext, Page } from "playwright/test"

/**
 * A visitor who has touched nothing yet, whatever the test has looked up meanwhile: a browser that is driven takes each look into the page for a
 * touch of its visitor. Say it before the first address is opened.
 */
export const standsUntouched = (visitor: BrowserContext | Page): Promise<unknown> =>
  visitor.addInitScript(() => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false, isActive: false } }))
