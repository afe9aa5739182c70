import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { writeNotice } from "../../../server/payments/embedded-provider.ts"
import type { Notice } from "../../../server/payments/payment-provider.ts"
import { sign } from "../../../server/payments/payment-signature.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { payerOf } from "../../support/samples/payments.ts"
import { publicUrl } from "../../support/server/server.ts"
import { numberIn, shopperOf } from "../../support/server/shoppers.ts"
import { orderShop } from "../../support/server/order-shop.ts"

describe.each(bothDatabases())("orders on $name", ({ start }) => {
  const its = orderShop(start)

  describe("payments", () => {
    const sweep = () => its.shop.run(sweepOrders(publicUrl))
    const notify = async (body: string, signature: string) =>
      (
        await its.shop.ask("/api/payments/notices", {
          ...{ method: "POST", body },
          headers: { "content-type": "application/json", "x-signature": signature }
        })
      ).status
    const notice = async (sent: Notice) => {
      const { body, signature } = await its.shop.run(writeNotice(sent))
      return notify(body, signature)
    }

    const payer = (...ids: ReadonlyArray<string>) => payerOf(its.shop, its.accounts, ids)
    const letHoldsEnd = async (order: number) => {
      await its.shop.query("update holds set until = now() - interval '1 second' where order_id = $1", [order])
      await its.shop.query("update orders set held_until = now() - interval '1 second' where id = $1", [order])
    }
    const isForSale = async (stone: string) =>
      (await its.shop.query<{ sold: boolean }>("select is_available_for_sale as sold from diamonds where id = $1", [numberIn(stone)]))[0]
        ?.sold

    const done = { status: "inWork", payment: "paid", events: ["placed", "paid", "inWork"] }
    const returned = { status: "cancelled", payment: "refunded" }

    test("a paid order is in work, its stone is sold, and a letter is sent", async () => {
      const { id, payment, paymentId, settle, state } = await payer(its.goods.stone)
      expect((await payment(id)).data).toMatchObject({ state: "waiting", canPay: true, payment: { id: paymentId, url: null } })
      await its.shop.takeLetters()
      expect((await settle(paymentId, "paid")).data).toEqual({ outcome: "paid" })
      expect((await its.shop.takeLetters()).map(({ subject }) => subject)).toEqual([`Заказ № ${id} оплачен`])
      expect(await state()).toEqual(done)
      expect((await payment(id)).data).toMatchObject({ state: "paid", canPay: false, payment: null, heldUntil: null })
      expect(await isForSale(its.goods.stone)).toBe(false)
      expect(await its.shop.query("select thing, until from holds where order_id = $1", [id])).toEqual([
        { thing: its.goods.stone, until: null }
      ])
    })

    test("notification, return and polling lead to one state, in any order, late and repeated", async () => {
      const step = fc.constantFrom("notice", "return", "sweep", "pay again", "start again")
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
          const { id, payment, paymentId, settle, startPayment, state, total } = await payer(its.goods.ring)
          await settle(paymentId, "paid", "never")
          await its.shop.query("update payments set started_at = now() - interval '5 minutes' where id = $1", [paymentId])
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

    test("an unsigned notification changes nothing, and no log contains a secret", async () => {
      const { id, one, paymentId, total } = await payer(its.goods.ring)
      const sent = { id: paymentId, amount: total, outcome: "paid" } as const
      const right = await its.shop.run(writeNotice(sent))
      const [{ secret } = { secret: "" }] = await its.shop.query<{ secret: string }>("select secret from payment_secrets")
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
      await its.shop.app.request(`/receipts/${paymentId}.pdf`)
      const log = JSON.stringify(its.shop.takeLog())
      expect(log).toContain("/receipts/***")
      for (const hidden of [secret, paymentId]) expect(log).not.toContain(hidden)
    })

    test("a payment of another amount is not accepted", async () => {
      const { paymentId, state, total } = await payer(its.goods.ring)
      expect(await notice({ id: paymentId, amount: total - 1, outcome: "paid" })).toBe(200)
      expect(await state()).toMatchObject({ status: "new", payment: "waiting" })
    })

    test("a declined payment can be repeated by another one", async () => {
      const { id, payment, paymentId, settle, startPayment, state } = await payer(its.goods.stone)
      await settle(paymentId, "declined", "twice")
      expect(await state()).toMatchObject({ status: "new", payment: "declined", events: ["placed", "paymentDeclined"] })
      expect((await payment(id)).data).toMatchObject({ canPay: true, payment: null })
      const second = await startPayment(id)
      expect(second).not.toBe(paymentId)
      await settle(second, "paid")
      expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
    })

    test("a declined payment whose notification is missing can be followed by another one", async () => {
      const { id, paymentId, settle, startPayment, state } = await payer(its.goods.stone)
      await settle(paymentId, "declined", "never")
      const second = await startPayment(id)
      expect(second).not.toBe(paymentId)
      await settle(second, "paid")
      expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
    })

    test("two tabs that pay are one payment", async () => {
      const { id, paymentId, settle, startPayment, state } = await payer(its.goods.ring)
      expect(await Promise.all([startPayment(id), startPayment(id)])).toEqual([paymentId, paymentId])
      await Promise.all([settle(paymentId, "paid", "twice"), settle(paymentId, "paid", "twice")])
      expect(await state()).toEqual(done)
    })

    test("of two completed payments of an order one is accepted and the other refunded", async () => {
      const { id, one, paymentId, settle, startPayment, state, total } = await payer(its.goods.stone)
      await settle(paymentId, "declined")
      const second = await startPayment(id)
      await its.shop.takeLetters()
      await its.shop.query("update test_payments set state = 'paid' where id = any($1::text[])", [[paymentId, second]])
      const sent = [paymentId, second].map((payment) => ({ id: payment, amount: total, outcome: "paid" }) as const)
      await Promise.all([...sent, ...sent].map(notice))
      const letters = (await its.shop.takeLetters()).map(({ subject }) => subject)
      expect(letters.toSorted()).toEqual([`Заказ № ${id} оплачен`, `Повторный платёж за заказ № ${id} возвращён`])
      const { events, ...order } = await state()
      expect(order).toEqual({ status: "inWork", payment: "paid" })
      expect(events).toEqual(["placed", "paymentDeclined", "paid", "inWork", "paidTwice", "refunded"])
      expect((await one(id)).data.amounts.total).toBe(total)
      expect(
        await its.shop.query("select state from test_payments where id = any($1::text[]) order by state", [[paymentId, second]])
      ).toEqual([{ state: "paid" }, { state: "refunded" }])
    })

    test("a double payment of an order cancelled later is refunded twice, each with its letter", async () => {
      const { cancel, id, paymentId, settle, startPayment, total } = await payer(its.goods.ring)
      await settle(paymentId, "declined")
      await settle(await startPayment(id), "paid")
      await notice({ id: paymentId, amount: total, outcome: "paid" })
      await its.shop.takeLetters()
      await cancel(id)
      expect((await its.shop.takeLetters()).map(({ subject }) => subject)).toEqual([
        `Заказ № ${id} отменён`,
        `Деньги за заказ № ${id} возвращены`
      ])
    })

    test("two further payments are each refunded with a letter", async () => {
      const { cancel, id, paymentId, settle, startPayment, total } = await payer(its.goods.ring)
      await settle(paymentId, "declined")
      const second = await startPayment(id)
      await settle(second, "declined")
      await settle(await startPayment(id), "paid")
      await its.shop.takeLetters()
      await notice({ id: second, amount: total, outcome: "paid" })
      const [letter, ...others] = await its.shop.takeLetters()
      expect([letter?.subject, others]).toEqual([`Повторный платёж за заказ № ${id} возвращён`, []])
      expect(letter?.text).toContain(`Заказ № ${id} уже был оплачен`)
      await notice({ id: paymentId, amount: total, outcome: "paid" })
      await cancel(id)
      expect((await its.shop.takeLetters()).map(({ subject }) => subject).toSorted()).toEqual([
        `Деньги за заказ № ${id} возвращены`,
        `Заказ № ${id} отменён`,
        `Повторный платёж за заказ № ${id} возвращён`
      ])
    })

    test("an order paid late is accepted while its stone is available", async () => {
      const { id, paymentId, settle, state } = await payer(its.goods.stone)
      await letHoldsEnd(id)
      await sweep()
      await settle(paymentId, "paid")
      expect(await state()).toEqual(done)
      expect(await isForSale(its.goods.stone)).toBe(false)
    })

    test("a late payment is refunded if another has the stone, and the order states it", async () => {
      const late = await payer(its.goods.stone)
      await letHoldsEnd(late.id)
      const quick = await payer(its.goods.stone)
      expect(await late.send("POST", `/order/payment/${late.id}`)).toMatchObject({
        status: 409,
        message: expect.stringContaining("другого покупателя")
      })
      await its.shop.takeLetters()
      await late.settle(late.paymentId, "paid")
      const letters = (await its.shop.takeLetters()).map(({ subject }) => subject)
      expect(letters).toEqual([`Заказ № ${late.id} отменён`, `Деньги за заказ № ${late.id} возвращены`])
      expect(await late.state()).toEqual({ ...returned, events: ["placed", "takenByAnother", "refunding", "refunded"] })
      await quick.settle(quick.paymentId, "paid")
      expect(await quick.state()).toEqual(done)
    })

    test("a cancelled order is refunded, and its stone is available again", async () => {
      const { cancel, id, paymentId, settle, state } = await payer(its.goods.stone)
      await settle(paymentId, "paid")
      await its.shop.takeLetters()
      expect((await cancel(id)).status).toBe(200)
      expect(await state()).toEqual({ ...returned, events: [...done.events, "cancelled", "refunding", "refunded"] })
      expect(await isForSale(its.goods.stone)).toBe(true)
      expect(await its.shop.query("select state from test_payments where id = $1", [paymentId])).toEqual([{ state: "refunded" }])
    })

    test("a payment for an order cancelled meanwhile is refunded", async () => {
      const { cancel, id, paymentId, settle, state } = await payer(its.goods.ring)
      await cancel(id)
      await settle(paymentId, "paid", "twice")
      expect(await state()).toEqual({ ...returned, events: ["placed", "cancelled", "refunding", "refunded"] })
    })

    test("an order unpaid after a day is cancelled by the shop, and its stone is released", async () => {
      const { id, state } = await payer(its.goods.stone)
      await its.shop.query("update orders set placed_at = now() - interval '25 hours' where id = $1", [id])
      await sweep()
      expect(await state()).toEqual({ status: "cancelled", payment: "unpaid", events: ["placed", "expired"] })
      expect((await shopperOf(its.shop).add(its.goods.stone)).status).toBe(200)
      expect(await its.shop.query("select thing from holds where order_id = $1", [id])).toEqual([])
    })
  })
})
