import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { momentOf } from "../../../core/domain/text/days.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"
import { receiptSums } from "../../../server/orders/receipt-sums.ts"
import { refund } from "../../../server/orders/follow-up.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { wishedCare } from "../../support/samples/cares.ts"
import { certificateOf } from "../../support/samples/vouchers.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, prepareGoods } from "../../support/server/shoppers.ts"

const key = "the-operators-own-key-0123456789abcdef="
const reason = "Вы отказались от заказа при получении"

describe.each(databasesByTurn(import.meta.filename))("an operator cancelling orders on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey: key, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from holds")
    goods = await prepareGoods(shop)
    await shop.takeLetters()
  })

  const cancel = (id: number, body: object = { reason }) => callOperator({ shop, key, path: `/internal/orders/${id}/cancel`, body })
  const giveBack = (id: number, certificate: string) =>
    callOperator({ shop, key, path: `/internal/orders/${id}/return`, body: { certificate, reason: "Вы вернули сертификат" } })
  const move = (id: number, status: "ready" | "completed") =>
    callOperator({ shop, key, path: `/internal/orders/${id}/status`, body: { status } })
  const letters = async () => (await shop.takeLetters()).map(({ subject }) => subject)
  const dayFrom = (days: number) => momentOf(new Date(Date.now() + days * dayMs).toISOString()).day
  const isForSale = async (stone: string) =>
    (await shop.query<{ sold: boolean }>("select is_available_for_sale as sold from diamonds where id = $1", [numberIn(stone)]))[0]?.sold
  const certificatesOf = (id: number) =>
    shop.query<{ number: string; isVoid: boolean }>(
      `select number, refunded_at is not null as "isVoid" from issued_certificates where order_id = $1 order by number`,
      [id]
    )
  const paymentsOf = (id: number) =>
    shop.query("select test.state from payments join test_payments as test using (id) where order_id = $1", [id])
  const givenBack = async (id: number) =>
    (
      await shop.query<{ amount: number }>(
        "select coalesce(sum(part.amount), 0)::float8 as amount from test_refunds as part join payments on payments.id = payment_id where order_id = $1",
        [id]
      )
    )[0]?.amount
  const gift = (changes: object = {}) => ({
    ...{ line: goods.card, quantity: 1, isInCart: false, recipient: "Анне", sender: "", words: "", way: "card", email: null, sendOn: null },
    ...changes
  })
  /** An order of things and gifts, paid by card. */
  const paid = async (things: ReadonlyArray<string>, gifts: ReadonlyArray<object> = [], changes: object = {}) => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(...things)
    for (const each of gifts) expect((await buyer.send("POST", "/cart/gifts/", each)).status).toBe(200)
    const ordered = await buyer.order(changes)
    expect(ordered).toMatchObject({ status: 200 })
    const { id, total } = ordered.data
    await buyer.settle(await buyer.startPayment(id), "paid")
    await shop.takeLetters()
    return { ...buyer, id, total }
  }
  const onReceipt = async () => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.stone)
    const { id } = (await buyer.order({ paymentId: 3 })).data
    await shop.takeLetters()
    return { ...buyer, id }
  }

  test("ends a ready order paid on receipt: its item is for sale, its buyer reads why, and nothing says that it is paid", async () => {
    const { id, one } = await onReceipt()
    await move(id, "ready")
    await shop.takeLetters()
    expect(await isForSale(goods.stone)).toBe(false)
    expect(await cancel(id, { reason: ` ${reason} \n ` })).toMatchObject({ status: 200, data: { id, orderStatus: "cancelled" } })
    const [letter, ...others] = await shop.takeLetters()
    expect([letter?.subject, others]).toEqual([`Заказ № ${id} отменён`, []])
    expect(letter?.text).toMatch(/Мы отменили заказ\.\s+Вы отказались от заказа при получении\./)
    expect(letter?.calendar).toContain("STATUS:CANCELLED")
    const { data } = await one(id)
    expect(data).toMatchObject({ orderStatus: "cancelled", paymentState: "unpaid", cancelReason: `${reason}.` })
    expect(data.timeline.at(-1)).toMatchObject({ event: "cancelledByShop", text: "Мы отменили заказ" })
    expect(receiptSums(data).map(({ name }) => name)).not.toContain("Оплачено")
    expect([await isForSale(goods.stone), await shop.query("select from holds where order_id = $1", [id])]).toEqual([true, []])
    expect((await cancel(id, { reason: "Ещё раз" })).status).toBe(200)
    expect([await letters(), (await one(id)).data.cancelReason]).toEqual([[], `${reason}.`])
  })

  test("refunds a paid order with unspent certificates, which become void", async () => {
    const { id, one, total } = await paid([goods.stone], [gift({ quantity: 2 })])
    await move(id, "ready")
    await shop.takeLetters()
    const [certificate] = (await one(id)).data.items.flatMap(({ certificates }) => certificates)
    expect(certificate).toBeDefined()
    expect((await cancel(id)).status).toBe(200)
    const [first, second, ...others] = await shop.takeLetters()
    expect([first?.subject, second?.subject, others]).toEqual([`Заказ № ${id} отменён`, `Деньги за заказ № ${id} возвращены`, []])
    expect(first?.text).toContain("Сертификаты из него больше не действуют.")
    expect(second?.text).toContain(formatPrice(total))
    expect((await certificatesOf(id)).map(({ isVoid }) => isVoid)).toEqual([true, true])
    expect(await paymentsOf(id)).toEqual([{ state: "refunded" }])
    const { data } = await one(id)
    expect(data).toMatchObject({ orderStatus: "cancelled", paymentState: "refunded" })
    expect(data.timeline.slice(-3).map(({ event }) => event)).toEqual(["cancelledByShop", "refunding", "refunded"])
    expect(data.items.flatMap(({ certificates }) => certificates)).toEqual([])
    expect(receiptSums(data).at(-1)).toMatchObject({ name: "Остаётся оплаченным", sum: formatPrice(0) })
    expect(await isForSale(goods.stone)).toBe(true)
    const cards = await callOperator({ shop, key, path: `/internal/orders/${id}/cards`, body: {} })
    expect(cards).toMatchObject({ status: 409, message: "Заказ отменён" })
  })

  test("leaves an order as it is while one of its certificates is spent or its letter is being sent", async () => {
    const mailed = gift({ way: "email", email: "anna@friend.test", sendOn: dayFrom(3) })
    const { id, one } = await paid([goods.ring], [gift(), mailed])
    const before = (await one(id)).data
    const [certificate] = await certificatesOf(id)
    await shop.query("update issued_certificates set spent = 1 where number = $1", [certificate?.number])
    expect(await cancel(id)).toMatchObject({ status: 409, message: expect.stringContaining(`${certificate?.number} из этого заказа уже`) })
    await shop.query("update issued_certificates set spent = 0 where number = $1", [certificate?.number])
    await shop.query("update order_gifts set claimed_at = now() where order_id = $1 and way = 'email'", [id])
    expect(await cancel(id)).toMatchObject({ status: 409, message: expect.stringContaining("как раз отправляется") })
    expect([await letters(), (await one(id)).data]).toEqual([[], before])
    await shop.query("update order_gifts set claimed_at = null where order_id = $1", [id])
    expect((await cancel(id)).status).toBe(200)
    await shop.query("update order_gifts set send_at = now() - interval '1 minute' where order_id = $1", [id])
    expect(await letters()).toEqual([`Заказ № ${id} отменён`, `Деньги за заказ № ${id} возвращены`])
  })

  test("refuses a completed order, and an unreadable or unknown one", async () => {
    const { id, one } = await onReceipt()
    await move(id, "completed")
    expect(await cancel(id)).toMatchObject({ status: 409, message: expect.stringContaining("Заказ уже выполнен") })
    for (const body of [{}, { reason: " " }, { reason: "а".repeat(301) }]) expect((await cancel(id, body)).status).toBe(422)
    expect(await cancel(7)).toMatchObject({ status: 404, message: "Такого заказа нет" })
    expect((await one(id)).data).toMatchObject({ orderStatus: "completed", cancelReason: null })
  })

  test("at the same time as its buyer, another operator or a payment, ends the order and moves the money once", async () => {
    const both = await paid([goods.ring])
    const ends = await Promise.all([cancel(both.id), both.cancel(both.id), cancel(both.id, { reason: "Второй оператор" })])
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200])
    /** Each of the three sends what is due, so the two letters may leave in either order. */
    expect((await letters()).toSorted()).toEqual([`Деньги за заказ № ${both.id} возвращены`, `Заказ № ${both.id} отменён`])
    expect((await both.one(both.id)).data.timeline.filter(({ event }) => event === "refunding")).toHaveLength(1)

    const handed = await onReceipt()
    const moves = await Promise.all([cancel(handed.id), move(handed.id, "completed")])
    const { orderStatus, paymentState } = (await handed.one(handed.id)).data
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([orderStatus, paymentState]).toEqual(orderStatus === "cancelled" ? ["cancelled", "unpaid"] : ["completed", "paid"])
    expect(await isForSale(goods.stone)).toBe(orderStatus === "cancelled")

    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.otherStone)
    const { id } = (await buyer.order()).data
    const payment = await buyer.startPayment(id)
    await Promise.all([cancel(id), buyer.settle(payment, "paid", "twice")])
    await shop.takeLetters()
    expect((await buyer.one(id)).data).toMatchObject({ orderStatus: "cancelled", paymentState: "refunded" })
    expect([await paymentsOf(id), await isForSale(goods.otherStone)]).toEqual([[{ state: "refunded" }], true])
  })

  test("takes back one unspent certificate of a completed order, once; its gift is sent without it", async () => {
    const mailed = gift({ quantity: 2, way: "email", email: "anna@friend.test", sendOn: dayFrom(3) })
    const { id, one } = await paid([], [mailed], { deliveryId: null, address: null })
    const [first = { number: "" }, second = { number: "" }] = await certificatesOf(id)
    for (const _ of [1, 2]) expect(await giveBack(id, first.number)).toMatchObject({ status: 200, data: { certificate: first.number } })
    const [letter, ...others] = await shop.takeLetters()
    expect(others).toEqual([])
    expect(letter?.text).toContain("Вы вернули сертификат.")
    expect(letter?.text).toContain(`Вернули ${formatPrice(30_000)}`)
    expect(await certificatesOf(id)).toEqual([
      { number: first.number, isVoid: true },
      { number: second.number, isVoid: false }
    ])
    expect([await givenBack(id), (await one(id)).data.paymentState]).toEqual([30_000, "paid"])
    await shop.query("update order_gifts set send_at = now() - interval '1 minute' where order_id = $1", [id])
    const { id: other } = await paid([goods.ring])
    const sent = await shop.query<{ count: number }>(
      "select count(*)::int4 as count from paper_passes where purpose = 'receiver' and paper = $1 and withdrawn_at is null",
      [first.number]
    )
    expect([sent, (await one(id)).data.items[0]?.gift?.sentAt]).toEqual([[{ count: 0 }], expect.any(String)])
    expect(await giveBack(other, second.number)).toMatchObject({ status: 409, message: "В этом заказе нет такого сертификата" })
    await shop.query("update issued_certificates set valid_until = now()::date - 2 where number = $1", [second.number])
    expect(await giveBack(id, second.number)).toMatchObject({ status: 409, message: "Срок сертификата прошёл: вернуть его нельзя" })
    await shop.query("update issued_certificates set valid_until = now()::date + 9, spent = 1 where number = $1", [second.number])
    expect(await giveBack(id, second.number)).toMatchObject({ status: 409, message: "Этим сертификатом уже платили: вернуть его нельзя" })
    await shop.query("update issued_certificates set spent = 0 where number = $1", [second.number])
    await Promise.all([1, 2, 3].map(() => giveBack(id, second.number)))
    await shop.takeLetters()
    expect([await givenBack(id), (await one(id)).data.paymentState]).toEqual([60_000, "refunded"])
    expect((await giveBack(7, second.number)).status).toBe(404)
  })

  test("a buyer returns what is left of a gift after an operator took back a part", async () => {
    const mailed = gift({ quantity: 2, way: "email", email: "anna@friend.test", sendOn: dayFrom(3) })
    const { id, one, send } = await paid([], [mailed], { deliveryId: null, address: null })
    await giveBack(id, (await certificatesOf(id))[0]?.number ?? "")
    expect((await send("POST", `/users/orders/${id}/care/`, wishedCare({ lines: [{ position: 1, quantity: 2 }] }))).status).toBe(409)
    expect((await send("POST", `/users/orders/${id}/care/`, wishedCare())).status).toBe(200)
    await shop.takeLetters()
    expect([await givenBack(id), (await one(id)).data.paymentState]).toEqual([60_000, "refunded"])
  })

  test.each(["before", "after"])(
    "an order whose card payment was refunded in parts %s its cancellation has no refund of nothing",
    async (when) => {
      const voucher = await certificateOf(shop, 500_000)
      const buyer = await buyerOf(shop, accounts)
      await buyer.take(goods.ring)
      await buyer.send("POST", "/cart/gifts/", gift({ way: "email", email: "anna@friend.test", sendOn: dayFrom(5) }))
      await buyer.send("POST", "/cart/vouchers/", { voucher: voucher.number, certificateCode: voucher.code })
      const { id } = (await buyer.order({ due: 30_000 })).data
      await buyer.settle(await buyer.startPayment(id), "paid")
      await shop.takeLetters()
      const position = (await buyer.one(id)).data.items.find(({ type }) => type === "certificate")?.position
      await buyer.send("POST", `/users/orders/${id}/care/`, wishedCare({ lines: [{ position, quantity: 1 }] }))
      await shop.takeLetters()
      // A part whose refund has failed is due again.
      if (when === "after") await shop.query("update order_refunds set state = 'refunding' where order_id = $1", [id])
      expect((await buyer.cancel(id)).status).toBe(200)
      const [letter, ...others] = await shop.takeLetters()
      expect([letter?.subject, others]).toEqual([`Заказ № ${id} отменён`, []])
      expect(letter?.text).toContain("вернули")
      expect(letter?.text).not.toContain(`Возвращаем ${formatPrice(0)}`)
      await shop.run(refund)
      const { data } = await buyer.one(id)
      expect(data).toMatchObject({ orderStatus: "cancelled", paymentState: "refunded" })
      expect(data.timeline.filter(({ event }) => event === "refunding")).toHaveLength(when === "after" ? 1 : 0)
      expect(data.timeline.at(-1)?.event).toBe("refunded")
      expect([await givenBack(id), await paymentsOf(id)]).toEqual([30_000, [{ state: "paid" }]])
      expect(await shop.query("select spent from issued_certificates where number = $1", [voucher.number])).toEqual([{ spent: 0 }])
    }
  )
})
