import { describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../../app/calls.ts"
import { giftLine, readGift } from "../../../core/domain/cart/gift-choice.ts"
import type { CartWrite } from "../../../core/domain/cart/cart-writes.ts"
import { readStoredCart } from "../../../core/services/cart/stored-contents.ts"
import { readStoredWishlist } from "../../../core/services/favourites/stored-wishlist-contents.ts"
import { cartOf, cartRing, cartStone } from "../../support/samples/cart.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { ring, stone, cutOff, refusing, broken, summary, loaded, callsOf, living, signIn } from "../../support/server/shopping-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("the cart", () => {
  it("[CART-001] is requested in short at the start", async () => {
    const { calls, sent } = callsOf({ "cart.short": summary({ "0-1": 3 }) })
    const { cart } = await living(calls)
    expect(sent).toEqual([["GET /cart/short/"]])
    expect(cart.getSnapshot().context.short).toEqual(summary({ "0-1": 3 }))
  })

  it("[CART-007, CART-008] is requested in full when its page starts, and after every change elsewhere", async () => {
    const full = cartOf({ jewelries: [cartRing], totalCount: 1 })
    const { calls, sent } = callsOf({ "cart.short": summary({}), "cart.full": full })
    const shop = openShop(calls)
    await shop.go("/cart")
    await shop.loadDeferred()
    const { cart } = shop.features()
    if (!cart) throw new Error("there is no cart")
    await waitFor(cart, ({ context }) => context.full !== null)
    expect([sent.at(-1), cart.getSnapshot().context.full]).toEqual([["GET /cart/"], full])
    sent.length = 0
    cart.send({ type: "cart.reload" })
    await waitFor(cart, (snapshot) => snapshot.matches("resting"))
    expect(sent).toEqual([["GET /cart/"]])
  })

  it("[CART-002] is the browser's stored copy when it cannot be requested", async () => {
    const storage = makeDeviceStorage()
    storage.put("cart", { short: summary({ "0-1": 2 }), writes: [] })
    const { cart } = await living({ storage, loadCart: () => Promise.resolve(cutOff) })
    expect([cart.getSnapshot().value, cart.getSnapshot().context.short]).toEqual(["stale", summary({ "0-1": 2 })])
  })

  it("[ERRC-014] confirms an added product with a link to the cart", async () => {
    const { cart, rested, toasts } = await living()
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await rested()
    expect(toasts.getSnapshot().context.toasts).toMatchObject([
      { kind: "done", text: "Товар успешно добавлен", link: { title: "Перейти в корзину", to: "/cart" } }
    ])
  })

  it.each(["cart.add", "cart.change"] as const)("shows the shop's reason of a refusal: %s", async (type) => {
    const { cart, rested, texts } = await living({ sendCartWrite: () => Promise.resolve(refusing("Можно заказать не больше 10")) })
    cart.send({ type, id: "0-1", quantity: 11, price: 100 })
    await rested()
    expect(texts()).toEqual([["error", "Можно заказать не больше 10"]])
  })

  it.each([
    ["cart.add", [["done", "Товар успешно добавлен"]]],
    ["cart.change", []]
  ] as const)(
    "[ERRC-013] reports an unexplained failure once, and repeats the call under its key until it succeeds: %s",
    async (type, said) => {
      const sent: Array<string> = []
      const sendCartWrite: Calls["sendCartWrite"] = (write) => {
        sent.push(write?.key ?? "")
        return Promise.resolve(sent.length < 3 ? broken : loaded({ "0-1": 1 }))
      }
      const { cart, recorded, rested, texts, toasts } = await living({ sendCartWrite })
      cart.send({ type, id: "0-1", quantity: 1, price: 100 })
      await waitFor(cart, (snapshot) => snapshot.matches("waiting"))
      expect(texts()).toEqual([["error", "Не удалось добавить товар в корзину: в магазине сбой. Попробуем ещё раз сами"]])
      recorded.clock.increment(5_000)
      await waitFor(cart, (snapshot) => snapshot.matches("waiting") && snapshot.context.tries === 2)
      expect(toasts.getSnapshot().context.shown).toBe(1)
      cart.send({ type: "cart.reconnected" })
      await rested()
      expect([sent.length, new Set(sent).size]).toEqual([3, 1])
      expect(texts()).toEqual(said)
    }
  )

  it("shows nothing for a failed removal or clearing, and the lines remain", async () => {
    const loadCart: Calls["loadCart"] = () => Promise.resolve(loaded({ "0-1": 1 }))
    const { cart, texts } = await living({ loadCart, sendCartWrite: () => Promise.resolve(broken) })
    cart.send({ type: "cart.remove", ids: ["0-1"] })
    cart.send({ type: "cart.clear" })
    await waitFor(cart, (snapshot) => snapshot.matches("waiting"))
    expect([texts(), cart.getSnapshot().context.short.ids]).toEqual([[], ["0-1"]])
  })

  it("[ERRC-015] a removal shows a message and can be undone", async () => {
    const counts = new Map([["0-1", 2]])
    const sent: Array<CartWrite["kind"]> = []
    const now = () => Promise.resolve(loaded(Object.fromEntries(counts)))
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write?.kind ?? "change")
      if (write?.kind === "remove") counts.clear()
      if (write?.kind === "add") counts.set(write.id, write.quantity)
      return now()
    }
    const { cart, rested, texts, toasts } = await living({ loadCart: now, sendCartWrite })
    cart.send({ type: "cart.remove", ids: ["0-1"] })
    await rested()
    expect([texts(), cart.getSnapshot().context.short.total]).toEqual([[["done", "Товар удалён из корзины"]], 0])
    toasts.send({ type: "toasts.undo", id: 1 })
    await rested()
    expect([sent, cart.getSnapshot().context.short.counts]).toEqual([["remove", "add"], { "0-1": 2 }])
  })

  it("[CART-031] a removal is sent with each id in the list of its section alone", async () => {
    const { calls, sent } = callsOf({ "cart.short": summary({ "0-12": 1 }), "cart.remove": { totalCount: 0, cart: cartOf() } })
    const { cart, rested } = await living(calls)
    sent.length = 0
    for (const ids of [["0-12"], ["1-7", "3-1-15000-0", "2-1-7", "0-12", "0-13"]]) {
      cart.send({ type: "cart.remove", ids })
      await rested()
    }
    expect(sent).toEqual([
      ["DELETE /cart/", { jewelries: ["0-12"] }],
      ["DELETE /cart/", { jewelries: ["0-12", "0-13"], diamonds: ["1-7"], customJewelries: ["2-1-7"], certificates: ["3-1-15000-0"] }]
    ])
  })

  it("[CART-032] a changed quantity is sent with its line, and the answer's count is shown without another request", async () => {
    const changed = cartOf({ jewelries: [cartRing], totalCount: 9 })
    const { calls, sent } = callsOf({
      "cart.short": summary({ "0-12": 1, "1-7": 1 }),
      "cart.change": { quantity: 5, totalCount: 9, cart: changed }
    })
    const { cart, rested } = await living(calls)
    sent.length = 0
    cart.send({ type: "cart.change", id: "0-12", quantity: 5 })
    await rested()
    expect(sent).toEqual([["PATCH /cart/", { id: "0-12", quantity: 5 }]])
    expect(cart.getSnapshot().context.short.total).toBe(9)
  })

  it("[CERT-005] a gift certificate is added by the ordinary call, with its number, quantity and price", async () => {
    const { calls, sent } = callsOf({
      "cart.short": summary({}),
      "cart.add": { id: "3-2-30000-1", quantity: 3, totalCount: 3, cart: cartOf() }
    })
    const { cart, rested } = await living(calls)
    const offer = { id: 2, price: 30_000, amounts: null, maxQuantity: null, previews: ["night", "drawing"] }
    const line = giftLine(readGift([offer], "?card=2&design=1&quantity=3"))
    if (line === null) throw new Error("nothing is chosen")
    cart.send({ type: "cart.add", ...line })
    await rested()
    expect(sent[1]).toEqual(["POST /cart/", { id: "3-2-30000-1", quantity: 3, price: 30_000 }])
  })

  it("[CART-029] a removal is one request, whose answer is stored in this browser", async () => {
    const left = cartOf({ diamond: [cartStone], totalCount: 1 })
    const { calls, sent } = callsOf({ "cart.short": summary({ "0-1": 1, "1-7": 1 }), "cart.remove": { totalCount: 1, cart: left } })
    const storage = makeDeviceStorage()
    const { cart, rested } = await living({ ...calls, storage })
    sent.length = 0
    cart.send({ type: "cart.remove", ids: ["0-1"] })
    await rested()
    expect(sent).toEqual([["DELETE /cart/", { jewelries: ["0-1"] }]])
    expect(readStoredCart(storage.read("cart"))).toMatchObject({ short: { ids: ["1-7"], total: 1 }, writes: [] })
  })

  it("two quick clicks are two adds in sequence, each under its own key", async () => {
    const sent: Array<string> = []
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write?.key ?? "")
      return Promise.resolve(loaded({ "0-1": sent.length }))
    }
    const { cart, rested } = await living({ sendCartWrite })
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await rested()
    expect([sent.length, new Set(sent).size]).toEqual([2, 2])
  })

  it("intents sent before it has loaded are carried out afterwards", async () => {
    const sent: Array<string> = []
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write !== undefined && "id" in write ? write.id : "")
      return Promise.resolve(loaded({ "0-1": 1 }))
    }
    const shop = openShop({ sendCartWrite })
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null })
    shop.send("cart", { type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    shop.send("cart", { type: "cart.add", id: "1-7", quantity: 1, price: 100 })
    await waitFor(shop.root, ({ children }) => children.cart !== undefined)
    const { cart } = shop.features()
    if (cart === undefined) throw new Error("there is no cart")
    await waitFor(cart, (snapshot) => snapshot.matches("resting"))
    expect(sent).toEqual(["0-1", "1-7"])
  })

  it("is updated in place when another tab has added: the shop is called again", async () => {
    const storage = makeDeviceStorage()
    let counts: Readonly<Record<string, number>> = {}
    const loadCart: Calls["loadCart"] = () => Promise.resolve(loaded(counts))
    const sendCartWrite: Calls["sendCartWrite"] = () => {
      counts = { "0-1": 1 }
      return Promise.resolve(loaded(counts))
    }
    const [one, other] = [await living({ storage, loadCart, sendCartWrite }), await living({ storage, loadCart })]
    one.cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await waitFor(other.cart, ({ context }) => context.short.total === 1)
    expect([other.cart.getSnapshot().context.short.prices, other.tab.written]).toEqual([{ "0-1": 100 }, []])
  })

  it("is requested again, once, when another tab has become another guest", async () => {
    let asked = 0
    const loadCart: Calls["loadCart"] = () => {
      asked += 1
      return Promise.resolve(loaded({ "0-1": asked }))
    }
    const { cart, features, tab } = await living({ loadCart })
    tab.identity.change({ name: "saleUserId", value: "guest-2" })
    await waitFor(cart, ({ context }) => context.short.total === 2)
    expect([asked, features().session?.getSnapshot().context.saleUserId]).toEqual([2, "guest-2"])
  })

  it("[CART-003, CART-004] is requested again at login, and empty after logout before the shop answers", async () => {
    let counts: Readonly<Record<string, number>> | null = { "0-1": 1 }
    const loadCart: Calls["loadCart"] = () => (counts === null ? new Promise(() => undefined) : Promise.resolve(loaded(counts)))
    const shop = await living({ loadCart })
    counts = { "0-1": 1, "1-7": 1 }
    await signIn(shop)
    expect(shop.cart.getSnapshot().context.short).toEqual(summary({ "0-1": 1, "1-7": 1 }))
    counts = null
    shop.auth.send({ type: "auth.logOut" })
    await waitFor(shop.auth, (snapshot) => snapshot.matches("guest"))
    expect(shop.cart.getSnapshot().context).toMatchObject({ short: summary({}), full: null, writes: [] })
  })
})

describe("a manipulated storage", () => {
  it("[ENT-008] is read as far as possible, and the rest is ignored", () => {
    expect(readStoredCart("nonsense")).toEqual({ short: { ids: [], counts: {}, prices: {}, total: 0 }, writes: [] })
    const write = { kind: "add", id: "0-1", quantity: 1, price: null, key: "key-00000" }
    expect(readStoredCart({ short: 7, writes: [write, { kind: "steal" }, { ...write, quantity: -1 }, null] }).writes).toEqual([write])
    expect(readStoredWishlist({ items: [ring, { id: 12, type: 0 }, ring, { id: "x", type: 1 }, stone], own: 5 })).toEqual({
      items: [ring, stone],
      own: null,
      writes: []
    })
  })
})
