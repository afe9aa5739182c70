import { argon2, type Argon2Parameters } from "node:crypto"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { minCost } from "../../../qa/server/least-cost.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const derive = promisify(argon2)
let hashed = 0
const counting = {
  cost: minCost,
  derive: (parameters: Argon2Parameters) => {
    hashed += 1
    return derive("argon2id", parameters)
  }
}

const required = "Обязательное поле"
const unfit = (errors: object) => ({ status: 422, retryAfter: null, message: "Проверьте правильность введенных данных", data: { errors } })
const refusal = (status: number, message: string, errors: object = {}) => ({ status, retryAfter: null, message, data: { errors } })

describe.each(databasesByTurn(import.meta.filename))("accounts on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start(), hashing: counting })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(() => {
    hashed = 0
  })

  describe("a login", () => {
    test("[API-004] returns a new token and the user", async () => {
      const { email, token, user } = await accounts.register()
      const { data, status } = await accounts.logIn(email.toUpperCase(), accounts.password)
      expect([status, data]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/), user }])
      expect(data.token).not.toBe(token)
      expect((await accounts.me(String(data.token))).data).toEqual({ ...user, token: data.token })
    })

    test("has the same refusal for an unknown address and a wrong password, after the same work", async () => {
      const { email } = await accounts.register()
      const wrong = refusal(403, "Неверный логин или пароль")
      hashed = 0
      expect(await accounts.logIn(email, "another-password")).toEqual(wrong)
      expect(hashed).toBe(1)
      expect(await accounts.logIn("nobody@gran.test", "another-password")).toEqual(wrong)
      expect(hashed).toBe(2)
    })

    test("treats two encodings of one letter as the same password", async () => {
      const { email } = await accounts.register({ password: "йод-ёлка-1".normalize("NFD").slice(0, 20) })
      expect((await accounts.logIn(email, "йод-ёлка-1".normalize("NFC"))).status).toBe(200)
    })

    test("requires both fields, and a password of any length", async () => {
      expect(await accounts.send("POST", "/session/", {})).toEqual(unfit({ email: required, password: required }))
      expect((await accounts.logIn("nobody@gran.test", "x")).status).toBe(403)
      expect((await accounts.logIn("nobody@gran.test", "x".repeat(1001))).status).toBe(422)
    })
  })
})
