import { argon2, type Argon2Parameters, randomUUID } from "node:crypto"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../support/samples/accounts.ts"
import { minCost } from "../../qa/server/least-cost.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

const derive = promisify(argon2)
let hashed = 0

let shop: TestShop
let accounts: Accounts
beforeAll(async () => {
  const counting = (parameters: Argon2Parameters) => {
    hashed += 1
    return derive("argon2id", parameters)
  }
  shop = await startShop({ hashing: { cost: minCost, derive: counting } })
  accounts = accountsOf(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.query("delete from rate_limits")
  await shop.query("delete from slowed_tries")
  await shop.takeLetters()
})

/** Moves the clock of all rate limits forward. */
const letPass = async (seconds: number) => {
  const moved = (column: string) => `${column} = ${column} - make_interval(secs => $1::int4)`
  await shop.query(`update slowed_tries set ${moved("open_at")}, ${moved("resets_at")}`, [seconds])
  await shop.query(`update rate_limits set ${moved("resets_at")}`, [seconds])
  await shop.query(`update password_resets set ${moved("expires_at")}`, [seconds])
}

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
const home = { from: "192.0.2.1", device: randomUUID() }
const guess = (email: string, index: number) => accounts.logIn(email, `wrong-${index}`, { from: addressOf(index), device: randomUUID() })
const customer = async () => ({ ...(await accounts.register({}, home)), password: accounts.password })

/** Guesses until the next guess has to wait for more than a minute, which is longer than a test takes on a busy machine. */
const guessUntilLimited = async (one: (index: number) => ReturnType<typeof guess>) => {
  for (let index = 0; ; index++) {
    const { retryAfter, status } = await one(index)
    if (status === 429 && Number(retryAfter) > 60) return
    if (status === 429) await letPass(Number(retryAfter))
  }
}
const besiege = (email: string) => guessUntilLimited((index) => guess(email, index))

/** Guesses of sixty that passed, and as many as the waits of 1, 2, 4 … seconds after twenty free ones allow in the time they took. */
const sixtyGuesses = async (email: string) => {
  const started = performance.now()
  const answers = []
  for (let index = 0; index < 60; index++) answers.push(await guess(email, index))
  const seconds = (performance.now() - started) / 1000
  return { answers, passed: answers.filter(({ status }) => status === 403).length, allowed: 20 + Math.floor(Math.log2(seconds + 1)) }
}

const recover = async (email: string, seat: { readonly from: string; readonly device: string }) => {
  await accounts.send("POST", "/password-reset/", { email }, seat)
  const letters = (await shop.takeLetters()).filter(({ to }) => to === email)
  return letters.flatMap(({ text }) => /password-reset=([\w-]+)/.exec(text)?.[1] ?? [])
}

describe("an attacker with many addresses", () => {
  test("does not get sixty guesses out of sixty of them", async () => {
    const { email } = await customer()
    const { allowed, answers, passed } = await sixtyGuesses(email)
    expect(passed).toBeLessThanOrEqual(allowed)
    const refused = answers.findLast(({ status }) => status === 429)
    expect(refused).toMatchObject({ message: expect.stringContaining("восстановите пароль") })
  })

  test("gets some hundred and twenty guesses on the first day from a thousand, and less than a hundred on the next", async () => {
    const { email } = await customer()
    const days: Array<number> = []
    let index = 0
    for (let day = 0; day < 2; day++) {
      let guesses = 0
      for (let left = 24 * 60 * 60; left > 0;) {
        const { retryAfter, status } = await guess(email, index++ % 1000)
        if (status === 403) guesses += 1
        const wait = status === 403 ? 0 : Number(retryAfter)
        left -= wait
        await letPass(wait)
      }
      days.push(guesses)
    }
    process.stdout.write(`guesses a day at one account from 1000 addresses: ${days.join(", ")}\n`)
    expect(days[0]).toBeLessThanOrEqual(130)
    expect(days[1]).toBeLessThanOrEqual(100)
  })

  test("gets fewer by waiting for the reset after a day", async () => {
    const { email } = await customer()
    await besiege(email)
    await letPass(24 * 60 * 60)
    const { allowed, passed } = await sixtyGuesses(email)
    expect(passed).toBeLessThanOrEqual(allowed)
  })

  test("gets one try out of hundreds at once, after a wait", async () => {
    const { email } = await customer()
    await besiege(email)
    /** Each attempt now waits the maximum: longer than these three hundred take on a busy machine. */
    await shop.query("update slowed_tries set count = 60")
    await letPass(15 * 60)
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => guess(email, index)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(1)
  })

  test("learns nothing from the right password: it waits as a wrong one does, without a hash", async () => {
    const { email, password } = await customer()
    await besiege(email)
    hashed = 0
    const seat = { from: "198.51.100.9", device: randomUUID() }
    const [right, wrong] = [await accounts.logIn(email, password, seat), await accounts.logIn(email, "wrong-one", seat)]
    expect([right, hashed]).toEqual([wrong, 0])
    expect(right.status).toBe(429)
  })

  test("learns of no account: an address without one has the same answers, try by try", async () => {
    const { email } = await customer()
    const walk = async (who: string) => {
      const answers: Array<readonly [number, string]> = []
      hashed = 0
      for (let index = 0; index < 45; index++) {
        const { message, status } = await guess(who, index)
        answers.push([status, message.replace(/\d+ минут[уы]?/, "N")])
      }
      return { answers: answers.map(([status]) => status).slice(0, 20), texts: [...new Set(answers.map(([, message]) => message))], hashed }
    }
    const [known, unknown] = [await walk(email), await walk("nobody@gran.test")]
    expect(unknown.answers).toEqual(known.answers)
    expect(unknown.texts).toEqual(known.texts)
    expect(Math.abs(unknown.hashed - known.hashed)).toBeLessThanOrEqual(3)
  })
})

describe("a customer whose account is being attacked", () => {
  test("can log in from an earlier device anywhere, and from an earlier network, while strangers wait", async () => {
    const { email, password } = await customer()
    await besiege(email)
    expect((await accounts.logIn(email, password, { from: "198.51.100.1", device: home.device })).status).toBe(200)
    expect((await accounts.logIn(email, password, { from: home.from, device: randomUUID() })).status).toBe(200)
    expect((await accounts.logIn(email, password, { from: "198.51.100.2", device: randomUUID() })).status).toBe(429)
  })

  test("can log in from a network whose tries a stranger has used up", async () => {
    const { email, password } = await customer()
    for (let index = 0; index < 101; index++) await accounts.logIn(`person${index}@gran.test`, "wrong-one", home.from)
    expect((await accounts.logIn("person1@gran.test", "wrong-one", home.from)).status).toBe(429)
    expect((await accounts.logIn(email, password, home)).status).toBe(200)
    expect((await recover(email, home)).length).toBe(1)
  })

  test("is not locked out by a stranger who guesses from the same network", async () => {
    const { email, password } = await customer()
    await guessUntilLimited(() => accounts.logIn(email, "wrong-one", { from: home.from, device: randomUUID() }))
    expect((await accounts.logIn(email, password, { from: home.from, device: randomUUID() })).status).toBe(429)
    expect((await accounts.logIn(email, password, home)).status).toBe(200)
  })

  test("can log in from a new device by a letter, and by password afterwards", async () => {
    const { email, password } = await customer()
    await besiege(email)
    const laptop = { from: "198.51.100.3", device: randomUUID() }
    expect((await accounts.logIn(email, password, laptop)).status).toBe(429)
    const [token = ""] = await recover(email, laptop)
    expect((await accounts.send("PATCH", `/password-reset/${token}`, { password: "sovsem-Novyj-1" }, laptop)).status).toBe(200)
    expect((await accounts.logIn(email, "sovsem-Novyj-1", laptop)).status).toBe(200)
    await besiege(email)
    expect((await accounts.logIn(email, "sovsem-Novyj-1", laptop)).status).toBe(200)
  })

  test("waits too, on an earlier device with too many wrong guesses", async () => {
    const { email, password } = await customer()
    await guessUntilLimited(() => accounts.logIn(email, "wrong-one", home))
    expect((await accounts.logIn(email, password, home)).status).toBe(429)
    await letPass(2 * 60)
    expect((await accounts.logIn(email, password, home)).status).toBe(200)
  })

  test("is not recognised by a device after half a year", async () => {
    const { email, password, user } = await customer()
    await shop.query("update known_devices set seen_at = seen_at - interval '180 days' where user_id = $1", [user.id])
    await besiege(email)
    expect((await accounts.logIn(email, password, home)).status).toBe(429)
  })
})

describe("recovery letters", () => {
  test("requested by strangers all day do not fill the mailbox, and a link there works at any time", async () => {
    const { email } = await customer()
    let sent = 0
    let newest = ""
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const tokens = await recover(email, { from: addressOf(minute), device: randomUUID() })
      sent += tokens.length
      newest = tokens.at(-1) ?? newest
      const open = await shop.query("select count(*)::int4 as count from password_resets where expires_at > now() + interval '15 minutes'")
      expect(open[0]?.["count"]).toBeGreaterThan(0)
      await letPass(5 * 60)
    }
    process.stdout.write(`letters of recovery a day that strangers can cause: ${sent}\n`)
    expect(sent).toBeLessThanOrEqual(45)
    expect((await accounts.send("PATCH", `/password-reset/${newest}`, { password: "sovsem-Novyj-1" }, home)).status).toBe(200)
  })

  test("are sent at once to the customer's own device, after any requests of strangers", async () => {
    const { email } = await customer()
    for (let index = 0; index < 20; index++) await recover(email, { from: addressOf(index), device: randomUUID() })
    expect(await recover(email, { from: "198.51.100.4", device: home.device })).toHaveLength(1)
  })

  test("have the same answer for an address without an account", async () => {
    const { email } = await customer()
    const walk = async (who: string) => {
      const answers = []
      for (let index = 0; index < 8; index++) {
        answers.push(await accounts.send("POST", "/password-reset/", { email: who }, { from: addressOf(index), device: randomUUID() }))
      }
      return answers
    }
    expect(await walk("nobody@gran.test")).toEqual(await walk(email))
  })
})
