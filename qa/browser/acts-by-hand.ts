import type { BrowserContext } from "playwright/test"

/**
 * Counts only keys and pointers as user activation: an automated browser also counts evaluated test code. Call it before the first page
 * opens.
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
