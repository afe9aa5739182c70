import type { Page } from "playwright/test"
import { faultsOf } from "../../../qa/browser/axe.ts"

/** The inspector is a desktop tool: its rows are dense as in an editor, below the touch target size. */
export const faultsAtDesk = async (page: Page) => (await faultsOf(page)).filter(({ id }) => id !== "target-size")
