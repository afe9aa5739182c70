import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { PriceAlert } from "../../../core/contract/own-alerts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { alertsOf, alertTokens, pressAlertLink, type Stone, stonesOf } from "../../support/alerts/price-alerts.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerWith } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("a user's price alerts on $name", ({ start }) => {
  let shop: TestShop
  let stones: ReadonlyArray<Stone> = []
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 200, database: await start() })
    stones = (await stonesOf(shop)).filter(({ shape }) => shape === "round")
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from rate_limits")
    await shop.query("delete from price_alerts")
    await shop.takeLetters()
  })
  const { ask, follow, letterAfter, nextStone, sell, setPrice, stored, sweep } = alertsOf(() => ({ shop, stones }))

  const listOf = async (token: string) => {
    const { data, status } = await shopperOf(shop, { token }).send<{ items: ReadonlyArray<PriceAlert> }>("GET", "/users/alerts/")
    expect(status).toBe(200)
    return data.items
  }
  const end = (token: string, id: number) => shopperOf(shop, { token }).send("DELETE", `/users/alerts/${id}/`)
  const member = async () => {
    const { email, token } = await accounts.registerProven()
    return { email, token, states: async () => (await listOf(token)).map(({ state, stone }) => [stone.code, state]) }
  }

  test("are listed newest first with the price at the request and the price now", async () => {
    const { email, states, token } = await member()
    const [first, second] = [nextStone(), nextStone()]
    await follow(first, email)
    await letterAfter(() => ask(second.code, email.toUpperCase()))
    await setPrice(first, first.price - 7_000)
    expect(await states()).toEqual([
      [second.code, "waiting"],
      [first.code, "fell"]
    ])
    const [, fallen] = await listOf(token)
    expect(fallen).toMatchObject({ askedPrice: first.price, stone: { price: first.price - 7_000 }, similar: [] })
    await setPrice(first, first.price + 7_000)
    expect((await states())[1]).toEqual([first.code, "following"])
  })

  test("keep a stone that left sale, with three similar ones, and say when it is back", async () => {
    const { email, states, token } = await member()
    const { stone } = await follow(nextStone(), email)
    await sell(stone)
    expect(await states()).toEqual([[stone.code, "withdrawn"]])
    await letterAfter(sweep)
    const [gone] = await listOf(token)
    expect(gone?.state).toBe("withdrawn")
    expect(gone?.similar.map(({ shape }) => shape)).toEqual(["round", "round", "round"])
    await shop.query("update diamonds set is_available_for_sale = true where id = $1", [stone.id])
    expect(await states()).toEqual([[stone.code, "back"]])
    await letterAfter(() => ask(stone.code, email))
    expect(await states()).toEqual([[stone.code, "waiting"]])
  })

  test("send no letter to the owner who bought the stone, but to everybody else", async () => {
    const { email, states, token } = await member()
    const { stone } = await follow(nextStone(), email)
    const other = await follow(stone)
    const buyer = buyerWith(shop, token)
    await buyer.take(`1-${stone.id}`)
    await buyer.settle(await buyer.startPayment((await buyer.order()).data.id), "paid")
    await shop.takeLetters()
    expect((await letterAfter(sweep)).to).toBe(other.email)
    expect(await states()).toEqual([[stone.code, "sold"]])
  })

  test("are ended from the list, also those of a stone that is gone, and no letter follows", async () => {
    const { email, states, token } = await member()
    const [followed, gone] = [(await follow(nextStone(), email)).stone, (await follow(nextStone(), email)).stone]
    await sell(gone)
    await letterAfter(sweep)
    for (const { id } of await listOf(token)) {
      expect((await end(token, id)).status).toBe(200)
      expect((await end(token, id)).status).toBe(200)
    }
    expect(await states()).toEqual([])
    expect((await stored()).map((row) => row["ended"])).toEqual(["link", "link"])
    await setPrice(followed, 100)
    await sweep()
    expect(await shop.takeLetters()).toEqual([])
  })

  test("are gone from the list after the link of a letter", async () => {
    const { email, states } = await member()
    const letter = await letterAfter(() => ask(nextStone().code, email))
    await pressAlertLink(shop, alertTokens(letter)[1] ?? "")
    expect(await states()).toEqual([])
  })

  test("are neither shown to nor ended by another user, or one whose address is not confirmed", async () => {
    const owner = await member()
    await follow(nextStone(), owner.email)
    const [alert] = await listOf(owner.token)
    const id = alert?.id ?? 0
    const stranger = await member()
    const { email } = await follow()
    const unproven = await accounts.register({ email })
    for (const { token } of [stranger, unproven]) {
      expect(await listOf(token)).toEqual([])
      expect((await end(token, id)).status).toBe(404)
    }
    const other = (await shop.query<{ id: number }>("select id from price_alerts where email = $1", [email]))[0]?.id ?? 0
    expect((await end(unproven.token, other)).status).toBe(404)
    expect((await shopperOf(shop).send("GET", "/users/alerts/")).status).toBe(401)
    expect((await stored()).map((row) => row["ended"])).toEqual([null, null])
  })
})
