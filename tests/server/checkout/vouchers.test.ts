import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Vouchers } from "../../../core/domain/orders/vouchers.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { buyerOf, refusalOf } from "../../support/samples/orders.ts"
import { certificateOf, promotionOf } from "../../support/samples/vouchers.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

type Applied = { readonly status: number; readonly data: Vouchers & { readonly errors?: Readonly<Record<string, string>> } }

describe.each(bothDatabases())("promotions and gift certificates on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(async () => {
    for (const table of ["holds", "rate_limits", "slowed_tries"]) await shop.query(`delete from ${table}`)
    goods = await prepareGoods(shop)
  })
  const buyer = async (...ids: ReadonlyArray<string>) => {
    const one = await buyerOf(shop, accounts)
    await one.take(...ids)
    const apply = (number: string, code: string | null = null) =>
      one.send("POST", "/cart/vouchers/", { voucher: number, certificateCode: code }) as Promise<Applied>
    const total = async () => (await one.cart()).totalAmount
    return { ...one, apply, total, applied: async () => ((await one.send("GET", "/cart/vouchers/")) as Applied).data }
  }
  const certificate = (amount: number) => certificateOf(shop, amount)
  const spentOf = async (number: string) =>
    (await shop.query<{ spent: number }>("select spent from issued_certificates where number = $1", [number]))[0]?.spent
  const balanceOf = (number: string, code: string, from = "198.51.100.7") =>
    accounts.send("POST", "/gift-certificates/balance/", { voucher: number, certificateCode: code }, { from })

  test("a certificate pays a part: the rest is due by card, its share is used once, and its code is never returned", async () => {
    const { code, number } = await certificate(30_000)
    const { apply, one, order, payment, startPayment, total } = await buyer(goods.ring)
    const sum = await total()
    const { data } = await apply(number.toLowerCase().replaceAll("-", " "), code)
    expect(data.certificates).toMatchObject([{ ending: number.slice(-4), balance: 30_000, state: "fits" }])
    expect(JSON.stringify(data)).not.toContain(code)
    expect(refusalOf(await order({}))).toMatchObject({
      status: 409,
      reason: { reason: "totalChanged", total: sum, due: sum - 30_000, isDueOnly: true }
    })
    const placed = await order({ due: sum - 30_000 })
    expect(placed).toMatchObject({ status: 200, data: { total: sum, paymentState: "waiting" } })
    expect((await payment(placed.data.id)).data).toMatchObject({ total: sum, due: sum - 30_000, hasOnlyCertificates: false })
    await startPayment(placed.data.id)
    expect(await shop.query("select amount::int4 as amount from payments where order_id = $1", [placed.data.id])).toEqual([
      { amount: sum - 30_000 }
    ])
    expect((await one(placed.data.id)).data).toMatchObject({
      amounts: { total: sum, byCertificates: 30_000, due: sum - 30_000 },
      certificates: [{ ending: number.slice(-4), amount: 30_000, isReturned: false }]
    })
    expect(await balanceOf(number, code)).toMatchObject({ status: 200, data: { amount: 30_000, balance: 0, state: "reserved" } })
  })

  test("certificates that cover the total need no other payment, the last keeps the rest, a cancelled order refunds them", async () => {
    const [one, other] = [await certificate(100_000), await certificate(500_000)]
    const { apply, cancel, one: orderOf, order, payment, total } = await buyer(goods.brooch)
    const sum = await total()
    await apply(one.number, one.code)
    await apply(other.number, other.code)
    await apply(other.number, other.code)
    const placed = await order({ due: 0, paymentId: null })
    expect(placed).toMatchObject({ status: 200, data: { paymentState: "paid", orderStatus: "inWork" } })
    expect(placed.data.next).toBe(`/cart/success?orderId=${placed.data.id}`)
    expect(((await spentOf(one.number)) ?? 0) + ((await spentOf(other.number)) ?? 0)).toBe(sum)
    expect((await orderOf(placed.data.id)).data.payment).toMatchObject({ code: "certificate", name: "Подарочным сертификатом" })
    expect((await cancel(placed.data.id)).data).toMatchObject({ orderStatus: "cancelled", paymentState: "refunded" })
    await cancel(placed.data.id)
    const back = (await orderOf(placed.data.id)).data
    expect([back.coveredBy, back.timeline.at(-1)?.text]).toEqual([2, "Деньги вернулись на сертификаты"])
    expect((await payment(placed.data.id)).data).toMatchObject({ state: "refunded", coveredBy: 2 })
    expect([await spentOf(one.number), await spentOf(other.number)]).toEqual([0, 0])
  })

  test("a cancelled order of two certificates and a card says in its letters what went back where", async () => {
    const [one, other] = [await certificate(10_000), await certificate(20_000)]
    const { apply, cancel, order, settle, startPayment, total } = await buyer(goods.brooch)
    const due = (await total()) - 30_000
    for (const { code, number } of [one, other]) await apply(number, code)
    const { id } = (await order({ due })).data
    await settle(await startPayment(id), "paid")
    await shop.takeLetters()
    await cancel(id)
    const letters = (await shop.takeLetters()).slice(-2)
    expect(letters.map(({ subject }) => subject)).toEqual([`Заказ № ${id} отменён`, `Деньги за заказ № ${id} возвращены`])
    const refundTo = ({ number }: { readonly number: string }) => `На сертификат •••• ${number.slice(-4)} вернули`
    for (const { text } of letters) {
      expect(text).toContain(`${refundTo(one)} ${formatPrice(10_000)}.`)
      expect(text).toContain(`${refundTo(other)} ${formatPrice(20_000)}.`)
    }
    expect(letters[0]?.text).toContain(`Возвращаем ${formatPrice(due)} тем же способом`)
    expect(letters[1]?.text).toContain(`Мы вернули ${formatPrice(due)} за заказ № ${id} тем же способом`)
  })

  test("a certificate used by two shoppers at once is used once", async () => {
    const { code, number } = await certificate(50_000)
    const shoppers = await Promise.all([buyer(goods.ring), buyer(goods.ring), buyer(goods.ring)])
    for (const { apply } of shoppers) expect((await apply(number, code)).status).toBe(200)
    const sum = (await shoppers[0]?.total()) ?? 0
    const placed = await Promise.all(shoppers.map(({ order }) => order({ total: sum, due: sum - 50_000 })))
    expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await spentOf(number)).toBe(50_000)
  })

  test("an order unpaid after a day releases its vouchers, with time to use them", async () => {
    const { code, number } = await certificate(30_000)
    const { apply, order, total } = await buyer(goods.ring)
    await apply(number, code)
    const { data } = await order({ due: (await total()) - 30_000 })
    await shop.query("update orders set placed_at = now() - interval '25 hours' where id = $1", [data.id])
    await shop.query("update issued_certificates set valid_until = now()::date where number = $1", [number])
    await shop.run(sweepOrders(publicUrl))
    const [stored] = await shop.query<{ spent: number; days: number }>(
      "select spent, valid_until - (now() at time zone 'Europe/Moscow')::date as days from issued_certificates where number = $1",
      [number]
    )
    expect(stored).toEqual({ spent: 0, days: 30 })
  })

  test("the end of a certificate is extended once, however many orders have failed", async () => {
    const { code, number } = await certificate(100_000)
    const setLeft = (days: number) =>
      shop.query("update issued_certificates set valid_until = (now() at time zone 'Europe/Moscow')::date + $2::int4 where number = $1", [
        ...[number, days]
      ])
    const daysLeft = async () =>
      (
        await shop.query<{ days: number }>(
          "select valid_until - (now() at time zone 'Europe/Moscow')::date as days from issued_certificates where number = $1",
          [number]
        )
      )[0]?.days
    const { apply, cancel, order, take, total } = await buyer()
    const placeAnd = async (then: (id: number) => Promise<unknown>) => {
      await take(goods.ring)
      await apply(number, code)
      const sum = await total()
      const { data } = await order({ due: Math.max(0, sum - 100_000), ...(sum <= 100_000 && { paymentId: null }) })
      await then(data.id)
    }
    await setLeft(200)
    await placeAnd(cancel)
    expect(await daysLeft()).toBe(200)
    await setLeft(2)
    await placeAnd(cancel)
    expect(await daysLeft()).toBe(30)
    await setLeft(2)
    for (let turn = 0; turn < 3; turn += 1) await placeAnd(cancel)
    expect(await daysLeft()).toBe(2)
    await placeAnd(async (id) => {
      await shop.query("update orders set payment_state = 'paid' where id = $1", [id])
      await setLeft(-5)
      await cancel(id)
    })
    expect(await daysLeft()).toBe(2)
    await placeAnd(async (id) => {
      await shop.query("update orders set payment_state = 'waiting' where id = $1", [id])
      await setLeft(-1)
      await cancel(id)
    })
    expect([await spentOf(number), await daysLeft()]).toEqual([0, 0])
  })

  test("a wrong number and a wrong code have the same refusal, and after a few tries the number waits for this network alone", async () => {
    const { code, number } = await certificate(30_000)
    const [wrong, none] = [await balanceOf(number, "2222-2222-2222"), await balanceOf("G-2222-2222", code)]
    expect([wrong.status, wrong.data.errors]).toEqual([422, none.data.errors])
    for (let tries = 0; tries < 4; tries++) await balanceOf(number, "2222-2222-2222")
    expect((await balanceOf(number, code)).status).toBe(429)
    expect((await balanceOf(number, code, "203.0.113.9")).status).toBe(200)
    expect((await balanceOf(number, code)).status).toBe(429)
    await shop.query("update slowed_tries set open_at = now()")
    expect((await balanceOf(number, code)).status).toBe(200)
    expect((await balanceOf(number, code)).status).toBe(200)
  })

  test("used, expired and unknown vouchers, and those without a code, have different refusals", async () => {
    const { code, number } = await certificate(30_000)
    const { apply } = await buyer(goods.ring)
    const says = async (typed: string, secret: string | null = null) => Object.values((await apply(typed, secret)).data.errors ?? {}).join()
    expect(await says(number)).toContain("Введите код")
    await shop.query("update issued_certificates set valid_until = '2026-01-01' where number = $1", [number])
    expect(await says(number, code)).toContain("действовал по 1\u00A0января 2026")
    await shop.query("update issued_certificates set valid_until = '2099-01-01', spent = amount where number = $1", [number])
    expect(await says(number, code)).toContain("ничего не осталось")
    expect(await says("NOSUCHCODE")).toContain("Такого промокода нет")
  })

  test("a promotion lowers the sum, is stored with the order, and a single-use one is used once", async () => {
    const promotion = await promotionOf(shop, { kind: "percent", value: 10, isOnce: true })
    const { apply, applied, cancel, one, order, take, total } = await buyer(goods.ring)
    const sum = await total()
    const discount = Math.floor(sum / 10)
    expect((await apply(promotion.toLowerCase())).data.promotion).toMatchObject({ code: promotion, state: "active" })
    const { data } = await order({ total: sum - discount })
    expect((await one(data.id)).data).toMatchObject({
      amounts: { items: sum, discount, total: sum - discount },
      promotion: { code: promotion, words: "скидка 10\u00A0%" },
      items: [{ discount }]
    })
    expect((await applied()).promotion).toBeNull()
    await take(goods.ring)
    expect(Object.values((await apply(promotion)).data.errors ?? {}).join()).toContain("один раз")
    await cancel(data.id)
    expect((await apply(promotion)).status).toBe(200)
  })

  test("a promotion that ends between cart and payment is reported, with the new sum to accept", async () => {
    const promotion = await promotionOf(shop, { kind: "sum", value: 5_000 })
    const { apply, applied, order, total } = await buyer(goods.ring)
    const sum = await total()
    await apply(promotion)
    await shop.query("update promotions set ended_at = now() where code = $1", [promotion])
    const refusal = refusalOf(await order({ total: sum - 5_000 }))
    expect(refusal.reason).toEqual({ reason: "totalChanged", total: sum, due: sum, promotion })
    expect(refusal.says).toContain(`Промокод ${promotion} больше не действует`)
    expect((await applied()).promotion).toMatchObject({ state: "ended" })
    expect((await order({ total: sum })).status).toBe(200)
  })

  test("an applied voucher can be removed, and is unknown to other carts", async () => {
    const { code, number } = await certificate(30_000)
    const promotion = await promotionOf(shop, { kind: "delivery", value: 0 })
    const { apply, applied, send } = await buyer(goods.ring)
    await apply(promotion)
    const id = (await apply(number, code)).data.certificates[0]?.id
    const stranger = await buyer(goods.ring)
    await stranger.send("DELETE", "/cart/vouchers/", { certificate: id })
    expect(await stranger.applied()).toEqual({ promotion: null, certificates: [] })
    expect((await applied()).certificates).toHaveLength(1)
    await send("DELETE", "/cart/vouchers/", { certificate: id })
    await send("DELETE", "/cart/vouchers/", { certificate: null })
    expect(await applied()).toEqual({ promotion: null, certificates: [] })
  })
})
