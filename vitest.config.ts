import { defineConfig } from "vitest/config"

const report = process.env["VITEST_REPORT"]

/** Everything but the browser: rules, contract, machines, server, screens. `tests/e2e` belongs to Playwright, `tests/bench` to `npm run bench`. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/bench/**"],
    globalSetup: ["tests/support/run-folder.ts"],
    maxWorkers: 2,
    // Files of a worker share their modules: no test leaves anything behind in one, and reading them anew takes longer than most tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: report === undefined ? ["default"] : ["default", ["json", { outputFile: report }]]
  }
})
