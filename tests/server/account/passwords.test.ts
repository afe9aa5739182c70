import { Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as passwords from "../../../server/platform/identity/passwords.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { minCost } from "../../../qa/server/least-cost.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const passwordText = "Пароль должен содержать от 8 до 20 символов"
const unfit = (errors: object) => ({ status: 422, retryAfter: null, message: "Проверьте правильность введенных данных", data: { errors } })

describe.each(databasesByTurn(import.meta.filename))("accounts on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  test("passwords are stored as argon2id with their own salt and cost", async () => {
    const [first, second] = [await accounts.register(), await accounts.register()]
    const rows = await shop.query("select password_hash as hash from users where email = any($1::text[])", [[first.email, second.email]])
    const hashes = rows.map(({ hash }) => String(hash))
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(new Set(hashes).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain(accounts.password)
  })

  describe("a change of the password", () => {
    const change = (token: string, body: object) => accounts.send("PATCH", "/users/password/", body, { token })

    test("[API-052] accepts the new password and no longer the old one", async () => {
      const { email, token } = await accounts.register()
      expect(await change(token, { old: accounts.password, new: "another-1" })).toEqual({ status: 200, retryAfter: null, data: {} })
      expect((await accounts.logIn(email, accounts.password)).status).toBe(403)
      expect((await accounts.logIn(email, "another-1")).status).toBe(200)
    })

    test("ends the user's other sessions, and invalidates recovery letters", async () => {
      const { email, token } = await accounts.register()
      const other = await accounts.logIn(email, accounts.password)
      const stranger = await accounts.register()
      const reset = await accounts.askResetToken(email)
      await change(token, { old: accounts.password, new: "another-1" })
      const statuses = await Promise.all([token, other.data.token, stranger.token].map(async (one) => (await accounts.me(one)).status))
      expect(statuses).toEqual([200, 401, 200])
      expect((await accounts.send("PATCH", `/password-reset/${reset}`, { password: "another-2" })).status).toBe(404)
    })

    test("reports a wrong old password at its field", async () => {
      const { token } = await accounts.register()
      expect(await change(token, { old: "not-the-one", new: "another-1" })).toEqual(unfit({ old: "Неверный пароль" }))
    })

    test.each([7, 8, 20, 21])("[LIM-028] accepts passwords of 8 to 20 characters: %i", async (length) => {
      const { token } = await accounts.register()
      const { data } = await change(token, { old: accounts.password, new: "пень".repeat(9).slice(0, length) })
      expect(data).toEqual(length === 7 || length === 21 ? { errors: { new: passwordText } } : {})
    })
  })
})

describe("hashing", () => {
  const anna = { network: "192.0.2.1", isKnown: true }
  const from = (network: string) => ({ network, isKnown: true })
  test("limits parallel work, queues a few and refuses the rest", async () => {
    const gates: Array<PromiseWithResolvers<Buffer>> = []
    let isOpen = false
    const layer = passwords.layer({
      atOnce: 2,
      waiting: 1,
      derive: () => {
        const gate = Promise.withResolvers<Buffer>()
        gates.push(gate)
        if (isOpen) gate.resolve(Buffer.alloc(32))
        return gate.promise
      }
    })
    const program = Effect.gen(function* () {
      const hashing = yield* passwords.Passwords
      const fibers = yield* Effect.forEach(["a", "b", "c"], (password) =>
        Effect.forkChild(hashing.hash(password, from(password)), { startImmediately: true })
      )
      expect(gates.length).toBe(2)
      expect(yield* Effect.flip(hashing.verify("d", null, from("d")))).toEqual(new passwords.PasswordsBusy())
      isOpen = true
      gates.forEach(({ resolve }) => resolve(Buffer.alloc(32)))
      return yield* Effect.forEach(fibers, Fiber.join)
    })
    expect(await Effect.runPromise(Effect.provide(program, layer))).toHaveLength(3)
  })

  test("accepts only the right password", async () => {
    const program = Effect.gen(function* () {
      const hashing = yield* passwords.Passwords
      const hash = yield* hashing.hash("пароль-123", anna)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/)
      return yield* Effect.all([
        hashing.verify("пароль-123", hash, anna),
        hashing.verify("пароль-124", hash, anna),
        hashing.verify("пароль-123", null, anna)
      ])
    })
    expect(await Effect.runPromise(Effect.provide(program, passwords.layer()))).toEqual([true, false, false])
  })

  test("verifies a hash of another cost, and requests a new one", async () => {
    const made = await Effect.runPromise(
      Effect.provide(
        passwords.Passwords.use((hashing) => hashing.hash("пароль-123", anna)),
        passwords.layer()
      )
    )
    const program = passwords.Passwords.use((hashing) =>
      Effect.all([
        hashing.verify("пароль-123", made, anna),
        hashing.verify("пароль-124", made, anna),
        Effect.succeed(hashing.needsRehash(made))
      ])
    )
    expect(await Effect.runPromise(Effect.provide(program, passwords.layer({ cost: minCost })))).toEqual([true, false, true])
  })
})
