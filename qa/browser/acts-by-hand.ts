import type { BrowserContext } from "playwright/test"

/**
 * Counts only keys and pointers as user activation: an automated browser also counts each evaluation of test code in the page, before or
 * after the page's own script. Call it before the first address is opened.
 */
export const actsByHand = (visitor: BrowserContext): Promise<unknown> =>
  visitor.addInitScript(() => {
    let hasActed = false
    for (const act of ["keydown", "pointerdown"]) addEventListener(act, () => (hasActed = true), { capture: true, passive: true })
    Object.defineProperty(navigator, "userActivation", {
      value: {
        get hasBeenActive() {
          return hasActed
        }
      }
    })
  })
