import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { makeMaintenance } from "../../../qa/samples/maintenance.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { waitFor } from "../../support/wait-for.ts"

const short = (counts: Readonly<Record<string, number>>) => ({
  ids: Object.keys(counts),
  counts,
  prices: Object.fromEntries(Object.keys(counts).map((id) => [id, 100])),
  total: Object.values(counts).reduce((sum, count) => sum + count, 0)
})

/** A tab whose other tabs, visitor and clock the test controls. */
const tabOf = async (counts: () => Readonly<Record<string, number>> = () => ({})) => {
  const maintenance = makeMaintenance()
  const storage = makeDeviceStorage()
  const loadCart = () => Promise.resolve(succeeded({ short: short(counts()), full: null }))
  const shop = openShop({ loadCart }, storage.open(), undefined, maintenance)
  await shop.settled()
  await shop.loadDeferred()
  const { cart, session } = shop.features()
  if (cart === undefined || session === undefined) throw new Error("the shop is not whole")
  await waitFor(cart, (snapshot) => snapshot.matches("resting"))
  await waitFor(session, (snapshot) => snapshot.matches("ready"))
  const another = storage.open()
  const put = async (stored: object) => {
    Effect.runSync(another.update("cart", () => stored))
    await turn()
  }
  const pass = async (ms = 1_000) => {
    shop.recorded.clock.increment(ms)
    await turn()
  }
  return { ...maintenance, cart, pass, put, session, shop }
}

describe("a page reloads", () => {
  it("[CART-005] once when another tab has changed the cart", async () => {
    let counts: Readonly<Record<string, number>> = {}
    const { cart, done, pass, put } = await tabOf(() => counts)
    counts = { "0-1": 2 }
    await put({ short: short({ "0-1": 1 }), writes: [] })
    await put({ short: short(counts), writes: [] })
    await waitFor(cart, ({ context }) => context.short.total === 2)
    expect(done).toEqual([])
    await pass()
    expect(done).toEqual(["reload"])
  })

  it("not for a summary with the same content in another order, or with other prices", async () => {
    const { cart, done, pass, put } = await tabOf(() => ({ "0-1": 1, "1-7": 1 }))
    await waitFor(cart, ({ context }) => context.short.total === 2)
    await put({ short: short({ "1-7": 1, "0-1": 1 }), writes: [] })
    await put({ short: { ...short({ "0-1": 1, "1-7": 1 }), prices: { "0-1": 90, "1-7": 90 } }, writes: [] })
    await pass()
    expect(done).toEqual([])
  })

  it("[CART-006, SESS-007] once when another tab has become another guest, whose id is stored before", async () => {
    const { done, pass, session, shop } = await tabOf()
    const { saleUserId: before } = session.getSnapshot().context
    shop.tab.identity.change({ name: "saleUserId", value: null })
    expect(session.getSnapshot().context.saleUserId).toBe(before)
    await pass()
    expect(done).toEqual([])
    shop.tab.identity.change({ name: "saleUserId", value: "guest-77" })
    expect([session.getSnapshot().context.saleUserId, done]).toEqual(["guest-77", []])
    await pass()
    expect(done).toEqual(["reload"])
  })

  it("as soon as no text is being typed and no request is in flight", async () => {
    const { done, hand, pass, put } = await tabOf()
    Object.assign(hand, { isTyping: true, hasPendingWrites: true })
    await put({ short: short({ "0-1": 1 }), writes: [] })
    await pass()
    hand.isTyping = false
    await turn()
    expect(done).toEqual([])
    hand.hasPendingWrites = false
    await turn()
    expect(done).toEqual(["reload"])
  })

  it("not if the shopper acts while the server is asked, but afterwards", async () => {
    const { done, hand, pass, put } = await tabOf()
    const answer = Promise.withResolvers<boolean>()
    hand.whileAsked = answer.promise
    await put({ short: short({ "0-1": 1 }), writes: [] })
    await pass()
    hand.isTyping = true
    answer.resolve(true)
    await turn()
    expect(done).toEqual([])
    hand.isTyping = false
    await turn()
    expect(done).toEqual(["reload"])
  })

  it("not while the shop is unreachable, but half a minute later when it is", async () => {
    const { done, hand, pass, put } = await tabOf()
    hand.isReachable = false
    await put({ short: short({ "0-1": 1 }), writes: [] })
    await pass()
    expect(done).toEqual([])
    hand.isReachable = true
    await pass(30_000)
    expect(done).toEqual(["reload"])
  })

  it("in one of two tabs that see the same cart, and then in neither", async () => {
    const storage = makeDeviceStorage()
    let counts: Readonly<Record<string, number>> = {}
    const open = async () => {
      const maintenance = makeMaintenance()
      const shop = openShop(
        {
          loadCart: () => Promise.resolve(succeeded({ short: short(counts), full: null })),
          sendCartWrite: () => {
            counts = { "0-1": 1 }
            return Promise.resolve(succeeded({ short: short(counts), full: null }))
          }
        },
        storage.open(),
        undefined,
        maintenance
      )
      await shop.settled()
      await shop.loadDeferred()
      const { cart } = shop.features()
      if (cart === undefined) throw new Error("there is no cart")
      await waitFor(cart, (snapshot) => snapshot.matches("resting"))
      return { cart, done: maintenance.done, shop }
    }
    const [one, other] = [await open(), await open()]
    one.cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await waitFor(other.cart, ({ context }) => context.short.total === 1)
    const reloaded = await open()
    for (const { shop } of [one, other, reloaded]) {
      shop.recorded.clock.increment(1_000)
      await turn()
    }
    expect([one.done, other.done, reloaded.done]).toEqual([[], ["reload"], []])
    expect(reloaded.cart.getSnapshot().context.short).not.toEqual(noCart)
  })
})

const turn = () => new Promise((done) => setTimeout(done, 40))
