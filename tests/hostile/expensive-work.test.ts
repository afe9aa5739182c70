import { Effect } from "effect"
import { argon2, type Argon2Parameters } from "node:crypto"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { limits } from "../../server/platform/api/limits.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import * as passwords from "../../server/platform/identity/passwords.ts"
import { parseSearchTerm } from "../../server/search/parse-search-term.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { minCost } from "../../qa/server/least-cost.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

const derive = promisify(argon2)

/** Expensive work is limited in total and per client. */
describe.each(databasesByTurn(import.meta.filename, "account"))("expensive work on $name", ({ name, start }) => {
  let shop: TestShop
  const costs: Array<number> = []
  beforeAll(async () => {
    const hashing = {
      cost: { memory: 128, passes: 1 },
      derive: (parameters: Argon2Parameters) => {
        costs.push(parameters.memory)
        return derive("argon2id", parameters)
      }
    }
    shop = await startShop({ database: await start(), hashing })
  })
  afterAll(() => shop.stop())
  beforeEach(() => shop.query<{ hash: string; timeout: string }>("delete from rate_limits"))

  test("of many misspelt words six are corrected, the others are ignored", async () => {
    const slips = ["колььцо", "коольцо", "ккольцо", "кольццо", "кольцоо", "колцьо", "кольуо", "кольйо", "кодьцо", "кольчо"]
    const { phrases, unread } = await shop.run(parseSearchTerm(slips.join(" ")))
    expect([phrases.length, unread.length]).toEqual([6, 4])
  })

  test.each([
    ["suggestions", "search.suggest", "suggest/"],
    ["found jewelry", "search.jewelries", "jewelries"],
    ["found stones", "search.diamonds", "diamonds"]
  ] as const)("%s are limited per network, rendered pages are not", async (_, key, path) => {
    const ask = (from: string) => shop.ask(`/api/v2/search/${path}?term=%D0%BA%D0%BE%D0%BB%D1%8C`, { from })
    expect((await ask("192.0.2.1")).status).toBe(200)
    await shop.query("update rate_limits set count = $1", [limits.search.most])
    const refused = await ask("192.0.2.1")
    expect([refused.status, Number(refused.headers.get("retry-after")) > 3_000]).toEqual([429, true])
    expect((await ask("192.0.2.2")).status).toBe(200)
    await shop.query("delete from rate_limits")
    const input = { params: {}, query: { term: "коль" }, body: {} }
    expect((await shop.run(callInProcess(shop.calls, key, input))).status).toBe(200)
    expect(await shop.query<{ hash: string; timeout: string }>("select key from rate_limits")).toEqual([])
  })

  test("a password with a cheaper hash is hashed again at the next login, once", async () => {
    const accounts = accountsOf(shop)
    const { email } = await accounts.register()
    const cheap = passwords.layer({ cost: minCost })
    const hash = await Effect.runPromise(
      Effect.provide(
        Effect.flatMap(passwords.Passwords, (known) => known.hash(accounts.password, { network: "here", isKnown: true })),
        cheap
      )
    )
    await shop.query("update users set password_hash = $2 where email = $1", [email, hash])
    expect((await accounts.logIn(email, "wrong-password")).status).toBe(403)
    expect(
      (await shop.query<{ hash: string; timeout: string }>("select password_hash as hash from users where email = $1", [email]))[0]?.hash
    ).toBe(hash)
    costs.splice(0)
    for (let index = 0; index < 2; index++) expect((await accounts.logIn(email, accounts.password)).status).toBe(200)
    expect(costs).toEqual([64, 128, 128])
  })

  test.skipIf(name === "PGlite")("no statement holds a connection without limit, except the seed's own", async () => {
    expect(
      (await shop.query<{ hash: string; timeout: string }>("select current_setting('statement_timeout') as timeout"))[0]?.timeout
    ).toBe("30s")
  })
})
