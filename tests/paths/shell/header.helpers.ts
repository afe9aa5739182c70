import { shownVariant } from "../../../core/domain/shell/header.ts"
import type { SnapshotFrom } from "xstate"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"
import type { headerMachine } from "../../../core/machines/shell/header.machine.ts"
import { type Place, overlayOf, isOpen, isMenu } from "./header.states.ts"

type Snapshot = SnapshotFrom<typeof headerMachine>
export const isClosed = (snapshot: Place) => !isOpen(snapshot)
export const isMenuOrClosed = (snapshot: Place) => isMenu(snapshot) || !isOpen(snapshot)
export const isDrawer = (snapshot: Place) => overlayOf(snapshot) === "open.hamburger"
/** The drawer covers the whole header. */
export const isNoMenu = (snapshot: Place) => !isMenu(snapshot)
/** A fading drawer still covers the header. */
export const isCovered = (snapshot: Snapshot) => isDrawer(snapshot) || (isClosed(snapshot) && snapshot.context.overlay === "hamburger")
export const isFetching = (snapshot: Snapshot) => snapshot.matches({ panels: "fetching" })

/** Pressing Back when the condition holds. */
export const pressesBack = (when: (snapshot: Snapshot) => boolean) => ({
  title: "Back is pressed",
  events: [{ type: "header.back" }],
  when,
  run: async ({ page }: ActTools) => {
    await page.clock.runFor(entryMs)
    await expect.poll(() => page.evaluate(() => Number(history.state?.cover ?? 0))).toBeGreaterThan(0)
    await page.goBack()
  }
})

/** Time until the history entry of an open overlay is written (`covers.ts`); every delay of the header is longer. */
const entryMs = 60

/** Expects the open overlay and the variant of the header. */
export const showsHeader = async (snapshot: Snapshot, { header }: ActTools) => {
  const { overlay, wanted } = snapshot.context
  await header.seeVariant(shownVariant(wanted, snapshot.hasTag("white")))
  if (!isOpen(snapshot)) await header.seeNothingOpen()
  else if (overlay !== null) await header.seeOverlay(overlay)
}
