import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { momentOf } from "../../../core/domain/text/days.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { receiptSums } from "../../../server/orders/receipt-sums.ts"
import { sendGifts } from "../../../server/orders/send-gifts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { handOver, receivedOrder, wishedCare } from "../../support/samples/cares.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { certificateOf } from "../../support/samples/vouchers.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="
type Asked = { readonly id: number; readonly state: string; readonly errors?: Readonly<Record<string, string>> }
type Buyer = Awaited<ReturnType<typeof buyerOf>>

describe.each(databasesByTurn(import.meta.filename))("requests for ordered items on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from holds")
    goods = await prepareGoods(shop)
    await shop.takeLetters()
  })
  const ask = (buyer: Pick<Buyer, "send">, id: number, changes: object = {}) =>
    buyer.send<Asked>("POST", `/users/orders/${id}/care/`, wishedCare(changes))
  const answer = async (care: number, body: object) => {
    const response = await shop.app.request(`/internal/cares/${care}`, {
      method: "POST",
      headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    return { status: response.status, ...(await response.json()) }
  }
  const subjects = async () => (await shop.takeLetters()).map(({ subject }) => subject)
  const paidByCard = async (things: ReadonlyArray<string>, vouchers: ReadonlyArray<object> = []) => {
    const { email, token } = await accounts.registerProven()
    const buyer = await buyerOf(shop, accounts, token)
    await buyer.take(...things)
    for (const voucher of vouchers) await buyer.send("POST", "/cart/vouchers/", voucher)
    const { errors } = (await buyer.order({ total: -0 })).data
    const { id } = (await buyer.order({ email, total: Number(errors["total"]), due: Number(errors["due"]) })).data
    await buyer.settle(await buyer.startPayment(id), "paid")
    await handOver(shop, id)
    return { buyer, id }
  }
  const refunds = async () => shop.query<{ amount: number }>("select amount::float8 as amount from test_refunds order by amount")

  test("a return is requested, approved and completed: letters, timeline, refund, and a unique item is for sale again", async () => {
    const { buyer, id } = await paidByCard([goods.brooch, goods.ring])
    const before = (await buyer.one(id)).data
    expect(before.items.map(({ care }) => care.includes("return"))).toEqual([true, true])
    const position = before.items.findIndex(({ id: line }) => line === goods.brooch) + 1
    const brooch = before.items[position - 1]
    const lines = [{ position, quantity: 1 }]
    const asked = await ask(buyer, id, { lines, careReason: "Не подошло к платью", wishedOn: momentOf(new Date().toISOString()).day })
    expect([asked.status, asked.data.state]).toEqual([200, "asked"])
    const care = asked.data.id
    expect((await ask(buyer, id, { lines })).data).toEqual({ id: care, state: "asked" })
    const [letter, ...others] = await shop.takeLetters()
    expect([letter?.subject, others]).toEqual([`Обращение № ${care} принято`, []])
    expect(letter?.text).toContain("Вы написали: Не подошло к платью")
    expect((await answer(care, { do: "accept", words: "Курьер заберёт посылку завтра с 10 до 14." })).status).toBe(200)
    const [agreed] = await shop.takeLetters()
    expect(agreed?.text).toContain("Курьер заберёт посылку завтра с 10 до 14.")
    expect((await answer(care, { do: "done" })).status).toBe(200)
    expect((await answer(care, { do: "done" })).status).toBe(200)
    const done = (await shop.takeLetters()).map(({ subject, text }) => [subject, text.includes("Курьер заберёт")])
    expect(done).toEqual([[`Обращение № ${care} выполнено`, false]])
    const { data } = await buyer.one(id)
    const amount = brooch === undefined ? 0 : brooch.amount - brooch.discount
    expect(data.cares).toMatchObject([{ id: care, state: "done", answer: null, refund: { amount, byCertificates: 0, isSent: true } }])
    expect(data).toMatchObject({ orderStatus: "completed", paymentState: "paid", amounts: { refunded: amount } })
    expect(data.items.map(({ returned }) => returned)).toEqual(data.items.map((_, index) => (index === position - 1 ? 1 : 0)))
    expect(data.items[position - 1]?.care).toEqual([])
    expect(data.timeline.slice(-4).map(({ event }) => event)).toEqual(["careAsked", "careAccepted", "careDone", "careRefunded"])
    expect((await refunds()).at(-1)).toEqual({ amount })
    expect(await shop.query("select is_available_for_sale as is from jewelry_skus where id = $1", [numberIn(goods.brooch)])).toEqual([
      { is: true }
    ])
    expect(await shop.query("select thing from holds where thing = $1", [goods.brooch])).toEqual([])
  })

  test("certificates are refunded first, and all partial refunds equal the payment", async () => {
    const gift = await certificateOf(shop, 10_000)
    const { buyer, id } = await paidByCard([goods.ring, goods.brooch], [{ voucher: gift.number, certificateCode: gift.code }])
    const { amounts } = (await buyer.one(id)).data
    for (const position of [1, 2]) {
      const care = (await ask(buyer, id, { lines: [{ position, quantity: 1 }] })).data.id
      expect((await answer(care, { do: "done", words: "Приняли." })).status).toBe(200)
      const letter = (await shop.takeLetters()).at(-1)
      const refund = (await buyer.one(id)).data.cares.find((each) => each.id === care)?.refund
      for (const amount of [refund?.amount ?? 0, refund?.byCertificates ?? 0].filter((each) => each > 0))
        expect(letter?.text).toContain(formatPrice(amount))
    }
    const { data } = await buyer.one(id)
    const rows = receiptSums(data).filter(({ name }) => /^Возвращено|^Остаётся/.test(name))
    const [first, second] = data.cares.map(({ refund }) => refund?.amount ?? 0)
    expect(rows.map(({ sum }) => sum)).toEqual([
      `−${formatPrice(10_000)}`,
      `−${formatPrice(first ?? 0)}`,
      `−${formatPrice(second ?? 0)}`,
      formatPrice(0)
    ])
    expect(data.cares.map(({ refund }) => refund?.byCertificates)).toEqual([10_000, 0])
    expect(data.certificates).toMatchObject([{ amount: 10_000, returned: 10_000, isReturned: true }])
    expect(data).toMatchObject({ paymentState: "refunded", amounts: { refunded: amounts.due } })
    expect(await shop.query("select spent from issued_certificates where number = $1", [gift.number])).toEqual([{ spent: 0 }])
  })

  test("a certificate used in two orders is refunded the returned item's share, to the rouble, and can be used again", async () => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.brooch)
    const sum = (await buyer.cart()).totalAmount
    const gift = await certificateOf(shop, sum + 10_000)
    const spending = { voucher: gift.number, certificateCode: gift.code }
    const spent = () => shop.query("select spent from issued_certificates where number = $1", [gift.number])
    await buyer.send("POST", "/cart/vouchers/", spending)
    const { id } = (await buyer.order({ due: 0, paymentId: null })).data
    expect((await shop.takeLetters()).map(({ text }) => text).join()).toContain(`Заказ № ${id} полностью оплачен сертификатом.`)
    await handOver(shop, id)
    await paidByCard([goods.ring], [spending])
    expect(await spent()).toEqual([{ spent: sum + 10_000 }])
    const before = await refunds()
    const care = (await ask(buyer, id)).data.id
    await shop.takeLetters()
    expect((await answer(care, { do: "done" })).status).toBe(200)
    const [letter, ...others] = await shop.takeLetters()
    expect(others).toEqual([])
    expect(letter?.text).toContain(`На сертификат •••• ${gift.number.slice(-4)} вернули ${formatPrice(sum)}.`)
    expect(letter?.text).not.toContain("тем же способом")
    const { data } = await buyer.one(id)
    expect(data.cares.map(({ refund }) => [refund?.amount, refund?.byCertificates])).toEqual([[0, sum]])
    expect(data.certificates).toMatchObject([{ amount: sum, returned: sum, isReturned: true }])
    expect(data.timeline.map(({ text }) => text)).toContain(`Деньги вернулись на сертификат по обращению №\u00A0${care}`)
    const back = receiptSums(data).filter(({ name }) => /^Возвращено|^Остаётся/.test(name))
    expect(back.map((row) => row.sum)).toEqual([`−${formatPrice(sum)}`, formatPrice(0)])
    expect([await spent(), await refunds()]).toEqual([[{ spent: 10_000 }], before])
    const next = await buyerOf(shop, accounts)
    await next.take(goods.brooch)
    await next.send("POST", "/cart/vouchers/", spending)
    expect((await next.order({ due: 0, paymentId: null })).status).toBe(200)
    expect(await spent()).toEqual([{ spent: sum + 10_000 }])
  })

  test("a payment on receipt is refunded by the shop, and the letter states it", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const care = (await ask(buyer, id, { kind: "exchange" })).data.id
    await shop.takeLetters()
    expect((await answer(care, { do: "done" })).status).toBe(200)
    const [letter] = await shop.takeLetters()
    expect(letter?.text).toContain("Деньги отдали при приёме")
    expect((await buyer.one(id)).data).toMatchObject({ paymentState: "refunded", cares: [{ refund: { isSent: true } }] })
  })

  test("an unsent gift is returned at once, and its letter is never sent", async () => {
    const buyer = await buyerOf(shop, accounts)
    const sendOn = momentOf(new Date(Date.now() + 5 * dayMs).toISOString()).day
    const wish = { line: goods.card, quantity: 1, isInCart: false, recipient: "Анне", sender: "", words: "Выбирай", way: "email" }
    await buyer.send("POST", "/cart/gifts/", { ...wish, email: "anna@friend.test", sendOn })
    const { id } = (await buyer.order({ deliveryId: null, address: null })).data
    await buyer.settle(await buyer.startPayment(id), "paid")
    await shop.takeLetters()
    const number = (await buyer.one(id)).data.items[0]?.certificates[0]?.number
    expect((await buyer.one(id)).data.items[0]?.care).toEqual(["return"])
    const asked = await ask(buyer, id)
    expect(asked.data.state).toBe("done")
    expect((await ask(buyer, id)).status).toBe(409)
    expect(await subjects()).toEqual([`Обращение № ${asked.data.id} выполнено`])
    await shop.query("update order_gifts set send_at = now() - interval '1 minute' where order_id = $1", [id])
    await shop.run(sendGifts("https://gran.test"))
    expect(await subjects()).toEqual([])
    const { data } = await buyer.one(id)
    expect(data).toMatchObject({ paymentState: "refunded", amounts: { refunded: 30_000 } })
    expect(data.items[0]).toMatchObject({ certificates: [], returned: 1, care: [] })
    expect(await shop.query("select spent, amount from issued_certificates where number = $1", [number])).toEqual([
      { spent: 30_000, amount: 30_000 }
    ])
  })

  test("a gift that was used, or whose day has come, cannot be returned", async () => {
    const buyer = await buyerOf(shop, accounts)
    const sendOn = momentOf(new Date(Date.now() + 5 * dayMs).toISOString()).day
    const wish = { line: goods.card, quantity: 1, isInCart: false, recipient: "Анне", sender: "", words: "Выбирай", way: "email" }
    await buyer.send("POST", "/cart/gifts/", { ...wish, email: "anna@friend.test", sendOn })
    const { id } = (await buyer.order({ deliveryId: null, address: null })).data
    await buyer.settle(await buyer.startPayment(id), "paid")
    await shop.takeLetters()
    await shop.query("update issued_certificates set spent = 1 where order_id = $1", [id])
    expect(await ask(buyer, id)).toMatchObject({ status: 409, message: "Этим сертификатом уже платили: вернуть его нельзя" })
    expect((await buyer.one(id)).data.cares).toEqual([])
    await shop.query("update issued_certificates set spent = 0 where order_id = $1", [id])
    await shop.query("update order_gifts set send_on = current_date where order_id = $1", [id])
    expect((await ask(buyer, id)).status).toBe(409)
  })

  test("custom, overdue, foreign and invalid items cannot be returned, but other services are possible", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    await shop.query(`update order_items set engraving = '{"side":"inside","font":"plain","text":"А","price":3500}' where order_id = $1`, [
      id
    ])
    expect((await ask(buyer, id)).status).toBe(409)
    expect((await ask(buyer, id, { kind: "repair" })).data.errors).toEqual({ careReason: "Напишите, что случилось" })
    expect((await ask(buyer, id, { kind: "cleaning" })).status).toBe(200)
    const old = await receivedOrder(shop, accounts, [goods.ring])
    await shop.query("update order_events set at = at - interval '9 days' where order_id = $1", [old.id])
    expect((await ask(old.buyer, old.id)).status).toBe(409)
    expect((await ask(old.buyer, old.id, { lines: [{ position: 1, quantity: 2 }], kind: "cleaning" })).status).toBe(409)
    expect((await ask(old.buyer, old.id, { lines: [{ position: 9, quantity: 1 }], kind: "cleaning" })).status).toBe(409)
    expect((await ask(old.buyer, old.id, { lines: [], kind: "cleaning" })).status).toBe(422)
    expect((await ask(old.buyer, old.id, { kind: "cleaning", wishedOn: "2020-01-01" })).data.errors).toHaveProperty("wishedOn")
    expect((await ask(buyer, old.id, { kind: "cleaning" })).status).toBe(404)
    expect((await ask(shopperOf(shop), old.id, { kind: "cleaning" })).status).toBe(401)
  })

  test("simultaneous requests are one request, and simultaneous approvals are refunded once", async () => {
    const { buyer, id } = await paidByCard([goods.ring])
    const asked = await Promise.all(Array.from({ length: 4 }, () => ask(buyer, id)))
    expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1)
    const care = asked[0]?.data.id ?? 0
    const before = (await refunds()).length
    await Promise.all(Array.from({ length: 4 }, () => answer(care, { do: "done" })))
    await shop.takeLetters()
    expect((await refunds()).length - before).toBe(1)
    expect(await shop.query("select id from order_refunds where order_id = $1", [id])).toHaveLength(1)
  })

  test("the shop gives a reason for a refusal, and no request is answered twice", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const care = (await ask(buyer, id)).data.id
    await shop.takeLetters()
    expect(await answer(care, { do: "decline" })).toMatchObject({ status: 422, message: "Нужны слова: их прочитает покупатель" })
    expect((await answer(care, { do: "decline", words: "На изделии следы носки." })).status).toBe(200)
    expect(await subjects()).toEqual([`Ответ на обращение № ${care}`])
    expect(await answer(care, { do: "done" })).toMatchObject({ status: 409, message: "На обращение уже ответили: отказ" })
    const { data } = await buyer.one(id)
    expect(data.cares).toMatchObject([{ state: "declined", answer: "На изделии следы носки.", refund: null }])
    expect(data.items[0]?.care).toContain("return")
    expect((await answer(9, { do: "done" })).status).toBe(404)
    expect((await answer(care, { do: "sold" })).status).toBe(422)
  })
})
