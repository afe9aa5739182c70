import type { Page } from "playwright/test"
import { faultsOf } from "../../support/browser/axe.ts"

/** The inspector is a desk: its lines stand as close as those of an editor, not as far apart as fingers want them. */
export const faultsAtDesk = async (page: Page) => (await faultsOf(page)).filter(({ id }) => id !== "target-size")
