import { expect, it } from "vitest"
import { makeMemoryBrowser, openMemoryTab } from "../../qa/journeys/memory-tab.ts"

const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await new Promise((done) => setImmediate(done))
}

it("the tabs of one browser share its storage, and tabs of two browsers do not", async () => {
  const browser = makeMemoryBrowser()
  const tabs = [await openMemoryTab(browser), await openMemoryTab(browser), await openMemoryTab()] as const
  await settle()
  tabs[0].send("wishlist", { type: "wishlist.toggle", item: { id: "1", type: 1 } } as { readonly type: string })
  await settle()
  expect(tabs.map(({ snapshotOf }) => snapshotOf("wishlist")?.context.items)).toEqual([[{ id: "1", type: 1 }], [{ id: "1", type: 1 }], []])
  for (const tab of tabs) tab.stop()
})
