import { describe, expect, it, vi } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { Refused } from "../../../core/services/ports/api.ts"
import { ring, stone, cutOff, refusing, broken, summary, callsOf, living, signIn } from "../../support/server/shopping-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("the favourites", () => {
  it("[WISH-001, WISH-012, GEN-009] of a guest are stored in the browser and survive a reload without a request", async () => {
    const storage = makeDeviceStorage()
    let sent = 0
    const count = () => {
      sent += 1
      return Promise.resolve(cutOff)
    }
    const answers = { mergeWishlist: count, sendWishlistWrite: count }
    const first = await living({ storage, ...answers })
    first.wishlist.send({ type: "wishlist.toggle", item: ring })
    first.wishlist.send({ type: "wishlist.toggle", item: stone })
    expect(storage.read("wishlist")).toEqual({ items: [ring, stone], own: null, writes: [] })
    const second = await living({ storage, ...answers })
    expect([second.liked(), sent]).toEqual([[ring, stone], 0])
  })

  it("[WISH-007] follow another tab", async () => {
    const storage = makeDeviceStorage()
    const [one, other] = [await living({ storage }), await living({ storage })]
    one.wishlist.send({ type: "wishlist.toggle", item: stone })
    await waitFor(other.wishlist, ({ context }) => context.items.length === 1)
    expect(other.liked()).toEqual([stone])
  })

  it("[WISH-006] of a guest survive a logout that another tab processes later", async () => {
    const storage = makeDeviceStorage()
    const mergeWishlist = () => Promise.resolve(succeeded({ own: [], left: [] }))
    const [one, late] = [await living({ storage, mergeWishlist }), await living({ storage, mergeWishlist })]
    for (const shop of [one, late]) await signIn(shop)
    for (const shop of [one, late]) await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    one.wishlist.send({ type: "auth.loggedOut", by: "choice" })
    one.wishlist.send({ type: "wishlist.toggle", item: ring })
    late.wishlist.send({ type: "auth.loggedOut", by: "tab" })
    expect(storage.read("wishlist")).toEqual({ items: [ring], own: null, writes: [] })
    one.wishlist.send({ type: "wishlist.toggle", item: stone })
    await waitFor(late.wishlist, ({ context }) => context.items.length === 2)
    expect([one.liked(), late.liked()]).toEqual([
      [ring, stone],
      [ring, stone]
    ])
  })

  /** A shop whose user likes `own`, with room for `most` items. */
  const shopOf = (own: Set<string>, most = 50) => {
    const idsOf = (kind: string) => [...own].filter((each) => each.startsWith(kind)).map((each) => Number(each.slice(2)))
    const list = () => ({ diamonds: idsOf("1-"), jewelries: idsOf("0-") })
    const full = new Refused({ call: "favorites.add", requestId: null, status: 409, message: "Нет места", errors: {} })
    return callsOf({
      "cart.short": summary({}),
      "favorites.ids": list,
      "favorites.add": ({ isDiamond, skuId }: { readonly isDiamond: boolean; readonly skuId: number }) => {
        const isRefused = own.size >= most
        if (!isRefused) own.add(`${isDiamond ? 1 : 0}-${skuId}`)
        return isRefused ? full : list()
      },
      "favorites.removeDiamond": () => (own.delete("1-12"), list()),
      "favorites.removeJewelry": () => (own.delete("0-12"), list()),
      "favorites.clear": () => (own.clear(), list())
    })
  }
  const ofFavourites = (sent: ReturnType<typeof callsOf>["sent"]) => sent.filter(([request]) => request.includes("/favorites/"))
  const isResting = (shop: Awaited<ReturnType<typeof living>>) => waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))

  it("[WISH-004, WISH-005] of a guest are added to the account at login while there is room, then its list is shown", async () => {
    const { calls, sent } = shopOf(new Set(Array.from({ length: 49 }, (_, index) => `1-${index + 101}`)))
    const shop = await living(calls)
    for (const item of [ring, stone]) shop.wishlist.send({ type: "wishlist.toggle", item })
    expect(ofFavourites(sent)).toEqual([])
    await signIn(shop)
    await isResting(shop)
    expect(ofFavourites(sent)).toEqual([
      ["POST /favorites/", { skuId: 12, isDiamond: false }],
      ["POST /favorites/", { skuId: 12, isDiamond: true }],
      ["GET /favorites/ids"]
    ])
    expect(shop.liked()).toHaveLength(50)
    expect(shop.liked()).toEqual(expect.arrayContaining([ring, { id: "101", type: 1 }]))
    expect(shop.liked()).not.toContainEqual(stone)
  })

  it("[WISH-002, WISH-003] of a user are sent one change at a time, removals with their kind", async () => {
    const { calls, sent } = shopOf(new Set(["1-12", "0-12"]))
    const shop = await living(calls)
    await signIn(shop)
    await isResting(shop)
    sent.length = 0
    for (const item of [ring, stone, ring]) {
      shop.wishlist.send({ type: "wishlist.toggle", item })
      await isResting(shop)
    }
    expect(ofFavourites(sent)).toEqual([
      ["DELETE /favorites/jewelry/12/"],
      ["DELETE /favorites/diamond/12/"],
      ["POST /favorites/", { skuId: 12, isDiamond: false }]
    ])
    expect(shop.liked()).toEqual([ring])
  })

  it("of a user that are cleared are cleared in the shop", async () => {
    const { calls, sent } = shopOf(new Set(["1-12", "0-12"]))
    const shop = await living(calls)
    await signIn(shop)
    await isResting(shop)
    sent.length = 0
    shop.wishlist.send({ type: "wishlist.clear" })
    await isResting(shop)
    expect([ofFavourites(sent), shop.liked()]).toEqual([[["DELETE /favorites/"]], []])
  })

  it("[WISH-006] of the browser are restored after logout", async () => {
    const { calls } = shopOf(new Set(["1-7"]), 1)
    const shop = await living(calls)
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    await signIn(shop)
    await isResting(shop)
    expect(shop.liked()).toEqual([{ id: "7", type: 1 }])
    shop.auth.send({ type: "auth.logOut" })
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("guest"))
    expect(shop.liked()).toEqual([ring])
  })

  it("a change that the shop refuses is reverted with a message", async () => {
    const shop = await living({
      mergeWishlist: () => Promise.resolve(succeeded({ own: [stone], left: [] })),
      sendWishlistWrite: () => Promise.resolve(refusing("Такого товара нет"))
    })
    await signIn(shop)
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    shop.wishlist.send({ type: "wishlist.toggle", item: ring })
    expect(shop.liked()).toEqual([stone, ring])
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    expect([shop.liked(), shop.texts()]).toEqual([[stone], [["error", "Такого товара нет"]]])
  })

  it("a failed change is saved, reported once, and sent again under its key on return", async () => {
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
    shop.wishlist.send({ type: "wishlist.reconnected" })
    await failedAgain()
    shop.wishlist.send({ type: "wishlist.reconnected" })
    await waitFor(shop.wishlist, (snapshot) => snapshot.matches("resting"))
    expect([shop.liked(), new Set(sent).size, sent.length]).toEqual([[stone, ring], 1, 3])
    expect(shop.texts()).toEqual([["error", "Не удалось сохранить избранное: в магазине сбой. Попробуем ещё раз сами"]])
  })

  it("[ERRC-016] a list with no room logs an error", async () => {
    const storage = makeDeviceStorage()
    storage.put("wishlist", {
      items: Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1), type: 1 })),
      own: null,
      writes: []
    })
    const { wishlist } = await living({ storage })
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    wishlist.send({ type: "wishlist.toggle", item: ring })
    await vi.waitFor(() => expect(logged.mock.calls.flat().join(" ")).toMatch(/ERROR.*the wishlist is full/))
    logged.mockRestore()
  })

  it("[WISH-009] the 51st is refused with a message, and the stored list does not change", async () => {
    const storage = makeDeviceStorage()
    const full = { items: Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1), type: 1 })), own: null, writes: [] }
    storage.put("wishlist", full)
    const { liked, wishlist, texts } = await living({ storage })
    wishlist.send({ type: "wishlist.toggle", item: ring })
    expect([liked().length, texts(), storage.read("wishlist")]).toEqual([
      50,
      [["error", "В избранном может быть не больше 50 товаров"]],
      full
    ])
  })
})
