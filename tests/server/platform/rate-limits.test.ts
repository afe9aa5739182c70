import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { limits } from "../../../server/platform/api/limits.ts"
import { countOne } from "../../../server/platform/db/rate-limits.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const refusal = { status: 429, message: "Слишком много попыток. Попробуйте позже", data: { errors: {} } }
const within = (seconds: number) => (retryAfter: string | null) => Number(retryAfter) > seconds - 60 && Number(retryAfter) <= seconds

describe.each(bothDatabases())("limits on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(() => Promise.all([shop.query("delete from rate_limits"), shop.query("delete from slowed_tries")]))

  const times = async <A>(count: number, run: (index: number) => Promise<A>): Promise<ReadonlyArray<A>> => {
    const answers: Array<A> = []
    for (let index = 0; index < count; index++) answers.push(await run(index))
    return answers
  }
  const statuses = (answers: ReadonlyArray<{ readonly status: number }>) => [...new Set(answers.map(({ status }) => status))]

  test("ten wrong passwords for one address are checked at once, then with growing waits, also for the right one", async () => {
    const { email } = await accounts.register()
    const tries = await times(10, () => accounts.logIn(email, "wrong-password", "192.0.2.1"))
    expect(statuses(tries)).toEqual([403])
    const waits = await times(12, async () => {
      const { retryAfter, ...refused } = await accounts.logIn(email.toUpperCase(), accounts.password, "192.0.2.1")
      expect(refused.status).toBe(429)
      await shop.query("update slowed_tries set open_at = open_at - make_interval(secs => $1)", [Number(retryAfter)])
      expect((await accounts.logIn(email, "wrong-password", "192.0.2.1")).status).toBe(403)
      return Number(retryAfter)
    })
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    const { retryAfter, ...refused } = await accounts.logIn(email, accounts.password, "192.0.2.1")
    expect(refused).toEqual({
      status: 429,
      message: "Слишком много попыток. Попробуйте через 15 минут или восстановите пароль по почте",
      data: { errors: {} }
    })
    expect(within(15 * 60)(retryAfter)).toBe(true)
  })

  test("a limited login does not limit other accounts and other networks", async () => {
    const [one, two] = [await accounts.register(), await accounts.register()]
    await times(11, () => accounts.logIn(one.email, "wrong-password", "192.0.2.2"))
    expect((await accounts.logIn(two.email, accounts.password, "192.0.2.2")).status).toBe(200)
    expect((await accounts.logIn(one.email, accounts.password, "192.0.2.3")).status).toBe(200)
  })

  test("an unknown address is counted like an existing one", async () => {
    const tries = await times(11, () => accounts.logIn("nobody@gran.test", "wrong-password", "192.0.2.4"))
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  })

  test("simultaneous tries are all counted", async () => {
    const { email } = await accounts.register()
    const tries = await Promise.all(Array.from({ length: 25 }, () => accounts.logIn(email, "wrong-password", "192.0.2.5")))
    expect(tries.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(11)
  })

  test("a right password resets the wrong ones before it", async () => {
    const { email } = await accounts.register()
    await times(9, () => accounts.logIn(email, "wrong-password", "192.0.2.6"))
    expect((await accounts.logIn(email, accounts.password, "192.0.2.6")).status).toBe(200)
    expect(statuses(await times(9, () => accounts.logIn(email, "wrong-password", "192.0.2.6")))).toEqual([403])
  })

  test("wrong passwords expire after a day without tries", async () => {
    const { email } = await accounts.register()
    await times(11, () => accounts.logIn(email, "wrong-password", "192.0.2.7"))
    await shop.query("update slowed_tries set open_at = open_at - interval '1 day', resets_at = resets_at - interval '1 day'")
    expect(statuses(await times(10, () => accounts.logIn(email, "wrong-password", "192.0.2.7")))).toEqual([403])
    expect((await accounts.logIn(email, accounts.password, "192.0.2.7")).status).toBe(429)
  })

  test("successful logins do not count towards a network's limit", async () => {
    const { email } = await accounts.register()
    expect(statuses(await times(110, () => accounts.logIn(email, accounts.password, "192.0.2.15")))).toEqual([200])
  })

  test("one network has a hundred login tries across accounts; an IPv6 network counts as one", async () => {
    await times(100, (index) => accounts.logIn(`person${index}@gran.test`, "wrong-password", `2001:db8::${index.toString(16)}`))
    expect((await accounts.logIn("another@gran.test", "wrong-password", "2001:0db8:0:0:ffff::1")).status).toBe(429)
    expect((await accounts.logIn("another@gran.test", "wrong-password", "2001:db8:0:1::1")).status).toBe(403)
    await times(100, (index) => accounts.logIn(`person${index}@gran.test`, "wrong-password", "::ffff:192.0.2.8"))
    expect((await accounts.logIn("another@gran.test", "wrong-password", "192.0.2.8")).status).toBe(429)
  })

  test("one network has sixty registrations an hour", async () => {
    const register = () => accounts.send("POST", "/register/", accounts.registration(), { from: "192.0.2.9" })
    expect(statuses(await times(60, register))).toEqual([200])
    const { retryAfter, ...refused } = await register()
    expect(refused).toEqual(refusal)
    expect(within(60 * 60)(retryAfter)).toBe(true)
  })

  test("recovery letters can be requested without limit for any address, but only three are sent at once", async () => {
    const { email } = await accounts.registerProven()
    for (const asked of [email, "nobody@gran.test"]) {
      expect(statuses(await times(8, () => accounts.send("POST", "/password-reset/", { email: asked })))).toEqual([200])
    }
    expect(await shop.takeLetters()).toHaveLength(3)
  })

  test("one network requests sixty letters an hour, for any addresses", async () => {
    const ask = (index: number) => accounts.send("POST", "/password-reset/", { email: `person${index}@gran.test` }, { from: "192.0.2.16" })
    expect(statuses(await times(60, ask))).toEqual([200])
    const { retryAfter, ...refused } = await ask(60)
    expect([refused, within(60 * 60)(retryAfter)]).toEqual([refusal, true])
  })

  test("recovery tokens have sixty guesses an hour, an old password ten per quarter of an hour", async () => {
    const guess = () => accounts.send("PATCH", `/password-reset/${"x".repeat(43)}`, { password: "another-1" }, { from: "192.0.2.10" })
    expect(statuses(await times(60, guess))).toEqual([404])
    expect((await guess()).status).toBe(429)
    const check = (from: string) => accounts.send("POST", "/password-reset-check/", { token: "x".repeat(43) }, { from })
    expect((await check("192.0.2.10")).status).toBe(429)
    expect(statuses(await times(60, () => check("192.0.2.17")))).toEqual([200])
    expect((await check("192.0.2.17")).status).toBe(429)
    const { token } = await accounts.register()
    const change = () => accounts.send("PATCH", "/users/password/", { old: "wrong-password", new: "another-1" }, { token })
    expect(statuses(await times(10, change))).toEqual([422])
    expect((await change()).status).toBe(429)
  })

  test("new visitors of one network are limited too, existing ones are not", async () => {
    const ask = (headers: Record<string, string> = {}) => shop.ask("/api/v2/fuser/", { from: "192.0.2.11", headers })
    const { id } = (await (await ask()).json()).data
    await shop.query("update rate_limits set count = $1", [limits.guest.most])
    expect((await ask()).status).toBe(429)
    expect((await ask({ "x-sale-user-id": id })).status).toBe(200)
  })

  test("one network subscribes sixty addresses an hour, by call and form together", async () => {
    const subscribe = (index: number) =>
      accounts.send("POST", "/subscriptions/alrosa/", { email: `reader${index}@gran.test`, accept: true }, { from: "192.0.2.13" })
    expect(statuses(await times(59, subscribe))).toEqual([200])
    const send = () =>
      shop.app.request(
        "/subscribe",
        { method: "POST", body: new URLSearchParams({ email: "reader60@gran.test", accept: "on" }) },
        { incoming: { socket: { remoteAddress: "192.0.2.13" } } }
      )
    expect((await send()).status).toBe(200)
    const answer = await send()
    expect([answer.status, within(60 * 60)(answer.headers.get("retry-after"))]).toEqual([429, true])
    const page = await answer.text()
    expect([page.includes(refusal.message), page.includes('value="reader60@gran.test"')]).toEqual([true, true])
    const { retryAfter, ...refused } = await subscribe(61)
    expect([refused, within(60 * 60)(retryAfter)]).toEqual([refusal, true])
    const elsewhere = await accounts.send(
      "POST",
      "/subscriptions/alrosa/",
      { email: "reader62@gran.test", accept: true },
      { from: "192.0.2.14" }
    )
    expect(elsewhere.status).toBe(200)
  })

  test("the table contains neither addresses nor e-mails, and drops expired windows", async () => {
    await accounts.logIn("secretive@gran.test", "wrong-password", "192.0.2.12")
    const stored = await Promise.all(["rate_limits", "slowed_tries", "known_devices"].map((table) => shop.query(`select * from ${table}`)))
    expect(JSON.stringify(stored)).not.toMatch(/secretive|192\.0\.2/)
    await shop.query("update rate_limits set resets_at = now() - interval '1 second'")
    await shop.run(Effect.asVoid(countOne("f".repeat(64), 60)))
    expect(await shop.query("select key, count from rate_limits")).toEqual([{ key: "f".repeat(64), count: 1 }])
  })

  describe("the client address of a request", () => {
    const firstRefused = async (trustedProxies: number, forwarded: (index: number) => string) => {
      await shop.query("delete from slowed_tries")
      const app = shop.appWith({ trustedProxies })
      for (let index = 1; index <= 12; index++) {
        const response = await app.request(
          "/api/v2/session/",
          {
            method: "POST",
            body: JSON.stringify({ email: "nobody@gran.test", password: "wrong-password" }),
            headers: { "content-type": "application/json", "x-client-key": "gran-storefront", "x-forwarded-for": forwarded(index) }
          },
          { incoming: { socket: { remoteAddress: "10.0.0.1" } } }
        )
        if (response.status === 429) return index
      }
      return null
    }

    test("is the connection's address without a trusted proxy, for any header", async () => {
      expect(await firstRefused(0, (index) => `192.0.2.${index}`)).toBe(11)
    })

    test("is the last one added by the trusted proxy; earlier entries are not trusted", async () => {
      expect(await firstRefused(1, (index) => `192.0.2.${index}, 198.51.100.1`)).toBe(11)
      expect(await firstRefused(1, (index) => `198.51.100.1, 192.0.2.${index}`)).toBe(null)
      expect(await firstRefused(2, (index) => `192.0.2.${index}, 198.51.100.1, 10.0.0.2`)).toBe(11)
      expect(await firstRefused(2, (index) => `192.0.2.${index}`)).toBe(null)
    })

    test("is the connection's address where the trusted proxy adds no address", async () => {
      expect(await firstRefused(1, (index) => `nonsense-${index}`)).toBe(11)
    })
  })
})
