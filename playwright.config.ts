import { defineConfig } from "playwright/test"
import { chromiumFlags, findChromium } from "./scripts/chromium.ts"

const executablePath = findChromium()

/** The built shop in a browser. `open-shop.ts` starts one shop for the run and tells the workers where it stands. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/support/open-shop.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? "list" : [["list"], ["json"]],
  use: {
    baseURL: process.env["SHOP_ORIGIN"] ?? "",
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    viewport: { width: 1280, height: 900 },
    trace: "retain-on-failure",
    launchOptions: { args: [...chromiumFlags], ...(executablePath === null ? {} : { executablePath }) }
  }
})
