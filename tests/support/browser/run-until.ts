import type { Locator } from "playwright/test"

/** React throttles consecutive reveals, and the clock of a walked tab is frozen. */
const betweenShownMs = 300

/** Advances the tab's clock until the element is visible. */
export const runUntil = async (what: Locator): Promise<void> => {
  for (let waits = 0; !(await what.isVisible()); waits++) {
    if (waits === 100) throw new Error(`it was not drawn: ${what.toString()}`)
    await what.page().clock.runFor(betweenShownMs)
  }
}
