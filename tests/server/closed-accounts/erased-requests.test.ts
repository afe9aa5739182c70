import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { dayMs } from "../../../core/domain/text/day-after.ts"
import { eraseAccountsAt } from "../../../server/closed-accounts/erase-accounts.ts"
import { eraseRequestsAt } from "../../../server/closed-accounts/erase-requests.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { wishedQuestion } from "../../support/questions/questions.ts"
import { type Accounts, accountsOf, confirmTokens, pressLink } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { askedVisit } from "../../support/samples/visits.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, prepareGoods } from "../../support/server/shoppers.ts"

const inDays = (days: number): Date => new Date(Date.now() + days * dayMs)
const tables = ["visits", "quick_orders", "questions", "email_links", "newsletter_subscriptions"]
/** Days of three years. */
const years = 3 * 365.25

describe.each(databasesByTurn(import.meta.filename))("requests of guests on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
    goods = await prepareGoods(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    for (const table of [...tables, "rate_limits"]) await shop.query(`delete from ${table}`)
    await shop.takeLetters()
  })
  const requestAll = async (email: string) => {
    const quick = {
      userName: "Анна Петрова",
      email,
      phone: "+7 (999) 123-45-67",
      agreement: true,
      comment: "Размер 17",
      link: "/jewelry/kolco/0241073/"
    }
    const quickOrder = await accounts.send("POST", "/quick-order/", { ...quick, idProduct: numberIn(goods.ring) })
    const question = await accounts.send("POST", "/questions/", wishedQuestion({ email }))
    const visit = await askedVisit(shop, goods.ring, { email })
    expect([quickOrder.status, question.status, visit.status]).toEqual([200, 200, 200])
  }
  const subscribe = (email: string) => accounts.send("POST", "/subscriptions/alrosa/", { email, accept: true })
  const states = () =>
    shop.query("select 'visit' as kind, state from visits union all select 'quick', state from quick_orders order by kind")
  const counts = async () => {
    const rows = await Promise.all(tables.map((table) => shop.query<{ count: number }>(`select count(*)::int4 as count from ${table}`)))
    return Object.fromEntries(rows.map(([row], index) => [tables[index], row?.count]))
  }
  const none = { visits: 0, quick_orders: 0, questions: 0, email_links: 0, newsletter_subscriptions: 0 }

  test("from the confirmed address of a closed account are cancelled with it, and erased within its term", async () => {
    const anna = await accounts.registerProven()
    await subscribe(anna.email)
    await shop.takeLetters()
    await requestAll(anna.email)
    const closed = await accounts.send("DELETE", "/users/", { password: accounts.password }, { token: anna.token })
    expect([closed.status, await states()]).toEqual([
      200,
      [
        { kind: "quick", state: "cancelled" },
        { kind: "visit", state: "cancelled" }
      ]
    ])
    await shop.run(eraseAccountsAt(inDays(30)))
    expect(await counts()).toEqual(none)
  })

  test("from an address that the closed account has not confirmed stay open", async () => {
    const stranger = await accounts.register()
    await requestAll(stranger.email)
    await accounts.send("DELETE", "/users/", { password: accounts.password }, { token: stranger.token })
    expect(await states()).toEqual([
      { kind: "quick", state: "asked" },
      { kind: "visit", state: "asked" }
    ])
  })

  test("are erased three years after their end, open ones stay", async () => {
    await requestAll("anna@gran.test")
    await requestAll("olga@gran.test")
    await shop.query("update visits set state = 'over' where email = 'anna@gran.test'")
    await shop.query("update quick_orders set state = 'done' where email = 'anna@gran.test'")
    await shop.query("update questions set replied_at = now() + interval '10 days' where email = 'olga@gran.test'")
    await shop.run(eraseRequestsAt(inDays(years - 2)))
    expect(await counts()).toEqual({ ...none, visits: 2, quick_orders: 2, questions: 2 })
    await shop.run(eraseRequestsAt(inDays(years + 2)))
    expect(await counts()).toMatchObject({ quick_orders: 1, questions: 1 })
    await shop.run(eraseRequestsAt(inDays(years + 120)))
    expect(await counts()).toEqual({ ...none, visits: 1, quick_orders: 1 })
  })

  test("about items of an order without an account lose their texts after three years", async () => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.stone)
    const { id } = (await buyer.order()).data
    await shop.query(
      "insert into order_cares (order_id, kind, state, reason, answer) values ($1, 'cleaning', 'done', 'Помутнело', 'Почистили')",
      [id]
    )
    const texts = () => shop.query("select reason, answer from order_cares where order_id = $1", [id])
    await shop.run(eraseRequestsAt(inDays(years + 2)))
    expect(await texts()).toEqual([{ reason: "Помутнело", answer: "Почистили" }])
    await shop.query("update orders set user_id = null where id = $1", [id])
    await shop.run(eraseRequestsAt(inDays(years - 2)))
    expect(await texts()).toEqual([{ reason: "Помутнело", answer: "Почистили" }])
    await shop.run(eraseRequestsAt(inDays(years + 2)))
    expect(await texts()).toEqual([{ reason: "", answer: null }])
  })

  test("to subscribe are erased with their links when nobody confirms them within a week", async () => {
    await subscribe("anna@gran.test")
    await shop.query("update newsletter_subscriptions set accepted_at = accepted_at - interval '6 days'")
    await subscribe("anna@gran.test")
    await shop.takeLetters()
    await shop.run(eraseRequestsAt(inDays(6)))
    expect(await counts()).toEqual({ ...none, newsletter_subscriptions: 1, email_links: 4 })
    await shop.run(eraseRequestsAt(inDays(7.1)))
    expect(await counts()).toEqual(none)
  })

  test("to end a subscription leave the address for a year, in working links", async () => {
    await subscribe("anna@gran.test")
    const [confirm = "", end = ""] = (await shop.takeLetters()).flatMap(({ text }) => confirmTokens(text))
    await pressLink(shop, confirm)
    await shop.takeLetters()
    await pressLink(shop, end)
    await shop.run(eraseRequestsAt(inDays(364)))
    expect((await counts())["email_links"]).toBe(2)
    await shop.run(eraseRequestsAt(inDays(367)))
    expect(await counts()).toEqual(none)
  })
})
