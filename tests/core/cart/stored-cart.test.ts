import { expect, test } from "vitest"
import { makeCartWriter, watchCart } from "../../../core/services/cart/stored-cart.ts"
import { twoTabs } from "../../support/two-tabs.ts"

const short = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }
const writeOf = (key: string) => ({ kind: "add", id: "0-1", quantity: 1, price: 100, key }) as const

test("a tab receives the stored cart, other tabs' changes and reconnections until it stops", async () => {
  const { back, storage, tabs, waiting } = twoTabs()
  const [own, other] = tabs
  storage.put("cart", { short, writes: [writeOf("past-visit-0"), { kind: "lost" }] })
  const seen: Array<unknown> = []
  const stop = own.start(watchCart((event) => void seen.push(event)))
  expect(seen.splice(0)).toEqual([
    { type: "cart.hydrated", stored: { short, writes: [writeOf("past-visit-0")] }, keyPrefix: expect.stringMatching(/^[\w-]{36}$/) }
  ])
  other.run(makeCartWriter()({ stored: { short, writes: [writeOf("tab-two-0")] } }))
  await expect.poll(() => seen.length).toBe(1)
  back()
  expect(seen.map((event) => Reflect.get(Object(event), "type"))).toEqual(["cart.changedElsewhere", "cart.reconnected"])
  stop()
  expect(waiting.size).toBe(0)
})

test("a line that was being restored is reported with its position", () => {
  const { storage, tabs } = twoTabs()
  const back = { ...writeOf("past-visit-0"), isBack: true, order: 2 } as const
  storage.put("cart", { short, writes: [back] })
  const seen: Array<unknown> = []
  const stop = tabs[0].start(watchCart((event) => void seen.push(event)))
  stop()
  expect(seen).toMatchObject([{ type: "cart.hydrated", stored: { writes: [back] } }])
})

test("each tab stores its own writes beside the other's", () => {
  const { storage, tabs } = twoTabs()
  const [one, other] = tabs
  const [storeOne, storeOther] = [makeCartWriter(), makeCartWriter()]
  one.run(storeOne({ stored: { short, writes: [writeOf("tab-one-0")] } }))
  other.run(storeOther({ stored: { short, writes: [writeOf("tab-two-0")] } }))
  expect(storage.read("cart")).toEqual({ short, writes: [writeOf("tab-one-0"), writeOf("tab-two-0")] })
  one.run(storeOne({ stored: { short, writes: [] } }))
  expect(storage.read("cart")).toEqual({ short, writes: [writeOf("tab-two-0")] })
})
