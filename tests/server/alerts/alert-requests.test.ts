import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { DataCopy } from "../../../core/contract/data-copy.ts"
import { priceAlertRule } from "../../../core/domain/alerts/price-alert.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { alertsOf, alertTokens, openAlertLink, pressAlertLink, type Stone, stonesOf } from "../../support/alerts/price-alerts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("requests for price alerts on $name", ({ start }) => {
  let shop: TestShop
  let stones: ReadonlyArray<Stone> = []
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 100, database: await start() })
    stones = await stonesOf(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.takeLetters()
    await shop.query("delete from rate_limits")
    await shop.query("delete from price_alerts")
  })
  const { ask, follow, letterAfter, letters, newEmail, nextStone, sell, stored, sweep } = alertsOf(() => ({ shop, stones }))

  test("are not confirmed by a mail program that sends its one-click end to the confirming link", async () => {
    const letter = await letterAfter(() => ask(nextStone().code, newEmail()))
    const [confirm = ""] = alertTokens(letter)
    await shop.app.request(`/alert?token=${confirm}`, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) })
    expect(await stored()).toEqual([expect.objectContaining({ confirmed: false, ended: null })])
  })

  test("have the same answer for every address; only a letter says that the alert already exists", async () => {
    const { email, stone } = await follow()
    const [known, unknown] = [await ask(stone.code, email.toUpperCase()), await ask(stone.code, newEmail())]
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    const subjects = (await letters()).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(["Вы уже следите за ценой камня", "Подтвердите письма о цене камня"])
    expect(await stored()).toHaveLength(2)
  })

  test("send at most ten confirmation letters a day to one address, and answer the same after that", async () => {
    const email = newEmail()
    for (let count = 0; count < priceAlertRule.lettersADay + 2; count++) {
      const { data, status } = await ask(nextStone().code, email)
      expect([status, data]).toEqual([200, {}])
    }
    expect(await letters()).toHaveLength(priceAlertRule.lettersADay)
  })

  test("are confirmed for at most twenty stones of one address", async () => {
    const email = newEmail()
    for (const stone of stones.slice(-priceAlertRule.most)) {
      await shop.query("delete from rate_limits")
      await follow(stone, email)
    }
    const more = nextStone()
    const [confirm = ""] = alertTokens(await letterAfter(() => ask(more.code, email)))
    const { page, status } = await pressAlertLink(shop, confirm)
    expect([status, page]).toEqual([409, expect.stringContaining("за 20 камнями")])
  })

  /** Orders a stone with payment on receipt; `complete` stands for its delivery. */
  const reserve = async ({ id }: Stone) => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(`1-${id}`)
    const { data } = await buyer.order({ deliveryId: 2, pointId: 1, address: null, paymentId: 3 })
    expect(data.paymentState).toBe("onReceipt")
    return { complete: () => shop.query("update orders set status = 'completed' where id = $1", [data.id]) }
  }

  test("are refused for a stone that is not for sale, with the reason, and for one that does not exist", async () => {
    const refusalFor = async ({ code }: Stone) => {
      const { message, status } = await ask(code, newEmail())
      return [status, message]
    }
    const [withdrawn, ordered] = [nextStone(), nextStone()]
    await sell(withdrawn)
    expect(await refusalFor(withdrawn)).toEqual([409, "Этот камень сняли с продажи. Посмотрите похожие в каталоге"])
    const { complete } = await reserve(ordered)
    expect(await refusalFor(ordered)).toEqual([409, "Этот камень отложен по заказу. Посмотрите похожие в каталоге"])
    await complete()
    expect(await refusalFor(ordered)).toEqual([409, "Этот камень уже купили. Посмотрите похожие в каталоге"])
    expect((await ask("99999999", newEmail())).status).toBe(404)
  })

  test.each([
    ["withdrawn", sell, "Этот камень сняли с продажи. Это последнее"],
    ["reserved", reserve, "Этот камень отложен по заказу. Это последнее"],
    ["bought", async (stone: Stone) => (await reserve(stone)).complete(), "Этот камень уже купили. Это последнее"]
  ])("end with a letter that says that the stone is %s", async (_, leave, sentence) => {
    const { email, stone } = await follow()
    await leave(stone)
    await letters()
    await sweep()
    const [letter] = (await letters()).filter(({ to }) => to === email)
    expect(letter?.text).toContain(sentence)
  })

  test.each([
    ["no address", { email: "" }],
    ["two addresses", { email: "a@gran.test, b@gran.test" }],
    ["a header in the address", { email: "a@gran.test\r\nBcc: b@gran.test" }],
    ["no consent", { agreement: false }],
    ["a text in place of the article", { code: "' or 1=1" }],
    ["more fields", { price: 1 }]
  ])("are refused with %s, and nothing is stored", async (_, changes) => {
    const body = { code: stones[0]?.code, email: "anna@gran.test", agreement: true, ...changes }
    expect((await shopperOf(shop).send("POST", "/alerts/diamonds/", body)).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  test.each(["", "x", "a".repeat(43), "'; drop table price_alerts; --", "<script>alert(1)</script>"])(
    "have a page for the link %o that says it does not work",
    async (token) => {
      const opened = await openAlertLink(shop, encodeURIComponent(token))
      const pressed = await pressAlertLink(shop, token)
      expect([opened.status, pressed.status]).toEqual([404, 404])
      expect(`${opened.page}${pressed.page}`).not.toContain("<script>alert")
    }
  )

  test("store only hashes of their links, and none is in the log", async () => {
    const { confirm, end } = await follow()
    const hashes = (await shop.query("select token_hash from price_alert_links")).map((row) => row["token_hash"])
    expect(hashes).toHaveLength(2)
    const log = JSON.stringify(shop.takeLog())
    for (const token of [confirm, end]) expect([hashes.includes(token), log.includes(token)]).toEqual([false, false])
  })

  describe("of an account", () => {
    const fromAccount = async (token: string, email: string) => {
      const body = { code: nextStone().code, email, agreement: true }
      expect((await shopperOf(shop, { token }).send("POST", "/alerts/diamonds/", body)).status).toBe(200)
      return letters()
    }
    const copied = async (token: string) =>
      (await shopperOf(shop, { token }).send<DataCopy>("GET", "/users/data/")).data.alerts.map(({ isConfirmed }) => isConfirmed)
    const remove = (token: string) => accounts.send("DELETE", "/users/", { password: accounts.password }, { token })

    test("are in the copy of its data and erased with it, when its address is confirmed", async () => {
      const { email, token } = await accounts.registerProven()
      await follow(nextStone(), email)
      await fromAccount(token, email)
      const other = await follow()
      expect(await copied(token)).toEqual([true, false])
      expect((await remove(token)).status).toBe(200)
      expect(await stored()).toEqual([{ email: other.email, confirmed: true, ended: null }])
    })

    test("are neither copied for nor erased with an account of somebody else's address", async () => {
      const { email, stone } = await follow()
      const { token } = await accounts.register({ email })
      await shopperOf(shop, { token }).send("POST", "/alerts/diamonds/", { code: stone.code, email, agreement: true })
      expect(await copied(token)).toEqual([])
      expect((await remove(token)).status).toBe(200)
      expect(await stored()).toEqual([{ email, confirmed: true, ended: null }])
    })

    test("remain the mailbox's, when it confirms what an account with its unconfirmed address has asked", async () => {
      const { email, token } = await accounts.register()
      await shop.takeLetters()
      const [letter] = await fromAccount(token, email)
      const [confirm = ""] = letter === undefined ? [] : alertTokens(letter)
      expect((await pressAlertLink(shop, confirm)).page).toContain("Следим за ценой")
      expect((await remove(token)).status).toBe(200)
      expect(await stored()).toEqual([{ email, confirmed: true, ended: null }])
    })

    test("are erased with it, when it has asked for letters to its own address that is not confirmed", async () => {
      const { email, token } = await accounts.register()
      await shop.takeLetters()
      await fromAccount(token, email)
      await fromAccount(token, newEmail())
      expect((await remove(token)).status).toBe(200)
      expect(await stored()).toEqual([expect.objectContaining({ confirmed: false })])
    })
  })
})
