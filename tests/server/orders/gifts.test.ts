import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sendGifts } from "../../../server/orders/send-gifts.ts"
import { sendLetters } from "../../../server/orders/send-order-letters.ts"
import { momentOf } from "../../../core/domain/text/days.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

const signed = { recipient: "Анне", sender: "Мама", words: "Выбирай сама\nОбнимаем", way: "email", email: "anna@friend.test", sendOn: null }

describe.each(databasesByTurn(import.meta.filename))("gifts on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start() })
    accounts = accountsOf(shop)
    goods = await prepareGoods(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  const sweep = () => shop.run(sendGifts("https://gran.test"))
  const gifts = async () => (await shop.takeLetters()).filter(({ to }) => to === "anna@friend.test")
  const dayFrom = (days: number) => momentOf(new Date(Date.now() + days * dayMs).toISOString()).day
  type Saved = { readonly id: string; readonly errors?: Readonly<Record<string, string>> }

  const begin = async (changes: object = {}) => {
    const buyer = await buyerOf(shop, accounts)
    const save = (more: object = {}) =>
      buyer.send<Saved>("POST", "/cart/gifts/", { line: goods.card, quantity: 1, isInCart: false, ...signed, ...changes, ...more })
    const pay = async (order: object = { deliveryId: null, address: null }) => {
      const { data } = await buyer.order(order)
      await buyer.settle(await buyer.startPayment(data.id), "paid", "twice")
      return data.id
    }
    return { buyer, save, pay }
  }

  test("two gifts of one amount are two lines, and one is changed without the other", async () => {
    const { buyer, save } = await begin()
    const [one, other] = [(await save()).data.id, (await save({ recipient: "Борису" })).data.id]
    expect(one).not.toBe(other)
    expect((await save({ line: one, isInCart: true, recipient: "Вере" })).data.id).toBe(one)
    expect((await buyer.cart()).certificates.map(({ gift }) => gift?.recipient)).toEqual(["Вере", "Борису"])
    await buyer.add(goods.card)
    const unsigned = await save({ line: goods.card, isInCart: true, recipient: "Глебу" })
    expect([unsigned.data.id === goods.card, (await buyer.cart()).certificates.map(({ gift }) => gift?.recipient)]).toEqual([
      false,
      ["Вере", "Борису", "Глебу"]
    ])
  })

  test("a gift cannot be added to another cart or changed by another user", async () => {
    const { data } = await (await begin()).save()
    const { buyer, save } = await begin()
    expect((await buyer.add(data.id)).status).toBe(404)
    expect((await save({ line: data.id, isInCart: true })).status).toBe(404)
  })

  test.each([
    [{ sendOn: dayFrom(-1) }, "sendOn"],
    [{ sendOn: "2027-02-31" }, "sendOn"],
    [{ sendOn: dayFrom(900) }, "sendOn"],
    [{ email: "никому" }, "email"],
    [{ email: null }, "email"],
    [{ recipient: "  " }, "recipient"],
    [{ words: "Слово ".repeat(333) }, "words"],
    [{ words: "С любовью 💍" }, "words"],
    [{ sender: "אמא" }, "sender"]
  ])("%o is refused at its field, with a message", async (changes, field) => {
    const { buyer, save } = await begin()
    const { data, status } = await save(changes)
    expect([status, Object.keys(data.errors ?? {})]).toEqual([422, [field]])
    expect((await buyer.cart()).certificates).toEqual([])
  })

  test("a gift without a day is sent once after payment, only to its recipient", async () => {
    const { buyer, pay, save } = await begin()
    await save()
    await shop.takeLetters()
    const id = await pay()
    const letters = await shop.takeLetters()
    const [gift, ...others] = letters.filter(({ to }) => to === "anna@friend.test")
    expect([gift?.subject, others]).toEqual(["Вам подарок от: Мама", []])
    expect(gift?.text).toMatch(/Кому: Анне[\s\S]*Выбирай сама[\s\S]*Обнимаем[\s\S]*https:\/\/gran\.test\/gifts\/[\w-]{43}\.pdf/)
    expect(letters.filter(({ to }) => to !== "anna@friend.test").every(({ text }) => !text.includes("/gifts/"))).toBe(true)
    await sweep()
    expect(await gifts()).toEqual([])
    expect((await buyer.one(id)).data.items[0]?.gift).toMatchObject({ recipient: "Анне", isLost: false, sentAt: expect.any(String) })
    const [link = ""] = /https:\/\/gran\.test(\/gifts\/\S+)/.exec(gift?.text ?? "")?.slice(1) ?? []
    expect((await shop.app.request(link)).headers.get("content-type")).toBe("application/pdf")
  })

  test("a gift with a day waits until ten o'clock of it, and is sent once despite restarts of the shop", async () => {
    const { pay, save } = await begin({ sendOn: dayFrom(3) })
    await save()
    const id = await pay()
    expect(await gifts()).toEqual([])
    const [row] = await shop.query(
      `select to_char(send_at at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI') as at from order_gifts where order_id = $1`,
      [id]
    )
    expect(row).toEqual({ at: `${dayFrom(3)} 10:00` })
    await shop.query("update order_gifts set send_at = now() where order_id = $1", [id])
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await gifts()).toHaveLength(1)
  })

  test("an interrupted letter is reported to its buyer, with the link, and not sent again", async () => {
    const { pay, save } = await begin({ sendOn: dayFrom(3) })
    await save()
    const id = await pay()
    await shop.takeLetters()
    await shop.query("update order_gifts set send_at = now(), claimed_at = now() - interval '1 hour' where order_id = $1", [id])
    await sweep()
    await sweep()
    expect(await shop.query("select kind from order_letters where order_id = $1 and kind = 'giftLost'", [id])).toHaveLength(1)
    expect(await gifts()).toEqual([])
  })

  test("gifts of one order that may be lost are reported once each, those of one time together", async () => {
    const { pay, save } = await begin({ sendOn: dayFrom(3) })
    const recipients = ["Анне", "Борису", "Вере"]
    for (const recipient of recipients) await save({ recipient })
    const id = await pay()
    await shop.query(
      "update users set email_confirmed_at = now(), email = orders.email from orders where orders.id = $1 and user_id = users.id",
      [id]
    )
    await shop.takeLetters()
    const reportLost = async (...positions: ReadonlyArray<number>) => {
      await shop.query(
        "update order_gifts set send_at = now(), claimed_at = now() - interval '1 hour' where order_id = $1 and position = any($2::int4[])",
        [id, positions]
      )
      await sweep()
      await shop.run(sendLetters("https://gran.test"))
      return (await shop.takeLetters()).map(({ subject, text }) => [subject, ...recipients.filter((name) => text.includes(name))])
    }
    const subject = "Письмо с подарком могло не дойти"
    expect(await reportLost(1)).toEqual([[subject, "Анне"]])
    expect(await reportLost(2, 3)).toEqual([[subject, "Борису", "Вере"]])
    expect(await reportLost()).toEqual([])
  })

  test("a card in an envelope is delivered, and its letter is not sent", async () => {
    const { pay, save } = await begin({ way: "card", email: null })
    await save()
    const { buyer, save: saveOther } = await begin({ way: "card", email: null })
    await saveOther()
    expect((await buyer.order({ deliveryId: null, address: null })).status).toBe(422)
    await shop.takeLetters()
    const id = await pay({})
    expect(await gifts()).toEqual([])
    const [row] = await shop.query("select status, delivery from orders where id = $1", [id])
    expect(row).toEqual({ status: "inWork", delivery: "courier" })
  })
})
