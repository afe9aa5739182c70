import type { Page } from "playwright/test"
import { violationSummary } from "../../../qa/browser/axe.ts"

/** Accessibility faults except target size: the inspector is a desktop tool with rows as dense as in an editor. */
export const inspectorFaults = async (page: Page) => (await violationSummary(page)).filter(({ id }) => id !== "target-size")
