import type { Page } from "playwright/test"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { expect } from "./test.ts"

/** Expects no axe fault and no horizontal overflow at these widths; the last one stays. */
export const seeNoFaults = async (page: Page, widths: ReadonlyArray<number> = [390, 1280]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationSummary(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
