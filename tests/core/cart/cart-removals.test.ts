import { describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { type CartWrite, idsWithSizes } from "../../../core/domain/cart/cart-writes.ts"
import { cartOf, cartRing, noLines } from "../../support/samples/cart.ts"
import { broken, cutOff, living, loaded, refusing, summary } from "../../support/server/shopping-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

/** A shop with these lines, which answers no write before `connect`. */
const shopWith = async (lines: Readonly<Record<string, number>>, failure: typeof broken | typeof cutOff = cutOff) => {
  const cart = new Map(Object.entries(lines))
  let isThere = false
  const now = () => loaded(Object.fromEntries(cart))
  const apply = (write: CartWrite) => {
    if (write.kind === "remove") for (const id of write.ids) cart.delete(id)
    if (write.kind === "add") cart.set(write.id, (cart.get(write.id) ?? 0) + write.quantity)
    if (write.kind !== "resize") return now()
    const quantity = cart.get(write.id)
    if (quantity === undefined || cart.has(write.to)) return refusing("Этот размер уже в корзине")
    cart.delete(write.id)
    cart.set(write.to, quantity)
    return now()
  }
  const sendCartWrite: Calls["sendCartWrite"] = (write) => Promise.resolve(isThere && write !== undefined ? apply(write) : failure)
  const shop = await living({ loadCart: () => Promise.resolve(now()), sendCartWrite })
  const connect = async () => {
    await waitFor(shop.cart, (snapshot) => snapshot.matches("waiting"))
    isThere = true
    shop.cart.send({ type: "cart.reconnected" })
    await shop.rested()
  }
  return { ...shop, connect, counts: () => Object.fromEntries(cart) }
}

describe("a removal behind unsent changes", () => {
  it("[CART-031, ERRC-015] reaches the line in its new size, and can be undone", async () => {
    const { cart, connect, counts, rested, texts, toasts } = await shopWith({ "0-101": 2 })
    cart.send({ type: "cart.resize", id: "0-101", to: "0-102" })
    cart.send({ type: "cart.remove", ids: ["0-101"] })
    await connect()
    expect(counts()).toEqual({})
    expect(texts().at(-1)).toEqual(["done", "Товар удалён из корзины"])
    toasts.send({ type: "toasts.undo", id: toasts.getSnapshot().context.shown })
    await rested()
    expect(counts()).toEqual({ "0-102": 2 })
  })

  it("[CART-031] does not touch another line of the wanted size", async () => {
    const { cart, connect, counts } = await shopWith({ "0-101": 1, "0-102": 1 })
    cart.send({ type: "cart.resize", id: "0-101", to: "0-102" })
    cart.send({ type: "cart.remove", ids: ["0-101"] })
    await connect()
    expect(counts()).toEqual({ "0-102": 1 })
  })

  it("[CART-021] as a clearing leaves nothing of an unanswered addition or a change of size", async () => {
    const { cart, connect, counts } = await shopWith({ "0-101": 1 }, broken)
    cart.send({ type: "cart.add", id: "1-7", quantity: 1, price: 100 })
    cart.send({ type: "cart.resize", id: "0-101", to: "0-102" })
    cart.send({ type: "cart.clear" })
    await connect()
    expect([counts(), cart.getSnapshot().context.short.ids]).toEqual([{}, []])
  })
})

describe("the ids of a line with queued changes", () => {
  const queued = (...operations: ReadonlyArray<object>) => operations.map((each) => ({ ...each, key: "seed-0000" }) as CartWrite)
  const short = summary({ "0-1": 1, "0-2": 1 })
  const resize = (id: string, to: string) => ({ kind: "resize", id, to })

  it.each([
    ["include a size that an earlier removal frees", [{ kind: "remove", ids: ["0-2"] }, resize("0-1", "0-2")], ["0-1", "0-2"]],
    ["include a size that another line leaves", [resize("0-2", "0-3"), resize("0-1", "0-2")], ["0-1", "0-2"]],
    ["include each size of several changes", [resize("0-1", "0-3"), resize("0-3", "0-4")], ["0-1", "0-3", "0-4"]],
    ["lack a size that another line gets", [resize("0-1", "0-3"), resize("0-2", "0-1")], ["0-3"]],
    ["lack a size that is added before", [{ kind: "add", id: "0-3", quantity: 1, price: null }, resize("0-1", "0-3")], ["0-1"]],
    ["lack a size that is set aside", [resize("0-1", "0-9")], ["0-1"]]
  ])("%s", (_, operations, ids) => {
    const full = cartOf({ aside: { ...noLines, jewelries: [{ ...cartRing, id: "0-9" }] } })
    expect(idsWithSizes(["0-1"], { full, short, writes: queued(...operations) })).toEqual(ids)
  })
})
