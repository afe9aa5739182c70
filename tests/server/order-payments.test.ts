import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Database } from "../../server/db/database.ts"
import { sweepOrders } from "../../server/orders/sweep.ts"
import { writeNotice } from "../../server/payment/embedded.ts"
import type { Notice } from "../../server/payment/provider.ts"
import { sign } from "../../server/payment/signature.ts"
import { type Accounts, accountsOf } from "../support/accounts.ts"
import { testDatabases } from "../support/databases.ts"
import { buyerOf } from "../support/orders.ts"
import { publicUrl, startShop, type TestShop } from "../support/server.ts"
import { type Goods, numberIn, shopperOf, stock } from "../support/shoppers.ts"

describe.each(testDatabases())("payments on $name", ({ start }) => {
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
  const sweep = () => shop.run(sweepOrders(publicUrl))
  const notify = async (body: string, signature: string) =>
    (await shop.ask("/api/payments/notices", { method: "POST", body, headers: { "x-signature": signature } })).status
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

  test("[CHK-009] an order that is paid is in work, its stone is sold, and a letter says so", async () => {
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
    expect(JSON.stringify(shop.takeLog())).not.toContain(secret)
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

  test("two tabs that pay are one payment", async () => {
    const { id, paymentId, settle, startPayment, state } = await payer(goods.ring)
    expect(await Promise.all([startPayment(id), startPayment(id)])).toEqual([paymentId, paymentId])
    await Promise.all([settle(paymentId, "paid", "twice"), settle(paymentId, "paid", "twice")])
    expect(await state()).toEqual(done)
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

  test("[API-048] what was paid goes back when its order is cancelled, and its stone can be bought again", async () => {
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

  test("[LIM-038] certificates are issued once they are paid: one each, valid three years, and no more to be cancelled by their buyer", async () => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.add(goods.card, 2)
    const { id } = (await buyer.order()).data
    await buyer.settle(await buyer.startPayment(id), "paid", "twice")
    const [letter] = (await shop.takeLetters()).filter(({ subject }) => subject === `Заказ № ${id} оплачен`)
    const { data } = await buyer.one(id)
    const issued = data.items[0]?.certificates ?? []
    expect(new Set(issued.map(({ number }) => number)).size).toBe(2)
    for (const { number, url, validUntil } of issued) {
      const paper = await shop.app.request(url)
      expect([paper.headers.get("content-type"), (await paper.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"])
      expect(number).toMatch(/^G-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      expect(Number(validUntil.slice(0, 4)) - new Date().getFullYear()).toBe(3)
      expect(letter?.text).toContain(`${publicUrl}${url}`)
    }
    expect(data.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "certificatesIssued", "inWork"])
    expect(data.canCancel).toBe(false)
    expect(await buyer.cancel(id)).toMatchObject({ status: 409, message: expect.stringContaining("Сертификаты") })
  })
})
