/**
 * Rings of browser tests, as Playwright tags: `test("…", always, async ({ page }) => …)`; a `describe` takes them too.
 * A test without a tag runs when its capability has changed. `docs/qa.md` says what belongs to which ring.
 */

/** Runs every time: money, locks, checkout, payment, and one long journey a capability. */
export const always = { tag: "@always" } as const

/** Sweeps over routes, dialogs, forms, widths and letter sizes: a third runs each time, all of them within three landings. */
export const byTurn = { tag: "@turn" } as const

/** A sweep of one screen: it runs by turn, and whenever a file that the screen shows has changed. Takes the name of the screen's file. */
export const byTurnOf = (screen: string) => ({ tag: ["@turn", `@${screen}`] })

/** Runs in `npm run test:all` alone. */
export const inFull = { tag: "@full" } as const
