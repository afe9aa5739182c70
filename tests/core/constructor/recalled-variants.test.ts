import { expect, test } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { recalledVariants } from "../../../core/machines/constructor/recalled-variants.ts"

const { signal } = new AbortController()

test("saved choices are loaded where they are shown, and those unknown to the shop are dropped", async () => {
  const storage = makeDeviceStorage()
  const asked: Array<unknown> = []
  const recalled = recalledVariants(storage.open(), ({ choices }) => {
    asked.push(choices)
    return Promise.resolve(succeeded({ variants: [], gone: choices.slice(1) }))
  })
  await recalled({ choice: { skuId: 1 }, gone: [], shown: 0 }, signal)
  await recalled({ choice: { skuId: 2 }, gone: [], shown: 24 }, signal)
  expect(asked).toEqual([[], [{ skuId: 2 }, { skuId: 1 }]])
  expect(storage.read("variants")).toEqual([{ skuId: 2 }])
})

test("nothing is dropped when the shop does not answer", async () => {
  const storage = makeDeviceStorage()
  const recalled = recalledVariants(storage.open(), () => Promise.resolve(failed("no answer")))
  expect(await recalled({ choice: { skuId: 1 }, gone: [], shown: 24 }, signal)).toEqual(failed("no answer"))
  expect(storage.read("variants")).toEqual([{ skuId: 1 }])
})
