import { expect, test } from "vitest"
import { onceLoaded } from "../../../core/kernel/once-loaded.ts"

test("two requests load once", async () => {
  let loads = 0
  const load = onceLoaded(async () => ++loads)
  expect([await Promise.all([load(), load()]), await load(), loads]).toEqual([[1, 1], 1, 1])
})

test("a failed load is retried only by the next request", async () => {
  let loads = 0
  const load = onceLoaded(async () => {
    if (++loads === 1) throw new Error("no network")
    return loads
  })
  const both = [load(), load()]
  await expect(both[0]).rejects.toThrow("no network")
  await expect(both[1]).rejects.toThrow("no network")
  expect([loads, await load()]).toEqual([1, 2])
})
