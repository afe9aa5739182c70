import type { Locator } from "playwright/test"

/** React delays consecutive reveals by this time, and the clock of a walked tab stands still. */
const betweenRevealsMs = 300

/** Advances the tab's clock until the element is visible. */
export const runUntil = async (element: Locator): Promise<void> => {
  for (let waits = 0; !(await element.isVisible()); waits++) {
    if (waits === 100) throw new Error(`it was not drawn: ${element.toString()}`)
    await element.page().clock.runFor(betweenRevealsMs)
  }
}
