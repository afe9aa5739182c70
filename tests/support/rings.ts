import { createHash } from "node:crypto"

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

/**
 * Deals the items of a sweep into visits, because what a visit costs is most of what one item would. Each item has its visit by its name, so that a new
 * item moves no other into a visit of another turn. Visits are numbered from 1; one without items is left out.
 */
export const dealIntoVisits = <Item>(items: ReadonlyArray<Item>, count: number, nameOf: (item: Item) => string) =>
  Map.groupBy(items, (item) => (createHash("sha256").update(nameOf(item)).digest().readUInt32BE(0) % count) + 1)
