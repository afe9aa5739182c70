import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Clock, Effect } from "effect"
import { firstDay, isOpenDay } from "../../../core/domain/delivery/calendar.ts"
import { formatDay, momentOf } from "../../../core/domain/text/days.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf, parcel } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"
import { dayAfter } from "../../../core/domain/text/day-after.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

describe.each(databasesByTurn(import.meta.filename))("an operator postponing orders on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    goods = await prepareGoods(shop)
  })

  const delay = async (id: number, body: object) => {
    const response = await shop.app.request(`/internal/orders/${id}/delay`, {
      method: "POST",
      headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    return { status: response.status, ...(await response.json()) }
  }
  const dayIn = async (days: number) => {
    const now = await shop.run(Effect.map(Clock.currentTimeMillis, (at) => new Date(at).toISOString()))
    return dayAfter(momentOf(now).day, days)
  }
  const later = async (days: number) => firstDay(await dayIn(days), isOpenDay)
  const ordered = async (changes: object = {}) => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.ring)
    const { id } = (await buyer.order({ paymentId: 3, address: { ...parcel, settlement: "Москва" }, ...changes })).data
    await shop.takeLetters()
    return { ...buyer, id }
  }

  test("sends a letter each time, with the day, the reason and the calendar, which the order's page shows too", async () => {
    const { id, one } = await ordered()
    const [first, second] = [await later(40), await later(50)]
    expect(await delay(id, { day: first, reason: " Камень задержался \n на экспертизе " })).toMatchObject({
      status: 200,
      data: { id, number: String(id), day: first }
    })
    expect(await delay(id, { day: first, reason: "Камень задержался на экспертизе" })).toMatchObject({ status: 200 })
    const [letter, ...others] = await shop.takeLetters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: "anna@gran.test", subject: `Заказ № ${id}: новый срок получения` })
    const text = letter?.text.replaceAll("\u00A0", " ")
    expect(text).toContain(`Получите ${formatDay(first).replaceAll("\u00A0", " ").slice(0, -5)}. Камень задержался на экспертизе.`)
    expect(text).toContain("заказ можно отменить на его странице")
    expect(letter?.calendar).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`)
    expect((await delay(id, { day: second, reason: "Мастер заболел." })).status).toBe(200)
    expect((await shop.takeLetters()).map(({ subject }) => subject)).toEqual([`Заказ № ${id}: новый срок получения`])
    const third = await later(45)
    for (const [day, sentence] of [
      [third, "Заказ придёт раньше, чем мы написали в прошлом письме."],
      [second, "Простите: заказ придёт позже, чем мы обещали."]
    ] as const) {
      expect((await delay(id, { day, reason: "Мастер заболел." })).status).toBe(200)
      expect((await shop.takeLetters()).map((each) => each.text.replaceAll("\u00A0", " "))).toEqual([expect.stringContaining(sentence)])
    }
    const { data } = await one(id)
    expect(data.delivery).toMatchObject({ term: { kind: "days", from: second, to: second }, delayReason: "Мастер заболел.", hours: null })
    expect(data.timeline.map(({ event }) => event)).toEqual(["placed", "moved", "moved", "moved", "moved"])
  })

  test("releases the courier's slot, and repeated at once makes one delay", async () => {
    const { id, one } = await ordered()
    await shop.query("update orders set slot_city = 'москва', slot_day = current_date, slot_hours = '10:00–14:00' where id = $1", [id])
    const day = await later(30)
    const replies = await Promise.all(Array.from({ length: 4 }, () => delay(id, { day, reason: "Ждём камень" })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await shop.takeLetters()).toHaveLength(1)
    expect((await one(id)).data.delivery.hours).toBeNull()
  })

  test("an order is overdue after its last day, until it is handed over or gets a new day", async () => {
    const { id, one } = await ordered()
    const [yesterday, today] = [await dayIn(-1), await dayIn(0)]
    const isOverdue = async (term: object, status: string, delivery = "courier") => {
      const changes = [id, JSON.stringify(term), status, delivery]
      await shop.query("update orders set term = $2::jsonb, status = $3, delivery = $4 where id = $1", changes)
      return (await one(id)).data.delivery.isOverdue
    }
    const past = { kind: "days", from: "2026-01-10", to: yesterday }
    for (const status of ["new", "inWork", "ready"]) expect([status, await isOverdue(past, status)]).toEqual([status, true])
    expect(await isOverdue(past, "completed")).toBe(false)
    expect(await isOverdue({ ...past, to: today }, "inWork")).toBe(false)
    expect(await isOverdue({ kind: "workingDays", least: 2, most: 4 }, "inWork")).toBe(false)
    expect(await isOverdue(past, "ready", "self-pickup")).toBe(false)
    expect(await isOverdue(past, "inWork")).toBe(true)
    await delay(id, { day: await later(30), reason: "Ждём камень" })
    expect((await one(id)).data.delivery.isOverdue).toBe(false)
  })

  test("is refused with a message for impossible and unreadable requests", async () => {
    const { cancel, id, one } = await ordered()
    expect(await delay(id, { day: "2020-01-10", reason: "Поздно" })).toMatchObject({ status: 409, message: "Этот день уже наступил" })
    for (const body of [{}, { day: await later(5) }, { day: "2026-02-30", reason: "Нет" }, { day: await later(5), reason: "  " }])
      expect((await delay(id, body)).status).toBe(422)
    expect((await delay(7, { day: await later(30), reason: "Нет такого" })).status).toBe(404)
    await cancel(id)
    expect(await delay(id, { day: await later(30), reason: "Отменён" })).toMatchObject({ status: 409, message: "Заказ отменён" })
    expect((await one(id)).data.delivery.delayReason).toBeNull()
  })
})
