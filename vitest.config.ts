import { defineConfig } from "vitest/config"
import { FileOrder } from "./tools/test/file-order.ts"

const report = process.env["VITEST_REPORT"]

const paths = ["tests/paths/**"]
const never = ["tests/e2e/**", "tests/bench/**"]
/** Left out where `TEST_RING` is `share`, as in `npm test`: such files belong to `npm run test:all`. */
const inFull = process.env["TEST_RING"] === "share" ? ["**/*.full.test.{ts,tsx}"] : []

/**
 * Everything but the browser: rules, contract, machines, server, screens. `tests/e2e` belongs to Playwright, `tests/bench` to `npm run bench`.
 * Files of a worker share their modules: reading them anew takes longer than most tests. What draws gets a document of its own all the same.
 */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/database/run-folder.ts"],
    setupFiles: ["tests/support/view/no-layout.ts", "tests/support/view/cleared-document.ts", "tests/support/view/no-owner-stacks.ts"],
    isolate: false,
    sequence: { sequencer: FileOrder },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: report === undefined ? ["default"] : ["default", ["json", { outputFile: report }]],
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/**/*.test.{ts,tsx}"], exclude: [...never, ...paths, ...inFull] } },
      { extends: true, test: { name: "paths", include: paths.map((folder) => `${folder}/*.test.ts`), exclude: inFull } }
    ]
  }
})
