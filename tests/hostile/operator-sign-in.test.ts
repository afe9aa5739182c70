import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newToken } from "../../server/platform/identity/secrets.ts"
import { type Accounts, accountsOf, type From } from "../support/samples/accounts.ts"
import { operatorSignIn, operatorKey, operatorDevice, signInFor } from "../support/server/operator-sign-in.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"

let shop: TestShop
let accounts: Accounts
beforeAll(async () => {
  shop = await startShop({ diamonds: 10, operatorKey })
  accounts = accountsOf(shop)
})
afterAll(() => shop.stop())
beforeEach(() => query("delete from rate_limits"))

const { ask, makeToken, query } = operatorSignIn(() => shop)
const me = (token: string, from: From) => accounts.send("GET", "/session/", undefined, { token, ...from })

describe("the operator's login endpoint", () => {
  test("requires its key, and does not exist without a configured one", async () => {
    const { email } = await accounts.register()
    for (const key of ["", "another-key-of-16", `${operatorKey} `, operatorKey.toUpperCase()]) {
      expect([key, (await ask(signInFor(email), key)).status]).toEqual([key, key.trim() === operatorKey ? 200 : 401])
      expect((await ask({ method: "GET" }, `${key}x`)).status).toBe(401)
    }
    expect((await ask(signInFor(email), operatorKey, shop.appWith({ operatorKey: null }))).status).toBe(404)
  })

  test("requires a customer, a name and a reason", async () => {
    const { email } = await accounts.register()
    const statuses = []
    for (const body of [
      {},
      { email },
      { email, by: "olga" },
      { email, by: "olga", reason: " " },
      { email: "nobody@gran.test", by: "o", reason: "r" }
    ]) {
      statuses.push((await ask({ method: "POST", body: JSON.stringify(body) })).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 404])
  })
})

describe("an answer with the link", () => {
  test("is not cached, sends no referrer, and is masked in the log", async () => {
    const { email } = await accounts.register()
    const token = await makeToken(email)
    shop.takeLog()
    const addresses = [`/?silenceIsGold=${token}`, `/diamonds?page=2&silence%49sGold=${token}`, `/jewelry/?a=b&silenceIsGold=${token}#x`]
    for (const address of addresses) {
      const { headers } = await shop.app.request(address)
      expect([address, headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([address, "no-store", "no-referrer"])
    }
    await me(token, operatorDevice())
    await ask(signInFor(email))
    const lines = JSON.stringify(shop.takeLog())
    expect(lines).toContain("silenceIsGold=***")
    expect([lines.includes(token), lines.includes(email)]).toEqual([false, false])
    const stored = JSON.stringify([await query("select * from operator_sign_ins"), await query("select * from operator_sign_in_events")])
    expect(stored).not.toContain(token)
    expect((await shop.app.request("/")).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(publicUrl.startsWith("https:")).toBe(true)
  })

  test("a recovery link of a letter is treated the same", async () => {
    const { headers } = await shop.app.request(`/?password-reset=${newToken()}`)
    expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual(["no-store", "no-referrer"])
  })
})
