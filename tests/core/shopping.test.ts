import { describe, expect, it, vi } from "vitest"
import { waitFor } from "xstate"
import { makeShelf } from "../../adapters/memory/shelf-memory.ts"
import type { Calls } from "../../app/calls.ts"
import { failed, succeeded } from "../../core/actors/outcome.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import type { Wishlist, WishlistItem, WishlistWrite } from "../../core/domain/wishlist.ts"
import { readKeptCart, readKeptWishlist } from "../../core/services/shelf-contents.ts"
import { openShop } from "../support/open-shop.ts"
import { user } from "../support/user.ts"

const ring: WishlistItem = { id: "12", type: 0 }
const stone: WishlistItem = { id: "12", type: 1 }
const cutOff = failed({ _tag: "Unreachable", call: "cart.add", requestId: null, timedOut: false } as const)
const refusing = (message: string) =>
  failed({ _tag: "Refused", call: "cart.add", requestId: null, status: 422, message, errors: {} } as const)
const broken = failed({ _tag: "ServerFailed", call: "cart.add", requestId: null, status: 500 } as const)
const summary = (counts: Readonly<Record<string, number>>) => ({
  ids: Object.keys(counts),
  counts,
  prices: Object.fromEntries(Object.keys(counts).map((id) => [id, 100])),
  total: Object.values(counts).reduce((sum, count) => sum + count, 0)
})

type Options = { readonly shelf?: ReturnType<typeof makeShelf>; readonly auth?: "guest" | "stored" } & Partial<Calls>

/** A shop whose page is alive, with the hands on the cart, the favourites and the words. */
const living = async ({ auth = "guest", shelf = makeShelf(), ...answers }: Options = {}) => {
  const shop = openShop(answers, shelf.open())
  await shop.settled()
  await shop.furnish({ auth })
  const { auth: authActor, cart, toasts, wishlist } = shop.household()
  if (!authActor || !cart || !toasts || !wishlist) throw new Error("the household is not whole")
  await waitFor(cart, (snapshot) => !snapshot.matches("beginning") && !snapshot.hasTag("busy"))
  const words = () => toasts.getSnapshot().context.toasts.map(({ kind, text }) => [kind, text])
  const rested = () => waitFor(cart, (snapshot) => snapshot.matches("resting"))
  const liked = () => wishlist.getSnapshot().context.shown
  return { ...shop, auth: authActor, cart, liked, rested, shelf, toasts, wishlist, words }
}

const signIn = async ({ auth, rested }: Awaited<ReturnType<typeof living>>) => {
  auth.send({ type: "auth.enter", user, by: "login" })
  await rested()
}

describe("the cart", () => {
  it("[CART-001] is asked for in short at the start", async () => {
    const asked: Array<boolean> = []
    const loadCart: Calls["loadCart"] = ({ isFull }) => {
      asked.push(isFull)
      return Promise.resolve(succeeded({ short: summary({ "0-1": 3 }), full: null }))
    }
    const { cart } = await living({ loadCart })
    expect(asked).toEqual([false])
    expect(cart.getSnapshot().context.short.total).toBe(3)
  })

  it("[CART-002] is what the browser kept when it cannot be asked for", async () => {
    const shelf = makeShelf()
    shelf.put("cart", { short: summary({ "0-1": 2 }), writes: [] })
    const { cart } = await living({ shelf, loadCart: () => Promise.resolve(cutOff) })
    expect([cart.getSnapshot().value, cart.getSnapshot().context.short.total]).toEqual(["stale", 2])
  })

  it("[ERRC-014] says that a thing was added, with the way to the cart", async () => {
    const { cart, rested, toasts } = await living()
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await rested()
    expect(toasts.getSnapshot().context.toasts).toMatchObject([
      { kind: "done", text: "Товар успешно добавлен", link: { title: "Перейти в корзину", to: "/cart" } }
    ])
  })

  it.each(["cart.add", "cart.change"] as const)("[ERRC-011, ERRC-012] says why the shop refused: %s", async (type) => {
    const { cart, rested, words } = await living({ sendCartWrite: () => Promise.resolve(refusing("Можно заказать не больше 10")) })
    cart.send({ type, id: "0-1", quantity: 11, price: 100 })
    await rested()
    expect(words()).toEqual([["error", "Можно заказать не больше 10"]])
  })

  it("[ERRC-013] says that it could not, where the shop has no word for it, once; it is sent again under its key until it is done", async () => {
    const sent: Array<string> = []
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write?.key ?? "")
      return Promise.resolve(sent.length < 3 ? broken : succeeded({ totalCount: 1, quantity: 1 }))
    }
    const { cart, recorded, rested, toasts, words } = await living({ sendCartWrite })
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await waitFor(cart, (snapshot) => snapshot.matches("waiting"))
    expect(words()).toEqual([["error", "Не удалось добавить товар в корзину: в магазине сбой. Попробуем ещё раз сами"]])
    recorded.clock.increment(5_000)
    await waitFor(cart, (snapshot) => snapshot.matches("waiting") && snapshot.context.tries === 2)
    expect(toasts.getSnapshot().context.shown).toBe(1)
    cart.send({ type: "cart.wake" })
    await rested()
    expect([sent.length, new Set(sent).size]).toEqual([3, 1])
    expect(words().at(-1)).toEqual(["done", "Товар успешно добавлен"])
  })

  it("[ERRC-037, ERRC-038] says nothing of a removal or a clearing that failed, and the lines stay", async () => {
    const loadCart: Calls["loadCart"] = () => Promise.resolve(succeeded({ short: summary({ "0-1": 1 }), full: null }))
    const { cart, words } = await living({ loadCart, sendCartWrite: () => Promise.resolve(broken) })
    cart.send({ type: "cart.remove", ids: ["0-1"] })
    cart.send({ type: "cart.clear" })
    await waitFor(cart, (snapshot) => snapshot.matches("waiting"))
    expect([words(), cart.getSnapshot().context.short.ids]).toEqual([[], ["0-1"]])
  })

  it("[ERRC-015] a removal is said, and can be undone", async () => {
    const counts = new Map([["0-1", 2]])
    const sent: Array<CartWrite["kind"]> = []
    const loadCart: Calls["loadCart"] = () => Promise.resolve(succeeded({ short: summary(Object.fromEntries(counts)), full: null }))
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write?.kind ?? "change")
      if (write?.kind === "remove") counts.clear()
      if (write?.kind === "add") counts.set(write.id, write.quantity)
      return Promise.resolve(succeeded({ totalCount: counts.get("0-1") ?? 0, quantity: counts.get("0-1") ?? 0 }))
    }
    const { cart, rested, toasts, words } = await living({ loadCart, sendCartWrite })
    cart.send({ type: "cart.remove", ids: ["0-1"] })
    await rested()
    expect([words(), cart.getSnapshot().context.short.total]).toEqual([[["done", "Товар удалён из корзины"]], 0])
    toasts.send({ type: "toasts.undo", id: 1 })
    await rested()
    expect([sent, cart.getSnapshot().context.short.counts]).toEqual([["remove", "add"], { "0-1": 2 }])
  })

  it("[CART-029] a removal is in what this browser keeps before the shop is asked for the rest", async () => {
    const counts = { "0-1": 1, "1-7": 1 }
    const loaded: Array<string> = []
    const loadCart: Calls["loadCart"] = () => {
      loaded.push(JSON.stringify(readKeptCart(shelf.read("cart")).short.ids))
      return loaded.length < 2 ? Promise.resolve(succeeded({ short: summary(counts), full: null })) : Promise.resolve(cutOff)
    }
    const shelf = makeShelf()
    const { cart } = await living({ loadCart, shelf, sendCartWrite: () => Promise.resolve(succeeded({ totalCount: 1, quantity: null })) })
    cart.send({ type: "cart.remove", ids: ["0-1"] })
    await waitFor(cart, (snapshot) => snapshot.matches("stale"))
    expect(loaded).toEqual(["[]", '["1-7"]'])
    expect(readKeptCart(shelf.read("cart"))).toMatchObject({ short: { ids: ["1-7"], total: 1 }, writes: [] })
  })

  it("two quick clicks are two adds, one after the other, each under a key of its own", async () => {
    const sent: Array<string> = []
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write?.key ?? "")
      return Promise.resolve(succeeded({ totalCount: sent.length, quantity: sent.length }))
    }
    const { cart, rested } = await living({ sendCartWrite })
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await rested()
    expect([sent.length, new Set(sent).size]).toEqual([2, 2])
  })

  it("what is wanted before it has come is done when it has", async () => {
    const sent: Array<string> = []
    const sendCartWrite: Calls["sendCartWrite"] = (write) => {
      sent.push(write !== undefined && "id" in write ? write.id : "")
      return Promise.resolve(succeeded({ totalCount: 1, quantity: 1 }))
    }
    const shop = openShop({ sendCartWrite })
    await shop.settled()
    shop.root.send({ type: "shop.begin", auth: "guest", drafts: {}, owner: null, wish: null })
    shop.root.send({ type: "shopping.want", intent: { type: "cart.add", id: "0-1", quantity: 1, price: 100 } })
    shop.root.send({ type: "shopping.want", intent: { type: "cart.add", id: "1-7", quantity: 1, price: 100 } })
    await waitFor(shop.root, ({ children }) => children.household !== undefined)
    const { cart } = shop.household()
    if (cart === undefined) throw new Error("there is no cart")
    await waitFor(cart, (snapshot) => snapshot.matches("resting"))
    expect(sent).toEqual(["0-1", "1-7"])
  })

  it("[CART-005] is brought to what another tab has put: the shop is asked anew, and the document stays", async () => {
    const shelf = makeShelf()
    let counts: Readonly<Record<string, number>> = {}
    const loadCart: Calls["loadCart"] = () => Promise.resolve(succeeded({ short: summary(counts), full: null }))
    const sendCartWrite: Calls["sendCartWrite"] = () => {
      counts = { "0-1": 1 }
      return Promise.resolve(succeeded({ totalCount: 1, quantity: 1 }))
    }
    const [one, other] = [await living({ shelf, loadCart, sendCartWrite }), await living({ shelf, loadCart })]
    one.cart.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await waitFor(other.cart, ({ context }) => context.short.total === 1)
    expect([other.cart.getSnapshot().context.short.prices, other.tab.written]).toEqual([{ "0-1": 100 }, []])
  })

  it("[CART-006] is asked for anew, once, when another tab has become another guest", async () => {
    let asked = 0
    const loadCart: Calls["loadCart"] = () => {
      asked += 1
      return Promise.resolve(succeeded({ short: summary({ "0-1": asked }), full: null }))
    }
    const { cart, household, tab } = await living({ loadCart })
    tab.identity.change({ name: "saleUserId", value: "guest-2" })
    await waitFor(cart, ({ context }) => context.short.total === 2)
    expect([asked, household().session?.getSnapshot().context.saleUserId]).toEqual([2, "guest-2"])
  })

  it("[CART-003, CART-004] is asked for anew at the login, and empty after the logout", async () => {
    let counts: Readonly<Record<string, number>> = { "0-1": 1 }
    const loadCart: Calls["loadCart"] = () => Promise.resolve(succeeded({ short: summary(counts), full: null }))
    const shop = await living({ loadCart })
    counts = { "0-1": 1, "1-7": 1 }
    await signIn(shop)
    expect(shop.cart.getSnapshot().context.short.total).toBe(2)
    counts = {}
    shop.auth.send({ type: "auth.logOut" })
    await waitFor(shop.cart, ({ context }) => context.short.total === 0)
  })
})

describe("the favourites", () => {
  it("[WISH-001, WISH-012, GEN-009] of a guest stand in the browser and survive a reload; nothing is sent", async () => {
    const shelf = makeShelf()
    let sent = 0
    const count = () => {
      sent += 1
      return Promise.resolve(cutOff)
    }
    const answers = { mergeWishlist: count, sendWishlistWrite: count }
    const first = await living({ shelf, ...answers })
    first.wishlist.send({ type: "wishlist.toggle", item: ring })
    first.wishlist.send({ type: "wishlist.toggle", item: stone })
    expect(shelf.read("wishlist")).toEqual({ items: [ring, stone], own: null, writes: [] })
    const second = await living({ shelf, ...answers })
    expect([second.liked(), sent]).toEqual([[ring, stone], 0])
  })

  it("[WISH-007] follow another tab", async () => {
    const shelf = makeShelf()
    const [one, other] = [await living({ shelf }), await living({ shelf })]
    one.wishlist.send({ type: "wishlist.toggle", item: stone })
    await waitFor(other.wishlist, ({ context }) => context.items.length === 1)
    expect(other.liked()).toEqual([stone])
  })

  it("[WISH-004, WISH-005] of a guest join the user's at the login", async () => {
    const merged: Array<Wishlist> = []
    const mergeWishlist: Calls["mergeWishlist"] = ({ items }) => {
      merged.push(items)
      return Promise.resolve(succeeded({ own: [stone, ring], left: [] }))
    }
    const shop = await living({ mergeWishlist })
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    await signIn(shop)
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    expect([merged, shop.liked()]).toEqual([[[ring]], [stone, ring]])
  })

  it("[WISH-002, WISH-003] of a user go to the shop, each change by itself", async () => {
    const sent: Array<WishlistWrite> = []
    const sendWishlistWrite: Calls["sendWishlistWrite"] = (write) => {
      if (write !== undefined) sent.push(write)
      return Promise.resolve(succeeded(sent.length === 1 ? [stone] : [stone, ring]))
    }
    const shop = await living({ mergeWishlist: () => Promise.resolve(succeeded({ own: [stone, ring], left: [] })), sendWishlistWrite })
    await signIn(shop)
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    expect(shop.liked()).toEqual([stone])
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    expect([sent.map(({ kind }) => kind), shop.liked()]).toEqual([
      ["remove", "add"],
      [stone, ring]
    ])
  })

  it("[WISH-006] of the browser come back after the logout", async () => {
    const shop = await living({ mergeWishlist: () => Promise.resolve(succeeded({ own: [stone], left: [] })) })
    await signIn(shop)
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    shop.auth.send({ type: "auth.logOut" })
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("guest"))
    expect(shop.liked()).toEqual([])
  })

  it("a change that the shop refuses is taken back, and said", async () => {
    const shop = await living({
      mergeWishlist: () => Promise.resolve(succeeded({ own: [stone], left: [] })),
      sendWishlistWrite: () => Promise.resolve(refusing("Такого товара нет"))
    })
    await signIn(shop)
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    expect(shop.liked()).toEqual([stone, ring])
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    expect([shop.liked(), shop.words()]).toEqual([[stone], [["error", "Такого товара нет"]]])
  })

  it("a change that the shop could not do is kept, said once, and sent again under its key when the shopper is back", async () => {
    const sent: Array<string> = []
    const shop = await living({
      mergeWishlist: () => Promise.resolve(succeeded({ own: [stone], left: [] })),
      sendWishlistWrite: (write) => {
        sent.push(write?.key ?? "")
        return Promise.resolve(sent.length < 3 ? broken : succeeded([stone, ring]))
      }
    })
    await signIn(shop)
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    const failedAgain = () => waitFor(shop.wishlist, (snapshot) => snapshot.matches("waiting"))
    await failedAgain()
    shop.wishlist.send({ type: "wishlist.wake" })
    await failedAgain()
    shop.wishlist.send({ type: "wishlist.wake" })
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    expect([shop.liked(), new Set(sent).size, sent.length]).toEqual([[stone, ring], 1, 3])
    expect(shop.words()).toEqual([["error", "Не удалось сохранить избранное: в магазине сбой. Попробуем ещё раз сами"]])
  })

  it("[ERRC-016] a list with no room logs an error", async () => {
    const shelf = makeShelf()
    shelf.put("wishlist", { items: Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1), type: 1 })), own: null, writes: [] })
    const { wishlist } = await living({ shelf })
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    wishlist.send({ type: "wishlist.toggle", item: ring })
    await vi.waitFor(() => expect(logged.mock.calls.flat().join(" ")).toMatch(/ERROR.*a wishlist holds no more items/))
    logged.mockRestore()
  })

  it("[WISH-009] the 51st is refused and said, and the stored list stays as it was", async () => {
    const shelf = makeShelf()
    const full = { items: Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1), type: 1 })), own: null, writes: [] }
    shelf.put("wishlist", full)
    const { liked, wishlist, words } = await living({ shelf })
    wishlist.send({ type: "wishlist.toggle", item: ring })
    expect([liked().length, words(), shelf.read("wishlist")]).toEqual([
      50,
      [["error", "В избранном может быть не больше 50 товаров"]],
      full
    ])
  })
})

describe("what a hand has changed in the storage", () => {
  it("[ENT-008] is read as far as it can be, and the rest is as if it were not there", () => {
    expect(readKeptCart("nonsense")).toEqual({ short: { ids: [], counts: {}, prices: {}, total: 0 }, writes: [] })
    const write = { kind: "add", id: "0-1", quantity: 1, price: null, key: "key-00000" }
    expect(readKeptCart({ short: 7, writes: [write, { kind: "steal" }, { ...write, quantity: -1 }, null] }).writes).toEqual([write])
    expect(readKeptWishlist({ items: [ring, { id: 12, type: 0 }, ring, { id: "x", type: 1 }, stone], own: 5 })).toEqual({
      items: [ring, stone],
      own: null,
      writes: []
    })
  })
})
