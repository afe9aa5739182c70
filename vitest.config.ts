import { defineConfig } from "vitest/config"

const report = process.env["VITEST_REPORT"]

/** What draws has a document and an address, which one file would leave to the next. */
const drawn = ["tests/adapters/**", "tests/app/**", "tests/inspector/**", "tests/view/**"]
const paths = ["tests/paths/**"]
const never = ["tests/e2e/**", "tests/bench/**"]

/** Everything but the browser: rules, contract, machines, server, screens. `tests/e2e` belongs to Playwright, `tests/bench` to `npm run bench`. */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/run-folder.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: report === undefined ? ["default"] : ["default", ["json", { outputFile: report }]],
    projects: [
      {
        extends: true,
        test: { name: "drawn", include: drawn.map((folder) => `${folder}/*.test.{ts,tsx}`), exclude: never }
      },
      // Files of a worker share their modules: reading them anew takes longer than most tests.
      {
        extends: true,
        test: { name: "undrawn", include: ["tests/**/*.test.{ts,tsx}"], exclude: [...never, ...drawn, ...paths], isolate: false }
      },
      { extends: true, test: { name: "paths", include: paths.map((folder) => `${folder}/*.test.ts`), isolate: false } }
    ]
  }
})
