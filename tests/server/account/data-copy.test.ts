import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { DataCopy } from "../../../core/contract/data-copy.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { requestDiamond } from "../../support/diamond-orders/requests.ts"
import { savePassport } from "../../support/documents/passport.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename))("the copy of a user's data on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  const read = async (headers: Readonly<Record<string, string>>) => {
    const response = await shop.ask("/api/v2/users/data/", { headers })
    const { data }: { readonly data: DataCopy } = await response.json()
    return { status: response.status, data, isStored: response.headers.get("cache-control") }
  }

  test("contains the user's data only, and no value of the passport", async () => {
    const [anna, other] = [await accounts.register(), await accounts.register()]
    await savePassport(shop, anna.bearer)
    const own = await requestDiamond(shop, anna.bearer)
    await requestDiamond(shop, other.bearer)
    const { data, isStored, status } = await read(anna.bearer)
    expect([status, isStored]).toEqual([200, "no-store"])
    expect([data.diamondOrders.map(({ id }) => id), data.orders, data.visits]).toEqual([[own], [], []])
    expect(data.profile.passport).not.toBeNull()
    expect(data.passportAccesses.map(({ byWhom, what }) => `${byWhom} ${what}`)).toEqual(["user uploaded", "user saved"])
    expect(JSON.stringify(data)).not.toMatch(/Хамовники|770-001|2015-03-27/)
  })

  test("lists the devices where the user is signed in, without tokens", async () => {
    const [anna, other] = [await accounts.register(), await accounts.register()]
    const { data: again } = await accounts.logIn(anna.email, accounts.password)
    const { data } = await read(anna.bearer)
    expect(data.devices.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Неизвестное устройство", true],
      ["Неизвестное устройство", false]
    ])
    const tokens = [anna.token, other.token, String(again.token)]
    const hashes = await shop.query<{ hash: string }>("select token_hash as hash from sessions")
    for (const hidden of [...tokens, ...hashes.map(({ hash }) => hash)]) expect(JSON.stringify(data)).not.toContain(hidden)
    expect(hashes.length).toBeGreaterThanOrEqual(tokens.length)
  })

  test("contains quick orders of the confirmed address", async () => {
    const [anna, other] = [await accounts.registerProven(), await accounts.registerProven()]
    const [stone] = await shop.query<{ id: number; code: string }>("select id, code from diamonds order by id limit 1")
    const ordered = await accounts.send("POST", "/quick-order/", {
      ...{ userName: "Анна", email: anna.email, phone: "+79991234567", comment: "Артикул 1", agreement: true },
      ...{ link: `/diamonds/${stone?.code}/`, idProduct: stone?.id }
    })
    expect(ordered.status).toBe(200)
    expect((await read(anna.bearer)).data.quickOrders).toHaveLength(1)
    expect((await read(other.bearer)).data.quickOrders).toEqual([])
  })

  test("contains the cart and the confirmed newsletter subscription", async () => {
    const [anna, other] = [await accounts.registerProven(), await accounts.register()]
    const [stone] = await shop.query<{ id: number }>("select id from diamonds order by id limit 1")
    const id = `1-${stone?.id}`
    const added = await shop.ask("/api/v2/cart/", {
      method: "POST",
      headers: { ...anna.bearer, "content-type": "application/json" },
      body: JSON.stringify({ id, quantity: 1 })
    })
    expect(added.status).toBe(200)
    for (const { email } of [anna, other])
      await shop.query("insert into newsletter_subscriptions (email_key, email, confirmed_at) values (lower($1), $1, now())", [email])
    const [own, empty] = [(await read(anna.bearer)).data, (await read(other.bearer)).data]
    expect([own.cart.diamond.map((line) => line.id), own.isSubscribed]).toEqual([[id], true])
    expect([empty.cart.totalCount, empty.isSubscribed]).toEqual([0, false])
  })

  test("is answered with 401 without a token, and with 429 after ten in an hour", async () => {
    expect((await read({})).status).toBe(401)
    const { bearer } = await accounts.register()
    const statuses: Array<number> = []
    for (let count = 0; count < 11; count++) statuses.push((await read(bearer)).status)
    expect([statuses.slice(0, 10).every((status) => status === 200), statuses[10]]).toEqual([true, 429])
  })
})
