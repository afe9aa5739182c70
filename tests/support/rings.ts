import { createHash } from "node:crypto"

/**
 * Rings of browser tests, as Playwright tags: `test("…", always, async ({ page }) => …)`; a `describe` takes them too. A test without a tag
 * runs when its capability has changed. Rules: `docs/qa.md`.
 */

/** Runs every time: money, locks, checkout, payment, and one long journey per capability. */
export const always = { tag: "@always" } as const

/** Sweeps over routes, dialogs, forms, widths and text sizes: a third runs each time, all of them within three landings. */
export const byTurn = { tag: "@turn" } as const

/** A sweep of one screen (name of its file): runs by turn, and when a file of the screen has changed. */
export const byTurnOf = (screen: string) => ({ tag: ["@turn", `@${screen}`] })

/** Runs only in `npm run test:all`. */
export const inFull = { tag: "@full" } as const

/**
 * Groups the items of a sweep into visits, because starting a visit is expensive. The visit is a hash of the item's name, so that a new
 * item does not move others. Visits are numbered from 1; empty ones are left out.
 */
export const dealIntoVisits = <Item>(items: ReadonlyArray<Item>, count: number, nameOf: (item: Item) => string) =>
  Map.groupBy(items, (item) => (createHash("sha256").update(nameOf(item)).digest().readUInt32BE(0) % count) + 1)
