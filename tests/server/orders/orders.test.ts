import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { readOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import { holdMinutes } from "../../../core/domain/orders/order-payment.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { sweepOrders } from "../../../server/orders/sweep.ts"
import { writeNotice } from "../../../server/checkout/embedded-provider.ts"
import type { Notice } from "../../../server/checkout/payment-provider.ts"
import { sign } from "../../../server/checkout/payment-signature.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { testDatabases } from "../../support/database/databases.ts"
import { buyerOf, checkoutOf, parcel } from "../../support/samples/orders.ts"
import { openPaper } from "../../support/samples/papers.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, stock } from "../../support/server/shoppers.ts"

type Refusal = { readonly status: number; readonly message?: string; readonly data: { readonly errors?: Readonly<Record<string, string>> } }
const refusalOf = ({ data, message = "", status }: Refusal) => ({
  status,
  says: message,
  reason: readOrderRefusal(data.errors ?? {}),
  fields: Object.keys(data.errors ?? {})
})

describe.each(testDatabases())("orders on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start() })
    accounts = accountsOf(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await query("delete from holds")
    goods = await stock(shop)
  })

  const query = <R extends Readonly<Record<string, unknown>>>(sql: string, params: ReadonlyArray<unknown> = []) =>
    shop.run(Database.use((database) => database.query<R>(sql, params)))
  const buyerWith = (...ids: ReadonlyArray<string>) =>
    buyerOf(shop, accounts).then(async (one) => {
      await one.take(...ids)
      return one
    })
  const countOrders = async () => (await query<{ count: number }>("select count(*)::int4 as count from orders"))[0]?.count
  const holdsOf = async (order: number) =>
    (await query<{ thing: string }>("select thing from holds where order_id = $1 order by thing", [order])).map(({ thing }) => thing)

  describe("what the checkout offers", () => {
    const get = async (path: string) => (await (await shop.ask(`/api/v2${path}`)).json()).data

    test("[API-060] three ways, each with its price and days", async () => {
      const { items } = await get("/deliveries")
      expect(items.map(({ code, price }: { code: string; price: number }) => [code, price])).toEqual([
        ["courier", 0],
        ["self-pickup", 0],
        ["pickup-point", 0]
      ])
      for (const { days } of items) expect(days.most).toBeGreaterThan(days.least)
    })

    test("[API-061] the house's places that give orders out", async () => {
      const { items } = await get("/deliveries/self-pickups/")
      expect(items[0]).toMatchObject({ name: "Салон на\u00A0Петровке", settlement: "Москва" })
      await query("update store_locations set gives_orders = false where id = $1", [items[0].id])
      const left = await get("/deliveries/self-pickups/")
      await query("update store_locations set gives_orders = true")
      expect(left.items).toHaveLength(items.length - 1)
    })

    test("[API-062] carriers' offices of a settlement as suggestions write it, and the settlements that have some", async () => {
      const all = await get("/deliveries/pickup-points/")
      expect(all.settlements[0]).toMatchObject({ name: "Москва", region: null, count: 6 })
      const total = all.settlements.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
      expect(all.items).toHaveLength(total)
      const named = async (settlement: string) =>
        (await get(`/deliveries/pickup-points/?settlement=${encodeURIComponent(settlement)}`)).items.length
      expect([await named("казань"), await named("Пушкин (Санкт-Петербург)"), await named("Мирный"), await named("Атлантида")]).toEqual([
        2, 1, 1, 0
      ])
    })

    type Ways = { readonly items: ReadonlyArray<{ readonly code: string }> }
    const codesOf = ({ data }: { readonly data: Ways }) => data.items.map(({ code }) => code)

    test("[API-063] ways to pay for what is in the cart", async () => {
      const { add, send } = await buyerWith(goods.ring)
      expect(codesOf(await send<Ways>("GET", "/cart/payments"))).toEqual(["card", "sbp", "receipt"])
      await add(goods.card)
      expect(codesOf(await send<Ways>("GET", "/cart/payments"))).toEqual(["card", "sbp"])
    })

    test("[API-064, CHK-006] ways to pay for what is in the cart and comes so", async () => {
      const { send } = await buyerWith(goods.ring)
      expect(codesOf(await send<Ways>("GET", "/cart/payments/1"))).toEqual(["card", "sbp", "receipt"])
      expect(codesOf(await send<Ways>("GET", "/cart/payments/3"))).toEqual(["card", "sbp"])
      expect((await send("GET", "/cart/payments/9")).status).toBe(404)
    })
  })

  describe("placing", () => {
    test("[CHK-007, API-065] makes an order of the cart, at the shop's prices, and clears the cart", async () => {
      const { cart, one, order } = await buyerWith(goods.ring, goods.stone, goods.card)
      const { totalAmount } = await cart()
      const placed = await order({ comment: "Позвоните заранее", paymentId: 2 })
      expect(placed).toMatchObject({ status: 200, data: { orderStatus: "new", paymentState: "waiting", total: totalAmount } })
      expect(placed.data.next).toBe(`/cart/pay?orderId=${placed.data.id}`)
      expect(await cart()).toMatchObject({ totalCount: 0 })
      expect(await holdsOf(placed.data.id)).toEqual([goods.stone])
      const { data } = await one(placed.data.id)
      expect(data.items.map(({ id }) => id)).toEqual([goods.ring, goods.stone, goods.card])
      expect(data).toMatchObject({
        amounts: { items: totalAmount, delivery: 0, total: totalAmount },
        contact: { name: "Анна Петрова", phone: "+79991234567", email: "anna@gran.test" },
        delivery: { code: "courier", point: null },
        payment: { code: "sbp" },
        comment: "Позвоните заранее",
        timeline: [{ event: "placed", text: "Заказ оформлен" }]
      })
      expect(data.delivery.address).toMatch(/^Мирный, улица Тихонова/)
    })

    test("[CHK-008] clears the cart, and stands first in the history", async () => {
      const { cart, order, send, take } = await buyerWith(goods.ring)
      const first = await order()
      await take(goods.ring)
      const second = await order()
      expect(await cart()).toMatchObject({ jewelries: [], totalCount: 0 })
      const { data: list } = await send<{ items: ReadonlyArray<{ id: number }> }>("GET", "/users/orders/")
      expect(list.items.map(({ id }) => id)).toEqual([second.data.id, first.data.id])
    })

    test("goes to a saved address, and to nobody else's", async () => {
      const { order, send } = await buyerWith(goods.ring)
      const own = await send<{ items: ReadonlyArray<{ id: number }> }>("PUT", "/users/address/", {
        items: [{ id: null, isDefault: true, ...parcel, settlement: "Москва" }],
        revision: 0
      })
      const addressId = own.data.items[0]?.id ?? 0
      const stranger = await buyerWith(goods.ring)
      expect(refusalOf(await stranger.order({ address: null, addressId }))).toMatchObject({ status: 422, fields: ["addressId"] })
      const { data } = await order({ address: null, addressId })
      expect((await send<{ delivery: { address: string } }>("GET", `/users/orders/${data.id}/`)).data.delivery.address).toMatch(/^Москва, /)
    })

    test("paid on receipt in a salon, takes what is the only one off the shelf at once", async () => {
      const { one, order } = await buyerWith(goods.brooch)
      const { data } = await order({ deliveryId: 2, pointId: 1, address: null, paymentId: 3 })
      expect(data).toMatchObject({ paymentState: "onReceipt", next: `/cart/success?orderId=${data.id}` })
      expect((await one(data.id)).data.delivery).toMatchObject({ code: "self-pickup", point: { name: "Салон на\u00A0Петровке" } })
      expect((await shopperOf(shop).add(goods.brooch)).status).toBe(409)
    })

    test.each([
      ["no address", { address: null }, ["address"]],
      ["a country to which nothing goes", { address: { ...parcel, country: "ZZ" } }, ["address.country"]],
      ["no point", { deliveryId: 3, address: null }, ["pointId"]],
      ["a way that is not there", { deliveryId: 9 }, ["deliveryId"]],
      ["wrong fields", { email: "anna", phone: "12", name: "" }, ["email", "name", "phone"]],
      ["no consent", { isAcceptedTerms: false, isAcceptedPrivacy: false }, ["isAcceptedPrivacy", "isAcceptedTerms"]]
    ])("is refused with %s: 422, each field named, and the cart stays", async (_, changes, fields) => {
      const { cart, order } = await buyerWith(goods.ring)
      const refusal = refusalOf(await order(changes))
      expect({ status: refusal.status, fields: refusal.fields.toSorted() }).toEqual({ status: 422, fields })
      expect((await cart()).totalCount).toBe(1)
    })

    test("is refused when the sum has changed or was tampered with, and tells the shop's own", async () => {
      const { cart, order, send } = await buyerWith(goods.ring)
      const { totalAmount } = await cart()
      expect(refusalOf(await send("POST", "/order/", checkoutOf(1)))).toMatchObject({
        status: 409,
        reason: { reason: "totalChanged", total: totalAmount }
      })
      await query("update jewelry_skus set price = price + 1000 where id = $1", [numberIn(goods.ring)])
      expect(refusalOf(await send("POST", "/order/", checkoutOf(totalAmount))).reason).toEqual({
        reason: "totalChanged",
        total: totalAmount + 1000
      })
      expect((await order()).data.total).toBe(totalAmount + 1000)
    })

    test("the price of the delivery is part of the sum that is agreed to, that is paid and that the order shows", async () => {
      const { cart, one, order, payment } = await buyerWith(goods.ring)
      const { totalAmount: items } = await cart()
      const toPoint = { deliveryId: 3, pointId: 1, address: null }
      await query("update deliveries set price = 500 where id = 3")
      const without = refusalOf(await order(toPoint))
      const { data, status } = await order({ ...toPoint, total: items + 500 })
      await query("update deliveries set price = 0 where id = 3")
      expect(without).toMatchObject({ status: 409, reason: { reason: "totalChanged", total: items + 500 } })
      expect([status, data.total, (await payment(data.id)).data.total]).toEqual([200, items + 500, items + 500])
      expect((await one(data.id)).data.amounts).toEqual({ items, delivery: 500, total: items + 500 })
    })

    test("is refused at a point that has closed", async () => {
      const { order } = await buyerWith(goods.ring)
      await query("update pickup_points set gives_orders = false where id = 1")
      const refusal = refusalOf(await order({ deliveryId: 3, pointId: 1, address: null }))
      await query("update pickup_points set gives_orders = true where id = 1")
      expect(refusal).toMatchObject({ status: 409, reason: { reason: "pointClosed" } })
      expect((await order({ deliveryId: 3, pointId: 1, address: null })).status).toBe(200)
    })

    test("is refused with what cannot be bought, with a stone that stands there twice, and with a way to pay that does not fit", async () => {
      const unavailable = await buyerWith(goods.ring, goods.brooch)
      await query("update jewelry_skus set is_available_for_sale = false where id = $1", [numberIn(goods.brooch)])
      const { reason, says } = refusalOf(await unavailable.order())
      expect(reason).toMatchObject({ reason: "unavailable", codes: [expect.stringMatching(/^\S+$/)] })
      expect(says).toMatch(/^Товара с артикулом \S+ нет в наличии\. Пожалуйста, удалите его из корзины$/)
      expect(refusalOf(await (await buyerWith(goods.stone, goods.frame)).order()).reason).toMatchObject({ reason: "twice" })
      expect(refusalOf(await (await buyerWith(goods.card)).order({ paymentId: 3 })).reason).toEqual({ reason: "paymentUnfit" })
      expect(refusalOf(await (await buyerWith(goods.ring)).order({ deliveryId: 3, pointId: 1, paymentId: 3 })).reason).toEqual({
        reason: "paymentUnfit"
      })
    })

    test("is refused with an empty cart; in a second tab it names the order that the cart has become", async () => {
      const { order } = await buyerWith()
      expect(refusalOf(await order()).reason).toEqual({ reason: "emptyCart", order: null })
      const twoTabs = await buyerWith(goods.ring)
      const { id } = (await twoTabs.order()).data
      expect(refusalOf(await twoTabs.order())).toMatchObject({ status: 409, reason: { reason: "emptyCart", order: id } })
    })

    test("[CHK-016] is refused without a valid token", async () => {
      const guest = shopperOf(shop)
      await guest.add(goods.ring)
      expect((await guest.send("POST", "/order/", checkoutOf(1))).status).toBe(401)
      expect((await guest.signIn("forged").send("POST", "/order/", checkoutOf(1))).status).toBe(401)
      expect((await guest.cart()).totalCount).toBe(1)
    })

    test("a double click and a second answer of the same key are one order", async () => {
      const { cart, order } = await buyerWith(goods.ring)
      const before = await countOrders()
      const key = randomUUID()
      const { totalAmount: total } = await cart()
      const replies = await Promise.all(Array.from({ length: 5 }, () => order({ total }, key)))
      expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
      expect(await order({ total }, key)).toEqual(replies[0])
      expect(await countOrders()).toBe((before ?? 0) + 1)
    })

    test("a stone that another shopper is paying for is theirs until they have not paid in time", async () => {
      const first = await buyerWith(goods.stone)
      const second = await buyerWith(goods.stone)
      const { id } = (await first.order()).data
      expect(refusalOf(await second.order())).toMatchObject({ status: 409, reason: { reason: "held" } })
      await query("update holds set until = now() - interval '1 second' where order_id = $1", [id])
      const { data } = await second.order()
      expect(await holdsOf(data.id)).toEqual([goods.stone])
      expect(await holdsOf(id)).toEqual([])
    })
  })

  describe("the history", () => {
    type List = {
      items: ReadonlyArray<{ id: number; receipt: string; name: string; price: number; orderStatus: string; items: ReadonlyArray<object> }>
    } & {
      total: number
      pages: number
    }
    test("[API-046, LIM-033, PERS-007] has 15 orders a page, newest first, or as they are asked for", async () => {
      const { order, send, take } = await buyerWith()
      const ids: Array<number> = []
      for (let count = 0; count < 16; count++) {
        await take(goods.ring)
        ids.push((await order()).data.id)
      }
      const list = async (search: string) => (await send<List>("GET", `/users/orders/${search}`)).data
      const first = await list("?limit=15")
      expect(first).toMatchObject({ total: 16, pages: 2 })
      expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 15))
      expect((await list("?page=2")).items.map(({ id }) => id)).toEqual(ids.slice(0, 1))
      expect((await list("?limit=5&page=4")).items.map(({ id }) => id)).toEqual(ids.slice(0, 1))
      expect(await list("?limit=5")).toMatchObject({ total: 16, pages: 4 })
      expect((await list("?sortBy=date&order=asc")).items[0]?.id).toBe(ids[0])
      expect((await send("GET", "/users/orders/?page=3")).status).toBe(404)
      await send("DELETE", `/users/orders/${ids[3]}/`)
      expect((await list("?status=cancelled")).items.map(({ id }) => id)).toEqual([ids[3]])
      expect(await list("?status=current")).toMatchObject({
        total: 15,
        counts: { new: 15, inWork: 0, ready: 0, completed: 0, cancelled: 1 }
      })
      const [{ id, receipt } = { id: 0, receipt: "" }] = (await list("")).items
      expect((await send<{ url: string }>("GET", `/order/receipt/${id}`)).data.url).toBe(receipt)
    }, 20_000)

    test("[ENT-034] an order has a name, a price, a status and its things with pictures", async () => {
      const { order, send } = await buyerWith(goods.ring)
      const { data: placed } = await order()
      const { items } = (await send<List>("GET", "/users/orders/")).data
      expect(items[0]).toMatchObject({
        name: `Заказ № ${placed.id}`,
        price: placed.total,
        orderStatus: "new",
        items: [{ id: goods.ring, images: expect.arrayContaining(["/pictures/stones/round"]), price: placed.total, quantity: 1 }]
      })
    })

    test("[API-047, PERS-012] an order is there for its owner; another's is not, for any call", async () => {
      const { one, order } = await buyerWith(goods.ring)
      const { id } = (await order()).data
      expect(await one(id)).toMatchObject({ status: 200, data: { id, orderStatus: "new", items: [{ id: goods.ring, quantity: 1 }] } })
      const { send } = await buyerWith()
      const calls = [
        ["GET", `/users/orders/${id}/`],
        ["DELETE", `/users/orders/${id}/`],
        ["GET", `/order/payment/${id}`],
        ["POST", `/order/payment/${id}`],
        ["GET", `/order/receipt/${id}`],
        ["GET", "/users/orders/999999999999/"]
      ] as const
      for (const [method, path] of calls) expect(await send(method, path)).toMatchObject({ status: 404, message: "Такого заказа нет" })
      for (const [method, path] of calls) expect((await shopperOf(shop).send(method, path)).status).toBe(401)
    })

    test("[API-048] an order that is cancelled gives back what it held, once", async () => {
      const { cancel, one, order } = await buyerWith(goods.stone)
      const { id } = (await order()).data
      const [first, again] = [await cancel(id, "cancel-this-one"), await cancel(id, "cancel-it-again")]
      expect(first).toMatchObject({ status: 200, data: { orderStatus: "cancelled", paymentState: "unpaid", canCancel: false } })
      expect(again.data).toEqual(first.data)
      expect((await one(id)).data.timeline.map(({ event }) => event)).toEqual(["placed", "cancelled"])
      expect(await holdsOf(id)).toEqual([])
    })

    test("until when an order is held is told while it is, and no more once it is cancelled", async () => {
      const { cancel, one, order, payment } = await buyerWith(goods.stone)
      const { id } = (await order()).data
      const told = async () => [(await one(id)).data.payment.heldUntil, (await payment(id)).data.heldUntil]
      const [until, untilToPay] = await told()
      expect(untilToPay).toBe(until)
      const minutes = (Date.parse(until ?? "") - Date.now()) / 60_000
      expect([minutes > holdMinutes - 1, minutes <= holdMinutes]).toEqual([true, true])
      await cancel(id)
      expect(await told()).toEqual([null, null])
    })

    test("an order that is handed over is not cancelled by its owner", async () => {
      const { cancel, order } = await buyerWith(goods.ring)
      const { id } = (await order()).data
      await query("update orders set status = 'ready' where id = $1", [id])
      expect(refusalOf(await cancel(id))).toMatchObject({ status: 409, says: expect.stringContaining("позвоните") })
    })

    test("[API-066] an order has a receipt as a PDF, which opens for its owner alone", async () => {
      const { headers, order, send } = await buyerWith(goods.ring)
      const { id } = (await order()).data
      const { data } = await send<{ url: string }>("GET", `/order/receipt/${id}`)
      expect(data.url).toBe(`/receipts/${id}.pdf`)
      const { cookie } = await openPaper(shop, headers, data.url)
      const receipt = await shop.app.request(data.url, { headers: { cookie } })
      expect(receipt.headers.get("content-type")).toBe("application/pdf")
      expect((await receipt.text()).slice(0, 5)).toBe("%PDF-")
      expect((await shop.app.request(data.url)).status).toBe(403)
    })
  })

  test("letters tell of an order and of its cancelling, after their answers, each once", async () => {
    const { cancel, order } = await buyerWith(goods.ring)
    await shop.takeLetters()
    const { id } = (await order()).data
    const [placed, ...others] = await shop.takeLetters()
    expect(others).toEqual([])
    expect(placed).toMatchObject({ to: "anna@gran.test", subject: `Заказ № ${id} принят` })
    expect(placed?.text).toContain(`${publicUrl}/cart/pay?orderId=${id}`)
    await cancel(id)
    await cancel(id)
    expect((await shop.takeLetters()).map(({ subject }) => subject)).toEqual([`Заказ № ${id} отменён`])
    await query("update order_letters set next_try_at = now() where order_id = $1", [id])
    await shop.run(sweepOrders(publicUrl))
    expect(await shop.takeLetters()).toEqual([])
  })

  describe("payments", () => {
    const sweep = () => shop.run(sweepOrders(publicUrl))
    const notify = async (body: string, signature: string) =>
      (
        await shop.ask("/api/payments/notices", {
          ...{ method: "POST", body },
          headers: { "content-type": "application/json", "x-signature": signature }
        })
      ).status
    const notice = async (told: Notice) => {
      const { body, signature } = await shop.run(writeNotice(told))
      return notify(body, signature)
    }

    /** Somebody who has ordered things, and whose payment is under way. */
    const payer = async (...ids: ReadonlyArray<string>) => {
      const buyer = await buyerOf(shop, accounts)
      await buyer.take(...ids)
      const { id, total } = (await buyer.order()).data
      const paymentId = await buyer.startPayment(id)
      return {
        ...buyer,
        id,
        total,
        paymentId,
        /** What the order is at once nothing is under way. */
        state: async () => {
          await shop.takeLetters()
          const { data } = await buyer.one(id)
          return { status: data.orderStatus, payment: data.paymentState, events: data.timeline.map(({ event }) => event) }
        }
      }
    }
    const letHoldsEnd = async (order: number) => {
      await query("update holds set until = now() - interval '1 second' where order_id = $1", [order])
      await query("update orders set held_until = now() - interval '1 second' where id = $1", [order])
    }
    const isForSale = async (stone: string) =>
      (await query<{ sold: boolean }>("select is_available_for_sale as sold from diamonds where id = $1", [numberIn(stone)]))[0]?.sold

    const done = { status: "inWork", payment: "paid", events: ["placed", "paid", "inWork"] }
    const returned = { status: "cancelled", payment: "refunded" }

    test("an order that is paid is in work, its stone is sold, and a letter says so", async () => {
      const { id, payment, paymentId, settle, state } = await payer(goods.stone)
      expect((await payment(id)).data).toMatchObject({ state: "waiting", canPay: true, payment: { id: paymentId, url: null } })
      await shop.takeLetters()
      expect((await settle(paymentId, "paid")).data).toEqual({ outcome: "paid" })
      expect((await shop.takeLetters()).map(({ subject }) => subject)).toEqual([`Заказ № ${id} оплачен`])
      expect(await state()).toEqual(done)
      expect((await payment(id)).data).toMatchObject({ state: "paid", canPay: false, payment: null, heldUntil: null })
      expect(await isForSale(goods.stone)).toBe(false)
      expect(await query("select thing, until from holds where order_id = $1", [id])).toEqual([{ thing: goods.stone, until: null }])
    })

    test("notice, return and the shop's own question lead to one state, in any order, late and twice", async () => {
      const step = fc.constantFrom("notice", "return", "sweep", "pay again", "start again")
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
          const { id, payment, paymentId, settle, startPayment, state, total } = await payer(goods.ring)
          await settle(paymentId, "paid", "never")
          await query("update payments set started_at = now() - interval '5 minutes' where id = $1", [paymentId])
          const walk = {
            notice: () => notice({ id: paymentId, amount: total, outcome: "paid" }),
            return: () => payment(id),
            sweep,
            "pay again": () => settle(paymentId, "declined", "twice"),
            "start again": () => startPayment(id)
          }
          for (const each of steps) await walk[each]()
          await Promise.all([payment(id), notice({ id: paymentId, amount: total, outcome: "paid" }), sweep()])
          expect(await state()).toEqual(done)
        }),
        { numRuns: 4, seed: 11 }
      )
    }, 30_000)

    test("a notice that nobody has signed changes nothing, and no log tells a secret", async () => {
      const { id, one, paymentId, total } = await payer(goods.ring)
      const told = { id: paymentId, amount: total, outcome: "paid" } as const
      const right = await shop.run(writeNotice(told))
      const [{ secret } = { secret: "" }] = await query<{ secret: string }>("select secret from payment_secrets")
      const altered = right.body.replace(paymentId, `x${paymentId}`)
      for (const [body, signature] of [
        [right.body, ""],
        [right.body, sign(right.body, "guessed")],
        [altered, right.signature],
        ["{}", sign("{}", secret)]
      ] as const) {
        expect(await notify(body, signature)).toBe(401)
      }
      expect((await one(id)).data.paymentState).toBe("waiting")
      expect(await notify(right.body, right.signature)).toBe(200)
      expect((await one(id)).data.paymentState).toBe("paid")
      await shop.app.request(`/receipts/${paymentId}.pdf`)
      const log = JSON.stringify(shop.takeLog())
      expect(log).toContain("/receipts/***")
      for (const hidden of [secret, paymentId]) expect(log).not.toContain(hidden)
    })

    test("a payment of another amount is no payment", async () => {
      const { paymentId, state, total } = await payer(goods.ring)
      expect(await notice({ id: paymentId, amount: total - 1, outcome: "paid" })).toBe(200)
      expect(await state()).toMatchObject({ status: "new", payment: "waiting" })
    })

    test("a payment that is declined can be tried again, by another one", async () => {
      const { id, payment, paymentId, settle, startPayment, state } = await payer(goods.stone)
      await settle(paymentId, "declined", "twice")
      expect(await state()).toMatchObject({ status: "new", payment: "declined", events: ["placed", "paymentDeclined"] })
      expect((await payment(id)).data).toMatchObject({ canPay: true, payment: null })
      const second = await startPayment(id)
      expect(second).not.toBe(paymentId)
      await settle(second, "paid")
      expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
    })

    test("a payment that was declined, whose notice is not here yet, is followed by another one", async () => {
      const { id, paymentId, settle, startPayment, state } = await payer(goods.stone)
      await settle(paymentId, "declined", "never")
      const second = await startPayment(id)
      expect(second).not.toBe(paymentId)
      await settle(second, "paid")
      expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
    })

    test("two tabs that pay are one payment", async () => {
      const { id, paymentId, settle, startPayment, state } = await payer(goods.ring)
      expect(await Promise.all([startPayment(id), startPayment(id)])).toEqual([paymentId, paymentId])
      await Promise.all([settle(paymentId, "paid", "twice"), settle(paymentId, "paid", "twice")])
      expect(await state()).toEqual(done)
    })

    test("where two payments of an order come to be paid, the order is paid once and the other money goes back", async () => {
      const { id, one, paymentId, settle, startPayment, state, total } = await payer(goods.stone)
      await settle(paymentId, "declined")
      const second = await startPayment(id)
      await shop.takeLetters()
      await query("update test_payments set state = 'paid' where id = any($1::text[])", [[paymentId, second]])
      const told = [paymentId, second].map((payment) => ({ id: payment, amount: total, outcome: "paid" }) as const)
      await Promise.all([...told, ...told].map(notice))
      const letters = (await shop.takeLetters()).map(({ subject }) => subject)
      expect(letters.toSorted()).toEqual([`Второй платёж за заказ № ${id} возвращён`, `Заказ № ${id} оплачен`])
      const { events, ...order } = await state()
      expect(order).toEqual({ status: "inWork", payment: "paid" })
      expect(events).toEqual(["placed", "paymentDeclined", "paid", "inWork", "paidTwice", "refunded"])
      expect((await one(id)).data.amounts.total).toBe(total)
      expect(await query("select state from test_payments where id = any($1::text[]) order by state", [[paymentId, second]])).toEqual([
        { state: "paid" },
        { state: "refunded" }
      ])
    })

    test("what was paid twice and is then cancelled gives both back, each with its letter", async () => {
      const { cancel, id, paymentId, settle, startPayment, total } = await payer(goods.ring)
      await settle(paymentId, "declined")
      await settle(await startPayment(id), "paid")
      await notice({ id: paymentId, amount: total, outcome: "paid" })
      await shop.takeLetters()
      await cancel(id)
      expect((await shop.takeLetters()).map(({ subject }) => subject)).toEqual([
        `Заказ № ${id} отменён`,
        `Деньги за заказ № ${id} возвращены`
      ])
    })

    test("an order that is paid after its time stays paid while its stone is free", async () => {
      const { id, paymentId, settle, state } = await payer(goods.stone)
      await letHoldsEnd(id)
      await sweep()
      await settle(paymentId, "paid")
      expect(await state()).toEqual(done)
      expect(await isForSale(goods.stone)).toBe(false)
    })

    test("where another has the stone by then, the money goes back and the order says so", async () => {
      const late = await payer(goods.stone)
      await letHoldsEnd(late.id)
      const quick = await payer(goods.stone)
      expect(await late.send("POST", `/order/payment/${late.id}`)).toMatchObject({
        status: 409,
        message: expect.stringContaining("другого покупателя")
      })
      await shop.takeLetters()
      await late.settle(late.paymentId, "paid")
      const letters = (await shop.takeLetters()).map(({ subject }) => subject)
      expect(letters).toEqual([`Заказ № ${late.id} отменён`, `Деньги за заказ № ${late.id} возвращены`])
      expect(await late.state()).toEqual({ ...returned, events: ["placed", "takenByAnother", "refunding", "refunded"] })
      await quick.settle(quick.paymentId, "paid")
      expect(await quick.state()).toEqual(done)
    })

    test("what was paid goes back when its order is cancelled, and its stone can be bought again", async () => {
      const { cancel, id, paymentId, settle, state } = await payer(goods.stone)
      await settle(paymentId, "paid")
      await shop.takeLetters()
      expect((await cancel(id)).status).toBe(200)
      expect(await state()).toEqual({ ...returned, events: [...done.events, "cancelled", "refunding", "refunded"] })
      expect(await isForSale(goods.stone)).toBe(true)
      expect(await query("select state from test_payments where id = $1", [paymentId])).toEqual([{ state: "refunded" }])
    })

    test("what is paid for an order that was cancelled meanwhile goes back", async () => {
      const { cancel, id, paymentId, settle, state } = await payer(goods.ring)
      await cancel(id)
      await settle(paymentId, "paid", "twice")
      expect(await state()).toEqual({ ...returned, events: ["placed", "cancelled", "refunding", "refunded"] })
    })

    test("an order that is not paid in a day is cancelled by the shop, and its stone is free", async () => {
      const { id, state } = await payer(goods.stone)
      await query("update orders set placed_at = now() - interval '25 hours' where id = $1", [id])
      await sweep()
      expect(await state()).toEqual({ status: "cancelled", payment: "unpaid", events: ["placed", "expired"] })
      expect((await shopperOf(shop).add(goods.stone)).status).toBe(200)
      expect(await query("select thing from holds where order_id = $1", [id])).toEqual([])
    })

    test("certificates alone ask for no delivery: they come by e-mail once they are paid, and their order is done", async () => {
      const buyer = await buyerOf(shop, accounts)
      await shop.takeLetters()
      await buyer.add(goods.card)
      const { totalAmount } = await buyer.cart()
      const { data, status } = await buyer.order({ deliveryId: null, address: null })
      expect({ status, total: data.total }).toEqual({ status: 200, total: totalAmount })
      const [placed] = await shop.takeLetters()
      expect(placed?.text).toContain("Сертификаты придут на anna@gran.test сразу после оплаты.")
      await buyer.settle(await buyer.startPayment(data.id), "paid")
      const [paid, ...others] = await shop.takeLetters()
      expect(others).toEqual([])
      const order = (await buyer.one(data.id)).data
      expect(order).toMatchObject({
        orderStatus: "completed",
        paymentState: "paid",
        delivery: { code: "email", price: 0, address: "anna@gran.test", point: null }
      })
      expect(order.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "certificatesIssued", "completed"])
      expect(paid?.text).toContain(`Подарочный сертификат ${order.items[0]?.certificates[0]?.number}, действует по`)
      const withRing = await buyerWith(goods.card, goods.ring)
      expect(refusalOf(await withRing.order({ deliveryId: null, address: null }))).toMatchObject({ status: 422, fields: ["deliveryId"] })
      expect(refusalOf(await (await buyerWith(goods.card)).order({ deliveryId: null, paymentId: 3 })).reason).toEqual({
        reason: "paymentUnfit"
      })
    })

    test("[LIM-038] certificates are issued once they are paid: one each, valid three years, and no more to be cancelled by their buyer", async () => {
      const buyer = await buyerOf(shop, accounts)
      await buyer.add(goods.card, 2)
      const { id } = (await buyer.order()).data
      await buyer.settle(await buyer.startPayment(id), "paid", "twice")
      const [letter] = (await shop.takeLetters()).filter(({ subject }) => subject === `Заказ № ${id} оплачен`)
      const { data } = await buyer.one(id)
      const issued = data.items[0]?.certificates ?? []
      expect(new Set(issued.map(({ number }) => number)).size).toBe(2)
      const [day] = await query<{ threeYearsOn: string }>(
        `select ((now() at time zone 'Europe/Moscow')::date + interval '3 years')::date::text as "threeYearsOn"`
      )
      for (const { number, url, validUntil } of issued) {
        const { cookie } = await openPaper(shop, buyer.headers, url)
        const paper = await shop.app.request(url, { headers: { cookie } })
        expect([paper.headers.get("content-type"), (await paper.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"])
        expect(number).toMatch(/^G-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
        expect(validUntil).toBe(day?.threeYearsOn)
        const [link = ""] = new RegExp(`(?<=${number}, [^:]+: )\\S+`).exec(letter?.text ?? "") ?? []
        expect(link).toMatch(/^https:\/\/gran\.test\/gifts\/[\w-]{43}\.pdf$/)
        expect(letter?.html).toContain(`href="${link}"`)
      }
      expect(data.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "certificatesIssued", "completed"])
      expect(data.canCancel).toBe(false)
      expect(await buyer.cancel(id)).toMatchObject({ status: 409, message: expect.stringContaining("Сертификаты") })
    })
  })
})
