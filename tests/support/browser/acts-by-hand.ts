import type { BrowserContext } from "playwright/test"

/**
 * A visitor is active by keys and touches alone: a browser that is driven takes each look of a test into the page for an act of its visitor, before
 * or after the page's own script as it happens. Say it before the first address is opened.
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
