import { expect, test } from "vitest"
import { bombs } from "../support/documents/bombs.ts"
import { checkBytes } from "../support/documents/check-bytes.ts"

/** Megabytes by which the process may grow for a bomb: the limit of a thread, and its growth until it is terminated. */
const maxMegabytes = 900

const memory = (): number => process.memoryUsage.rss() / 1024 / 1024

test.each(bombs)("a PDF with $why ends within its time and memory", async ({ make }) => {
  const bytes = await make()
  expect(bytes.length).toBeLessThan(11_000_000)
  const before = memory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memory())
  }, 20)
  const started = performance.now()
  const checked = await checkBytes("scan.pdf", bytes)
  clearInterval(watch)
  expect(typeof checked === "string" ? checked : "harmless").toMatch(/^(?:broken|harmless)$/)
  expect(performance.now() - started).toBeLessThan(25_000)
  expect(most - before).toBeLessThan(maxMegabytes)
})
