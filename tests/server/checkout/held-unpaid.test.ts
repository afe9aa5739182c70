import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { OrderPayment } from "../../../core/contract/order-payment.ts"
import { maxHeld } from "../../../core/domain/stock/hold-rules.ts"
import { accountsOf } from "../../support/samples/accounts.ts"
import { checkoutOf, refusalOf } from "../../support/samples/orders.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

/** Unpaid orders must not take the stock off sale. */
describe.each(bothDatabases())("unpaid holds on $name", ({ start }) => {
  let shop: TestShop
  let stones: ReadonlyArray<number> = []
  let taken = 0
  beforeAll(async () => {
    shop = await startShop({ diamonds: 300, database: await start(), operatorKey })
    await shop.query("update diamonds set is_available_for_sale = true, is_countable = false, price = 100000")
    stones = (await shop.query<{ id: number; count: number }>("select id from diamonds order by id")).map(({ id }) => id)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from rate_limits")
    await shop.query("delete from holds")
  })

  type Place = { readonly device?: string; readonly from?: string }
  const buyer = async ({ device = randomUUID(), from = "192.0.2.1" }: Place = {}) => {
    const { email, token } = await accountsOf(shop).register()
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "x-device-id": device }
    const send = async <A>(method: string, path: string, body?: object) => {
      const response = await shop.ask(`/api/v2${path}`, { method, headers, from, ...(body && { body: JSON.stringify(body) }) })
      const answer: { readonly message?: string; readonly data: A & { readonly errors: Readonly<Record<string, string>> } } =
        await response.json()
      return { status: response.status, ...answer }
    }
    /** Adds `count` unheld stones to the cart and orders them. */
    const order = async (count: number, changes: object = {}) => {
      for (const id of stones.slice(taken, taken + count)) await send("POST", "/cart/", { id: `1-${id}`, quantity: 1 })
      taken += count
      return again(changes)
    }
    const again = async (changes: object = {}) => {
      const { data } = await send<{ totalAmount: number }>("GET", "/cart/")
      return send<{ id: number }>("POST", "/order/", checkoutOf(data.totalAmount, changes))
    }
    const countInCart = async () => (await send<{ totalCount: number }>("GET", "/cart/")).data.totalCount
    return { again, countInCart, email, order, send }
  }

  test("are limited per account, also over several orders; a refused order leaves the cart and fits after a cancellation", async () => {
    const { again, countInCart, order, send } = await buyer()
    const first = await order(15)
    expect(first.status).toBe(200)
    const refused = await order(6)
    expect(refusalOf(refused)).toMatchObject({ status: 409, reason: { reason: "manyHeld", ...maxHeld.account } })
    expect([refused.message?.includes("Корзина сохранится"), await countInCart()]).toEqual([true, 6])
    await send("DELETE", `/users/orders/${first.data.id}/`)
    expect((await again()).status).toBe(200)
  })

  test("are limited for payment on receipt too", async () => {
    const { order } = await buyer()
    expect((await order(20, { paymentId: 3 })).status).toBe(200)
    expect((await order(1, { paymentId: 3 })).status).toBe(409)
  })

  test("are limited by value, and a single item may exceed that", async () => {
    const [dear] = stones.slice(taken)
    await shop.query("update diamonds set price = 90000000 where id = $1", [dear])
    const { again, order } = await buyer()
    expect((await order(1)).status).toBe(200)
    expect((await order(1)).status).toBe(409)
    await shop.query("delete from holds")
    expect((await again()).status).toBe(200)
  })

  test("are limited per device and per network, over all accounts", async () => {
    const device = randomUUID()
    expect((await (await buyer({ device })).order(20)).status).toBe(200)
    expect((await (await buyer({ device, from: "198.51.100.7" })).order(11)).status).toBe(409)
    for (let index = 0; index < 4; index++) expect((await (await buyer()).order(20)).status).toBe(200)
    expect((await (await buyer()).order(1)).status).toBe(409)
    expect((await (await buyer({ from: "203.0.113.9" })).order(1)).status).toBe(200)
  })

  test("have a higher limit for users allowed by an operator, until it is revoked", async () => {
    const { again, countInCart, email, order } = await buyer()
    const tell = (path: string, body?: object) =>
      shop.app.request(`/internal/holds/${path}`, {
        headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) })
      })
    expect((await order(21)).status).toBe(409)
    expect((await tell("", { email, things: 21, worth: 3_000_000, days: 1 })).status).toBe(200)
    expect(await (await tell("")).json()).toMatchObject({ data: [{ email, things: 21, worth: 3_000_000 }] })
    expect((await again()).status).toBe(200)
    expect((await tell("end", { email })).status).toBe(200)
    expect((await order(1)).status).toBe(409)
    expect(await countInCart()).toBe(1)
    expect((await tell("", { email: "nobody@gran.test", things: 21, worth: 1, days: 1 })).status).toBe(404)
    expect((await tell("", { email, things: 0, worth: 1, days: 1 })).status).toBe(422)
  })

  test("are renewed once; after that an order can be paid without a hold", async () => {
    const { order, send } = await buyer()
    const { id } = (await order(2)).data
    const lapse = async () => {
      await shop.query("update holds set until = now() - interval '1 minute' where order_id = $1", [id])
      await shop.query("update orders set held_until = now() - interval '1 minute' where id = $1", [id])
    }
    const held = () =>
      shop.query<{ id: number; count: number }>("select count(*)::int4 as count from holds where order_id = $1 and until > now()", [id])
    const begin = async () => (await send<OrderPayment>("POST", `/order/payment/${id}`)).data
    await lapse()
    expect((await send<OrderPayment>("GET", `/order/payment/${id}`)).data).toMatchObject({ heldUntil: null, isHoldOver: true })
    expect(await begin()).toMatchObject({ heldUntil: expect.any(String), isHoldOver: false, canPay: true })
    expect(await held()).toEqual([{ count: 2 }])
    await lapse()
    const last = await begin()
    expect(last).toMatchObject({ heldUntil: null, isHoldOver: true, canPay: true })
    expect(await held()).toEqual([{ count: 0 }])
    await send("POST", `/test-payments/${last.payment?.id ?? ""}/`, { outcome: "paid", notice: "now" })
    expect((await send<OrderPayment>("GET", `/order/payment/${id}`)).data).toMatchObject({ state: "paid", isHoldOver: false })
  })
})
