import { expect, test } from "vitest"
import { wishlistTypes } from "../../../core/domain/favourites/wishlist.ts"
import { makeWishlistWriter, watchWishlist } from "../../../core/services/favourites/stored-wishlist.ts"
import { twoTabs } from "../../support/two-tabs.ts"

const ring = { id: "7", type: wishlistTypes.jewelry }
const writeOf = (key: string) => ({ kind: "add", item: ring, key }) as const

test("a tab receives the stored wishlist, other tabs' changes and reconnections until it stops", async () => {
  const { back, storage, tabs, waiting } = twoTabs()
  const [own, other] = tabs
  storage.put("wishlist", { items: [ring, { id: "none" }], own: null, writes: [] })
  const seen: Array<unknown> = []
  const stop = own.start(watchWishlist((event) => void seen.push(event)))
  expect(seen.splice(0)).toEqual([
    { type: "wishlist.hydrated", stored: { items: [ring], own: null, writes: [] }, keyPrefix: expect.stringMatching(/^[\w-]{36}$/) }
  ])
  other.run(makeWishlistWriter()({ type: "storage.save", stored: { items: [], own: null, writes: [] } }))
  await expect.poll(() => seen.length).toBe(1)
  back()
  expect(seen.map((event) => Reflect.get(Object(event), "type"))).toEqual(["wishlist.changedElsewhere", "wishlist.reconnected"])
  stop()
  expect(waiting.size).toBe(0)
})

test("a save without items leaves the stored ones", () => {
  const { storage, tabs } = twoTabs()
  const [one, other] = tabs
  one.run(makeWishlistWriter()({ type: "storage.save", stored: { items: [ring], own: [ring], writes: [] } }))
  other.run(makeWishlistWriter()({ type: "storage.save", stored: { own: null, writes: [] } }))
  expect(storage.read("wishlist")).toEqual({ items: [ring], own: null, writes: [] })
})

test("each tab stores its own writes beside the other's, and a full list changes nothing", () => {
  const { storage, tabs } = twoTabs()
  const [one, other] = tabs
  const [storeOne, storeOther] = [makeWishlistWriter(), makeWishlistWriter()]
  one.run(storeOne({ type: "storage.save", stored: { items: [ring], own: null, writes: [writeOf("tab-one-0")] } }))
  other.run(storeOther({ type: "storage.save", stored: { items: [ring], own: null, writes: [writeOf("tab-two-0")] } }))
  const both = { items: [ring], own: null, writes: [writeOf("tab-one-0"), writeOf("tab-two-0")] }
  expect(storage.read("wishlist")).toEqual(both)
  one.run(storeOne({ type: "storage.logFull" }))
  expect(storage.read("wishlist")).toEqual(both)
})
