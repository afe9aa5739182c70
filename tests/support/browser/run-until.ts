import type { Locator } from "playwright/test"

/** React waits a while between two things that it shows, and time stands still in a tab in which paths are walked. */
const betweenShownMs = 300

/** Time passes in the tab until this is seen. */
export const runUntil = async (what: Locator): Promise<void> => {
  for (let waits = 0; !(await what.isVisible()); waits++) {
    if (waits === 100) throw new Error(`it was not drawn: ${what.toString()}`)
    await what.page().clock.runFor(betweenShownMs)
  }
}
