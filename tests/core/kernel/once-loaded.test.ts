import { expect, test } from "vitest"
import { onceLoaded } from "../../../core/kernel/once-loaded.ts"

test("what is wanted twice is loaded once", async () => {
  let loads = 0
  const load = onceLoaded(async () => ++loads)
  expect([await Promise.all([load(), load()]), await load(), loads]).toEqual([[1, 1], 1, 1])
})

test("a load that failed is tried again by whoever asks next, not before", async () => {
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
