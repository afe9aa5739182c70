import { Deferred, Effect, Fiber } from "effect"
import { describe, expect, test } from "vitest"
import { maxHeld } from "../../../core/domain/stock/hold-rules.ts"
import { cancelUnpaid } from "../../../server/orders/cancel-order.ts"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { lockOrder } from "../../../server/orders/orders.ts"
import { writeNotice } from "../../../server/payments/embedded-provider.ts"
import { execute, transaction } from "../../../server/platform/db/query.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { payerOf } from "../../support/samples/payments.ts"
import { refusalOf } from "../../support/samples/orders.ts"
import { orderShop } from "../../support/server/order-shop.ts"
import { publicUrl } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

describe.each(bothDatabases())("changing the payment method on $name", ({ start, name }) => {
  const its = orderShop(start)
  /** A user whose payment of an order was declined. */
  const declined = async (...ids: ReadonlyArray<string>) => {
    const payer = await payerOf(its.shop, its.accounts, ids)
    await payer.settle(payer.paymentId, "declined")
    await its.shop.takeLetters()
    return payer
  }
  const pays = async (id: string, amount: number) => {
    await its.shop.query("update test_payments set state = 'paid' where id = $1", [id])
    const { body, signature } = await its.shop.run(writeNotice({ id, amount, outcome: "paid" }))
    const headers = { "content-type": "application/json", "x-signature": signature }
    return its.shop.ask("/api/payments/notices", { method: "POST", body, headers })
  }
  const letHoldsEnd = async (order: number) => {
    await its.shop.query("update holds set until = now() - interval '1 second' where order_id = $1", [order])
    await its.shop.query("update orders set held_until = now() - interval '1 second' where id = $1", [order])
  }
  const plainRing = async () => {
    const [ring] = await its.shop.query(
      `select min(sku.id) as id from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id
        where category = 'obruchalnoe-kolco' and inserts_count = 0 and not is_on_order and is_available_for_sale`
    )
    return `0-${String(ring?.["id"])}`
  }
  const holdsOf = (order: number) => its.shop.query("select thing, until from holds where order_id = $1", [order])
  const subjects = async () => (await its.shop.takeLetters()).map(({ subject }) => subject)
  const onReceipt = { status: "new", payment: "onReceipt", events: ["placed", "paymentDeclined", "payOnReceipt"] }

  test("pays the order by another online method, without another event or letter", async () => {
    const { changeMethod, id, one, payment, settle, startPayment, state } = await declined(its.goods.stone)
    expect((await payment(id)).data).toMatchObject({ way: "card", methods: ["card", "sbp", "receipt"], payment: null })
    const changed = await changeMethod(id, "sbp")
    expect(changed).toMatchObject({ status: 200, data: { way: "sbp", state: "declined", canPay: true, payment: null } })
    expect((await changeMethod(id, "sbp")).data).toEqual(changed.data)
    expect([await subjects(), (await one(id)).data.payment.code]).toEqual([[], "sbp"])
    await settle(await startPayment(id), "paid")
    expect(await state()).toEqual({ status: "inWork", payment: "paid", events: ["placed", "paymentDeclined", "paid", "inWork"] })
  })

  test("makes the order as one placed with payment on receipt: held for good, off sale, with a letter", async () => {
    const { changeMethod, id, one, payment, state } = await declined(its.goods.stone)
    expect(await changeMethod(id, "receipt")).toMatchObject({
      status: 200,
      data: { way: "receipt", state: "onReceipt", canPay: false, methods: [], heldUntil: null, isHoldOver: false }
    })
    const [letter, ...others] = await its.shop.takeLetters()
    expect([letter?.subject, others]).toEqual([`Заказ № ${id}: оплата при получении`, []])
    expect(letter?.text).toContain("понадобится паспорт")
    expect(await state()).toEqual(onReceipt)
    expect((await one(id)).data).toMatchObject({ canPay: false, payment: { code: "receipt", heldUntil: null } })
    expect(await holdsOf(id)).toEqual([{ thing: its.goods.stone, until: null }])
    expect((await shopperOf(its.shop).add(its.goods.stone)).status).toBe(409)
    expect((await changeMethod(id, "receipt")).data).toEqual((await payment(id)).data)
    expect(await subjects()).toEqual([])
    await its.shop.query("update orders set placed_at = now() - interval '25 hours' where id = $1", [id])
    await its.shop.run(sweepOrders(publicUrl))
    expect(await state()).toEqual(onReceipt)
  })

  test("is final on receipt, and a cancelled order puts its items back on sale", async () => {
    const { cancel, changeMethod, id, state } = await declined(its.goods.stone)
    await changeMethod(id, "receipt")
    expect(await changeMethod(id, "card")).toMatchObject({ status: 409, message: expect.stringContaining("оплатой при получении") })
    await cancel(id)
    expect(await state()).toMatchObject({ status: "cancelled", payment: "unpaid" })
    expect((await shopperOf(its.shop).add(its.goods.stone)).status).toBe(200)
    expect(await changeMethod(id, "card")).toMatchObject({ status: 409, message: "Заказ отменён, платить за него не нужно" })
  })

  test("is refused while a payment is open, and asks the provider for its outcome first", async () => {
    const { changeMethod, id, paymentId, settle } = await payerOf(its.shop, its.accounts, [its.goods.stone])
    expect(await changeMethod(id, "receipt")).toMatchObject({ status: 409, message: expect.stringContaining("ещё не завершилась") })
    expect((await changeMethod(id, "sbp")).status).toBe(409)
    await settle(paymentId, "declined", "never")
    expect(await changeMethod(id, "receipt")).toMatchObject({ status: 200, data: { state: "onReceipt" } })
  })

  test("is refused for a paid order, also when its notification is missing", async () => {
    const { changeMethod, id, paymentId, settle, state } = await payerOf(its.shop, its.accounts, [its.goods.stone])
    await settle(paymentId, "paid", "never")
    expect(await changeMethod(id, "receipt")).toMatchObject({ status: 409, message: "Заказ уже оплачен, способ оплаты не изменить" })
    expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
  })

  test.each(["engraved", "frame", "card"] as const)("allows no payment on receipt of an order with %s", async (thing) => {
    const buyer = await its.buyerWith(...(thing === "engraved" ? [] : [its.goods[thing]]))
    if (thing === "engraved") {
      const engraving = { side: "inside", font: "script", text: "Анна" }
      expect((await buyer.send("PUT", "/cart/engraving/", { id: await plainRing(), engraving })).status).toBe(200)
    }
    const { id } = (await buyer.order()).data
    expect((await buyer.payment(id)).data.methods).toEqual(["card", "sbp"])
    expect(refusalOf(await buyer.changeMethod(id, "receipt"))).toMatchObject({ status: 409, reason: { reason: "paymentUnfit" } })
    expect((await buyer.changeMethod(id, "sbp")).status).toBe(200)
  })

  test("allows no payment on receipt at a pickup point", async () => {
    const buyer = await its.buyerWith(its.goods.ring)
    const { id } = (await buyer.order({ deliveryId: 3, pointId: 1, address: null })).data
    expect((await buyer.payment(id)).data.methods).toEqual(["card", "sbp"])
    expect((await buyer.changeMethod(id, "receipt")).status).toBe(409)
  })

  test("is refused for another user's order, an unknown one and an unknown method", async () => {
    const { changeMethod, id, payment } = await declined(its.goods.stone)
    const stranger = await its.buyerWith()
    expect((await stranger.changeMethod(id, "sbp")).status).toBe(404)
    expect((await stranger.changeMethod(1, "sbp")).status).toBe(404)
    expect((await shopperOf(its.shop).send("PATCH", `/order/payment/${id}`, { method: "sbp" })).status).toBe(401)
    expect([(await changeMethod(id, "certificate")).status, (await changeMethod(id, "")).status]).toEqual([422, 422])
    expect((await payment(id)).data.way).toBe("card")
  })

  test("is refused while another order holds the item, without a trace; the other methods remain", async () => {
    const late = await declined(its.goods.stone, its.goods.ring)
    await letHoldsEnd(late.id)
    const quick = await payerOf(its.shop, its.accounts, [its.goods.stone])
    const code = (await late.one(late.id)).data.items.find(({ id }) => id === its.goods.stone)?.code
    const refused = await late.changeMethod(late.id, "receipt")
    expect(refusalOf(refused)).toMatchObject({ status: 409, reason: { reason: "held", codes: [code] } })
    expect(refused.message).not.toContain("корзин")
    expect((await late.payment(late.id)).data).toMatchObject({ way: "card", state: "declined", canPay: true })
    expect(await late.state()).toMatchObject({ events: ["placed", "paymentDeclined"] })
    expect((await late.changeMethod(late.id, "sbp")).status).toBe(200)
    await quick.settle(quick.paymentId, "paid")
    expect(await quick.state()).toMatchObject({ payment: "paid" })
  })

  test("takes an expired hold anew, unless the limits of unpaid holds are reached", async () => {
    const free = await declined(its.goods.stone)
    await letHoldsEnd(free.id)
    await its.shop.query("update orders set items_amount = $2, total = $2 where id = $1", [free.id, maxHeld.account.worth + 1])
    const other = await payerOf(its.shop, its.accounts, [its.goods.otherStone])
    await its.shop.query("update orders set user_id = (select user_id from orders where id = $1) where id = $2", [free.id, other.id])
    const refused = await free.changeMethod(free.id, "receipt")
    expect(refusalOf(refused)).toMatchObject({ status: 409, reason: { reason: "manyHeld", ...maxHeld.account } })
    expect(refused.message).not.toContain("Корзина")
    await its.shop.query("delete from holds where order_id = $1", [other.id])
    expect((await free.changeMethod(free.id, "receipt")).status).toBe(200)
    expect(await holdsOf(free.id)).toEqual([{ thing: its.goods.stone, until: null }])
  })

  test("counts against the daily limit of orders paid on receipt, which rolls it back", async () => {
    const payer = await declined(its.goods.ring)
    const ids = [payer.id]
    for (let index = 0; index < 5; index++) {
      await payer.take(its.goods.ring)
      ids.push((await payer.order()).data.id)
    }
    const answers = []
    for (const id of ids) answers.push(await payer.changeMethod(id, "receipt"))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(refusalOf(answers[5] ?? { status: 0, data: {} }).reason).toEqual({ reason: "manyOnReceipt" })
    expect((await payer.payment(ids[5] ?? 0)).data).toMatchObject({ way: "card", state: "waiting", canPay: true })
  })

  test("moves a date that has passed meanwhile, and says why", async () => {
    const { changeMethod, id, one, state } = await declined(its.goods.ring)
    await its.shop.query("update orders set term_until = now() - interval '1 day', term = $2::jsonb where id = $1", [
      id,
      JSON.stringify({ kind: "days", from: "2026-01-12", to: "2026-01-12" })
    ])
    await changeMethod(id, "receipt")
    expect(await state()).toMatchObject({ events: [...onReceipt.events, "moved"] })
    expect((await one(id)).data.delivery.delayReason).toBe("Способ оплаты выбран позже, чем был рассчитан срок.")
  })

  test("refunds a declined payment that was paid after all, and says so truly", async () => {
    const { changeMethod, id, one, paymentId, state, total } = await declined(its.goods.stone)
    await changeMethod(id, "receipt")
    await its.shop.takeLetters()
    await pays(paymentId, total)
    const [letter, ...others] = await its.shop.takeLetters()
    expect([letter?.subject, others]).toEqual([`Прежний платёж за заказ № ${id} возвращён`, []])
    expect(letter?.text).toContain("Вы выбрали оплату при получении")
    expect(letter?.text).not.toContain("уже был оплачен")
    expect(await state()).toEqual({ ...onReceipt, events: [...onReceipt.events, "latePayment", "refunded"] })
    expect((await one(id)).data.timeline.map(({ text }) => text)).not.toContain("Заказ уже был оплачен, повторный платёж возвращаем")
    expect(await its.shop.query("select state from test_payments where id = $1", [paymentId])).toEqual([{ state: "refunded" }])
    expect(await holdsOf(id)).toEqual([{ thing: its.goods.stone, until: null }])
  })

  test("racing with a late notification, ends paid online or on receipt, with the money once", async () => {
    for (const isFirst of [true, false]) {
      const { changeMethod, id, paymentId, state, total } = await declined(its.goods.ring)
      const calls = [() => changeMethod(id, "receipt"), () => pays(paymentId, total)]
      const [one, other] = isFirst ? calls : calls.toReversed()
      await Promise.all([one?.(), other?.()])
      const { payment } = await state()
      expect(["paid", "onReceipt"]).toContain(payment)
      expect(await its.shop.query("select state from test_payments where id = $1", [paymentId])).toEqual([
        { state: payment === "paid" ? "paid" : "refunded" }
      ])
    }
  })

  test.runIf(name === "PostgreSQL")("a sweep that waits for the order does not cancel it", async () => {
    const { id, state } = await declined(its.goods.ring)
    await its.shop.query("update orders set placed_at = now() - interval '25 hours' where id = $1", [id])
    const countWaiting = async () =>
      (await its.shop.query<{ count: number }>("select count(distinct pid)::int4 as count from pg_locks where not granted"))[0]?.count
    const waitForSweep = async () => {
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
    }
    await its.shop.run(
      Effect.gen(function* () {
        const [held, done] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const changing = Effect.gen(function* () {
          yield* lockOrder(id)
          yield* execute("update orders set payment_way = 'receipt', payment_state = 'onReceipt' where id = $1", [id])
          yield* Deferred.succeed(held, undefined)
          yield* Deferred.await(done)
        })
        const change = yield* Effect.forkChild(transaction(changing))
        yield* Deferred.await(held)
        const sweep = yield* Effect.forkChild(cancelUnpaid)
        yield* Effect.promise(waitForSweep)
        yield* Deferred.succeed(done, undefined)
        yield* Effect.all([Fiber.join(change), Fiber.join(sweep)])
      })
    )
    expect(await state()).toMatchObject({ status: "new", payment: "onReceipt" })
  })
})
