import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { clearDraftAfter } from "../../../core/machines/account/clear-draft.ts"

const draft = { user: 1, values: { name: "Анна" }, sent: null }
const { signal } = new AbortController()

const device = async () => {
  const browser = makeDeviceStorage()
  const storage = browser.open()
  await Effect.runPromise(storage.update("checkout", () => draft))
  return { stored: () => browser.read("checkout"), storage }
}

test("a logout deletes the draft of an order and passes on the shop's answer", async () => {
  const { storage, stored } = await device()
  const seen: Array<unknown> = []
  const leave = clearDraftAfter(storage, () => {
    seen.push(stored())
    return Promise.resolve(succeeded(undefined))
  })
  expect(await leave(undefined, signal)).toEqual(succeeded(undefined))
  expect([...seen, stored()]).toEqual([draft, null])
})

test("the draft is deleted even if the call throws, and the error is passed on", async () => {
  const { storage, stored } = await device()
  const leave = clearDraftAfter(storage, () => Promise.reject(new TypeError("a bug")))
  await expect(leave(undefined, signal)).rejects.toThrow("a bug")
  expect(stored()).toBeNull()
})
