import { defineConfig } from "playwright/test"
import { decidedState } from "./qa/samples/consent.ts"
import { chromiumFlags, findChromium } from "./tools/chromium.ts"

const executablePath = findChromium()

/** The built shop in a browser. `open-shop.ts` starts one shop for the run and tells the workers where it stands. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/support/open-shop.ts",
  fullyParallel: true,
  workers: 3,
  // A test that fails runs once more with its trace; one that passes only then is named as unsteady at the end.
  retries: 1,
  // Generous: a busy machine is slow, and only a test that fails waits this long.
  timeout: 180_000,
  snapshotPathTemplate: "tests/e2e/__screenshots__/{arg}{ext}",
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: "css" } },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? "list" : [["list"], ["json"]],
  use: {
    // Visitors who differ in nothing take turns in one context, emptied between them: what a page's code costs a new browser is half the work of a visit.
    reuseContext: true,
    baseURL: process.env["SHOP_ORIGIN"] ?? "",
    // Its visitors have said what marketing may do: nothing. One test of its own asks them (`marketing.spec.ts`).
    storageState: decidedState(process.env["SHOP_ORIGIN"] ?? ""),
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    viewport: { width: 1280, height: 900 },
    trace: "on-first-retry",
    // Letters as they are drawn, not as a machine's screen would fit them: pictures of one machine are those of another.
    launchOptions: {
      args: [...chromiumFlags, "--font-render-hinting=none", "--disable-lcd-text"],
      ...(executablePath === null ? {} : { executablePath })
    }
  }
})
