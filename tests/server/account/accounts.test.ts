import { Effect, Fiber } from "effect"
import { argon2, type Argon2Parameters } from "node:crypto"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import * as passwords from "../../../server/account/passwords.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { type Accounts, accountsOf, confirmTokens, pressLink } from "../../support/samples/accounts.ts"
import { testDatabases } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const derive = promisify(argon2)
let hashed = 0
const counting = {
  cost: { memory: 64, passes: 1 },
  derive: (parameters: Argon2Parameters) => {
    hashed += 1
    return derive("argon2id", parameters)
  }
}

const required = "Обязательное поле"
const passwordText = "Пароль должен содержать от 8 до 20 символов"
const phoneText = "Некорректный номер телефона"
const emailText = "Некорректный адрес"
const nameText = "Поле заполнено неверно"
const unfit = (errors: object) => ({ status: 422, retryAfter: null, message: "Проверьте правильность введенных данных", data: { errors } })
const refusal = (status: number, message: string, errors: object = {}) => ({ status, retryAfter: null, message, data: { errors } })

describe.each(testDatabases())("accounts on $name", ({ start }) => {
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

  const query = (sql: string, params: ReadonlyArray<unknown> = []) =>
    shop.run(Database.use((database) => database.query<Record<string, unknown>>(sql, params)))
  const users = () => query("select email_key from users order by id")
  /** How many rows every table has. */
  const rowCounts = async () => {
    const tables = await query("select table_name::text as name from information_schema.tables where table_schema = 'public' order by 1")
    return Promise.all(tables.map(async ({ name }) => [name, ...(await query(`select count(*)::int4 as count from "${String(name)}"`))]))
  }
  const subscribers = () => query("select email from newsletter_subscriptions where confirmed_at is not null order by email")

  describe("a registration", () => {
    test("[API-006] gives a token and the user, name and surname apart, the phone in digits", async () => {
      const body = accounts.registration({ email: "Olga@Gran.test", name: " Ольга  Иванова Петрова " })
      expect(await accounts.send("POST", "/register/", body)).toEqual({
        status: 200,
        retryAfter: null,
        data: {
          token: expect.stringMatching(/^[\w-]{43}$/),
          user: {
            id: expect.any(Number),
            name: "Ольга",
            surname: "Иванова Петрова",
            patronymic: null,
            birthday: null,
            email: "Olga@Gran.test",
            isEmailConfirmed: false,
            awaitingEmail: null,
            phone: "+79991234567",
            sex: null,
            isNewsletterActive: false,
            isNewsletterAwaiting: false,
            hasPassport: false
          }
        }
      })
    })

    test("of an address that has an account is refused, whatever the case of its letters, and at once", async () => {
      const { email } = await accounts.register()
      const exists = refusal(409, "Такой пользователь уже существует")
      expect(await accounts.send("POST", "/register/", accounts.registration({ email: email.toUpperCase() }))).toEqual(exists)
      const body = accounts.registration()
      const both = await Promise.all([accounts.send("POST", "/register/", body), accounts.send("POST", "/register/", body)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await query("select count(*)::int4 as count from users where email = $1", [body.email])).toEqual([{ count: 1 }])
    })

    test("with consent alone asks for the newsletter, which comes once the address is confirmed", async () => {
      const silent = await accounts.register()
      const wishing = await accounts.register({ isAcceptedNewsletter: true })
      expect(
        [silent.user, wishing.user].map(({ isNewsletterActive, isNewsletterAwaiting }) => [isNewsletterActive, isNewsletterAwaiting])
      ).toEqual([
        [false, false],
        [false, true]
      ])
      expect(await subscribers()).toEqual([])
      const letters = await shop.takeLetters()
      for (const { email } of [silent, wishing]) {
        const [token = ""] = confirmTokens(letters.find(({ to }) => to === email)?.text ?? "")
        expect((await pressLink(shop, token)).page).toContain("Адрес подтверждён")
      }
      expect(await subscribers()).toEqual([{ email: wishing.email }])
      expect((await accounts.me(wishing.token)).data).toMatchObject({
        isEmailConfirmed: true,
        isNewsletterActive: true,
        isNewsletterAwaiting: false
      })
      expect((await accounts.me(silent.token)).data).toMatchObject({ isEmailConfirmed: true, isNewsletterActive: false })
    })

    test("keeps what looks like SQL or a script as the text that it is", async () => {
      const email = `"';drop/**/table/**/users;--<script>"@gran.test`
      const { token } = await accounts.register({ email })
      expect((await accounts.me(token)).data.email).toBe(email)
      expect((await accounts.logIn(email, accounts.password)).status).toBe(200)
      expect((await accounts.logIn("' or 1=1 --@gran.test", "' or '1'='1")).status).toBe(422)
      expect((await accounts.logIn("'or/**/1=1--@gran.test", "' or '1'='1")).status).toBe(403)
    })

    test("names every field that is missing or empty", async () => {
      const empty = { email: "", name: "", phone: "", password: "", isAcceptedPrivacy: false, isAcceptedNewsletter: false }
      const all = { email: required, name: required, phone: required, password: required, isAcceptedPrivacy: required }
      expect(await accounts.send("POST", "/register/", empty)).toEqual(unfit(all))
      expect(await accounts.send("POST", "/register/", {})).toEqual(unfit({ ...all, isAcceptedNewsletter: required }))
    })

    const errorOf = async (changes: object) => {
      const answer = await accounts.send("POST", "/register/", accounts.registration(changes))
      return answer.status === 200 ? null : answer.data.errors
    }

    test.each([7, 8, 20, 21])("[LIM-028] takes passwords of 8 to 20 characters: %i", async (length) => {
      expect(await errorOf({ password: "пень".repeat(9).slice(0, length) })).toEqual(
        length === 7 || length === 21 ? { password: passwordText } : null
      )
    })

    test.each([
      ["1234567890", phoneText],
      ["12345678901", null],
      ["1234567890123", null],
      ["12345678901234", phoneText],
      ["+123456789", phoneText],
      ["+1234567890", null],
      ["+123456789012", null],
      ["+1234567890123", phoneText],
      ["8 (999) 123-45-67", null],
      ["8 999 123 45 6X", phoneText],
      ["телефон 89991234567", phoneText],
      ["           ", phoneText]
    ])("[VAL-015][VAL-016][LIM-029] takes phones of 11 to 13 signs: %s", async (phone, text) => {
      expect(await errorOf({ phone })).toEqual(text === null ? null : { phone: text })
    })

    test.each(["anna", "anna@", "anna@gran", "@gran.test", "an na@gran.test", `${"a".repeat(246)}@gran.test`])(
      "[VAL-013] refuses the address %.20s",
      async (email) => {
        expect(await errorOf({ email })).toEqual({ email: emailText })
      }
    )

    test("[VAL-012] takes an ordinary address, up to 254 signs, and none without an @, without a domain or with a blank", async () => {
      for (const email of ["a.b", "a.b@", "a.b@example", "a b@example.ru"]) expect(await errorOf({ email })).toEqual({ email: emailText })
      expect(await errorOf({ email: "a.b@example.ru" })).toBe(null)
      expect(await errorOf({ email: `${"a".repeat(244)}@gran.test` })).toBe(null)
    })

    test.each(["Анна 2", "Анна_Петрова", "<b>Анна</b>", "Анна, Петрова", "   "])("refuses the name %s", async (name) => {
      expect(await errorOf({ name })).toEqual({ name: "Поле заполнено неверно" })
    })

    test("stores nothing of what it refuses", async () => {
      const before = [await users(), await subscribers()]
      for (const wrong of [{ password: "short" }, { phone: "1" }, { isAcceptedPrivacy: false }, { name: "1" }, { role: "admin" }]) {
        expect((await accounts.send("POST", "/register/", accounts.registration({ isAcceptedNewsletter: true, ...wrong }))).status).toBe(
          422
        )
      }
      expect([await users(), await subscribers()]).toEqual(before)
    })
  })

  test("[VAL-026] every form is judged here by its own rules: each is refused with its words by field, and nothing is stored", async () => {
    const { email, token, user } = await accounts.register()
    const reset = await accounts.askResetToken(email)
    const order = { userName: "", email: "нет", phone: "1", agreement: false, comment: "Артикул: 1", link: "/", idProduct: 1 }
    const orderErrors = { userName: required, email: emailText, phone: phoneText, agreement: required }
    const person = { email: "нет", name: "1", phone: "1", password: "short", isAcceptedPrivacy: false }
    const personErrors = { email: emailText, name: nameText, phone: phoneText, password: passwordText, isAcceptedPrivacy: required }
    const address = { id: null, country: "", settlement: "", street: "", house: "", building: null, flat: null, isDefault: true }
    const wrong: ReadonlyArray<readonly [method: string, path: string, body: object, errors: object]> = [
      ["POST", "/register/", accounts.registration(person), personErrors],
      ["POST", "/session/", { email: "нет", password: "" }, { email: emailText, password: required }],
      ["POST", "/password-reset/", { email: "нет" }, { email: emailText }],
      ["PATCH", `/password-reset/${reset}`, { password: "short" }, { password: passwordText }],
      ["PATCH", "/users/password/", { old: "short", new: "x".repeat(21) }, { old: passwordText, new: passwordText }],
      ["PATCH", "/users/", { name: "", phone: "1" }, { name: required, phone: phoneText }],
      ["POST", "/quick-order/", order, orderErrors],
      ["POST", "/order-request/", order, orderErrors],
      ["POST", "/subscriptions/alrosa/", { email: "нет", accept: false }, { email: emailText, accept: required }],
      [
        "PUT",
        "/users/address/",
        { items: [address], revision: 0 },
        { "items.0.country": required, "items.0.settlement": required, "items.0.street": required, "items.0.house": required }
      ],
      [
        "PUT",
        "/diamonds/1/certificate/",
        { name: "я".repeat(21), message: "я".repeat(101) },
        { name: "Максимальная длина - 20 символов", message: "Максимальная длина - 100 символов" }
      ]
    ]
    const before = await rowCounts()
    for (const [method, path, body, errors] of wrong)
      expect([path, await accounts.send(method, path, body, { token })]).toEqual([path, unfit(errors)])
    expect([await rowCounts(), (await accounts.me(token)).data]).toEqual([before, user])
    expect((await accounts.logIn(email, accounts.password)).status).toBe(200)
  })

  describe("a login", () => {
    test("[API-004] gives a token of its own and the user", async () => {
      const { email, token, user } = await accounts.register()
      const { data, status } = await accounts.logIn(email.toUpperCase(), accounts.password)
      expect([status, data]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/), user }])
      expect(data.token).not.toBe(token)
      expect((await accounts.me(String(data.token))).data).toEqual(user)
    })

    test("says the same of an unknown address and of a wrong password, after the same work", async () => {
      const { email } = await accounts.register()
      const wrong = refusal(403, "Неверный логин или пароль")
      hashed = 0
      expect(await accounts.logIn(email, "another-password")).toEqual(wrong)
      expect(hashed).toBe(1)
      expect(await accounts.logIn("nobody@gran.test", "another-password")).toEqual(wrong)
      expect(hashed).toBe(2)
    })

    test("tells two ways to write one letter for one password", async () => {
      const { email } = await accounts.register({ password: "йод-ёлка-1".normalize("NFD").slice(0, 20) })
      expect((await accounts.logIn(email, "йод-ёлка-1".normalize("NFC"))).status).toBe(200)
    })

    test("wants both fields, the password of any length", async () => {
      expect(await accounts.send("POST", "/session/", {})).toEqual(unfit({ email: required, password: required }))
      expect((await accounts.logIn("nobody@gran.test", "x")).status).toBe(403)
      expect((await accounts.logIn("nobody@gran.test", "x".repeat(1001))).status).toBe(422)
    })
  })

  test("passwords stand in the table as argon2id with a salt of their own, and what it cost", async () => {
    const [first, second] = [await accounts.register(), await accounts.register()]
    const rows = await query("select password_hash as hash from users where email = any($1::text[])", [[first.email, second.email]])
    const hashes = rows.map(({ hash }) => String(hash))
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(new Set(hashes).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain(accounts.password)
  })

  describe("a profile", () => {
    const patch = (token: string, body: object) => accounts.send("PATCH", "/users/", body, { token })

    test("[API-043] changes the fields that are sent, and no other", async () => {
      const { token, user } = await accounts.register()
      const changes = { name: "Мария", patronymic: "Ивановна", birthday: "1990-05-17", sex: { id: "female" }, phone: "8 (999) 765-43-21" }
      const changed = { ...user, ...changes, phone: "89997654321" }
      expect(await patch(token, changes)).toEqual({ status: 200, retryAfter: null, data: changed })
      const cleared = { birthday: null, sex: null, phone: null, surname: null, patronymic: null }
      expect((await patch(token, cleared)).data).toEqual({ ...changed, ...cleared })
      expect((await accounts.me(token)).data).toEqual({ ...changed, ...cleared })
      expect((await patch(token, {})).data).toEqual({ ...changed, ...cleared })
    })

    test("changes different fields at once without losing one", async () => {
      const { token } = await accounts.register()
      await Promise.all([patch(token, { name: "Вера" }), patch(token, { surname: "Мирная" }), patch(token, { birthday: "2000-02-29" })])
      expect((await accounts.me(token)).data).toMatchObject({ name: "Вера", surname: "Мирная", birthday: "2000-02-29" })
    })

    /** Asks for another address and confirms it from the letter to it. */
    const move = async (token: string, email: string) => {
      await shop.takeLetters()
      expect((await patch(token, { email, password: accounts.password })).status).toBe(200)
      const letter = (await shop.takeLetters()).find(({ to }) => to === email)
      return pressLink(shop, confirmTokens(letter?.text ?? "")[0] ?? "")
    }

    test("turns the newsletter on and off at once where the address is proven, and takes it along to another", async () => {
      const { email, token } = await accounts.registerProven()
      const moved = `moved-${email}`
      expect((await patch(token, { isNewsletterActive: true })).data.isNewsletterActive).toBe(true)
      expect(await shop.takeLetters()).toEqual([])
      expect((await move(token, moved)).status).toBe(200)
      expect((await accounts.me(token)).data).toMatchObject({ email: moved, isNewsletterActive: true })
      expect((await subscribers()).map((row) => row["email"])).not.toContain(email)
      expect((await patch(token, { isNewsletterActive: false })).data.isNewsletterActive).toBe(false)
      expect((await subscribers()).map((row) => row["email"])).not.toContain(moved)
    })

    test("keeps everything else at once, another address once it is confirmed", async () => {
      const { email, token } = await accounts.registerProven()
      const next = `next-${email}`
      const { data, status } = await patch(token, { email: next, password: accounts.password, name: "Вера" })
      expect([status, data.email, data.awaitingEmail, data.name]).toEqual([200, email, next, "Вера"])
      expect((await accounts.logIn(next, accounts.password)).status).toBe(403)
      const letters = await shop.takeLetters()
      expect(letters.map(({ subject, to }) => [to, subject]).toSorted()).toEqual(
        [
          [next, "Подтвердите новый адрес в «Грани»"],
          [email, "Смена адреса в «Грани»"]
        ].toSorted()
      )
      const [confirm = ""] = confirmTokens(letters.find(({ to }) => to === next)?.text ?? "")
      expect((await pressLink(shop, confirm)).page).toMatch(/Адрес изменён[\s\S]*next-/)
      expect((await accounts.me(token)).data).toMatchObject({ email: next, awaitingEmail: null, isEmailConfirmed: true })
      expect((await accounts.logIn(next, accounts.password)).status).toBe(200)
      expect((await accounts.logIn(email, accounts.password)).status).toBe(403)
      expect((await shop.takeLetters()).map(({ subject, to }) => [to, subject])).toEqual([[email, "Адрес в «Грани» изменён"]])
    })

    test("sends the letter of the new address once more, and forgets the address when that is wanted", async () => {
      const { email, token } = await accounts.registerProven()
      await patch(token, { email: `next-${email}`, password: accounts.password })
      await shop.takeLetters()
      expect((await accounts.send("POST", "/users/email-letter/", {}, { token })).data.awaitingEmail).toBe(`next-${email}`)
      const [again] = await shop.takeLetters()
      expect(again?.to).toBe(`next-${email}`)
      expect((await accounts.send("DELETE", "/users/awaiting-email/", undefined, { token })).data).toMatchObject({
        email,
        awaitingEmail: null
      })
      expect(await pressLink(shop, confirmTokens(again?.text ?? "")[0] ?? "")).toMatchObject({ status: 410 })
      expect((await accounts.me(token)).data.email).toBe(email)
    })

    test("another letter of the same address is another spelling, confirmed as any other", async () => {
      const { email, token } = await accounts.registerProven()
      expect((await move(token, email.toUpperCase())).status).toBe(200)
      expect((await accounts.me(token)).data.email).toBe(email.toUpperCase())
    })

    test("closes the letters of recovery that the old address has got, and the user's other sessions", async () => {
      const { email, token } = await accounts.registerProven()
      const other = await accounts.logIn(email, accounts.password)
      const reset = await accounts.askResetToken(email)
      await move(token, `new-${email}`)
      expect((await accounts.send("PATCH", `/password-reset/${reset}`, { password: "another-1" })).status).toBe(404)
      expect([(await accounts.me(token)).status, (await accounts.me(other.data.token)).status]).toEqual([200, 401])
    })

    test.each([
      [{ birthday: "2023-02-29" }, { birthday: "Некорректная дата" }],
      [{ birthday: "17.05.1990" }, { birthday: "Некорректная дата" }],
      [{ birthday: "1899-12-31" }, { birthday: "Некорректная дата" }],
      [{ birthday: "2099-12-31" }, { birthday: "Некорректная дата" }],
      [{ name: "Анна1" }, { name: "Поле заполнено неверно" }],
      [{ name: "" }, { name: required }],
      [{ surname: "Петрова_" }, { surname: "Поле заполнено неверно" }],
      [{ phone: "123" }, { phone: phoneText }],
      [{ email: "нет" }, { email: emailText }],
      [{ sex: { id: "other" } }, { "sex.id": "Некорректное значение" }],
      [{ id: 1 }, { id: "Лишнее поле" }],
      [
        { hasPassport: true, passwordHash: "x" },
        { hasPassport: "Лишнее поле", passwordHash: "Лишнее поле" }
      ]
    ])("refuses %j by its fields, and keeps what was", async (body, errors) => {
      const { token, user } = await accounts.register()
      expect(await patch(token, body)).toEqual(unfit(errors))
      expect((await accounts.me(token)).data).toEqual(user)
    })
  })

  describe("a change of the password", () => {
    const change = (token: string, body: object) => accounts.send("PATCH", "/users/password/", body, { token })

    test("[API-052] lets the new password in and the old one no more", async () => {
      const { email, token } = await accounts.register()
      expect(await change(token, { old: accounts.password, new: "another-1" })).toEqual({ status: 200, retryAfter: null, data: {} })
      expect((await accounts.logIn(email, accounts.password)).status).toBe(403)
      expect((await accounts.logIn(email, "another-1")).status).toBe(200)
    })

    test("ends the other sessions of the user, and the letters of recovery", async () => {
      const { email, token } = await accounts.register()
      const other = await accounts.logIn(email, accounts.password)
      const stranger = await accounts.register()
      const reset = await accounts.askResetToken(email)
      await change(token, { old: accounts.password, new: "another-1" })
      const statuses = await Promise.all([token, other.data.token, stranger.token].map(async (one) => (await accounts.me(one)).status))
      expect(statuses).toEqual([200, 401, 200])
      expect((await accounts.send("PATCH", `/password-reset/${reset}`, { password: "another-2" })).status).toBe(404)
    })

    test("says a wrong old password at its field", async () => {
      const { token } = await accounts.register()
      expect(await change(token, { old: "not-the-one", new: "another-1" })).toEqual(unfit({ old: "Неверный пароль" }))
    })

    test.each([7, 8, 20, 21])("[LIM-028] takes passwords of 8 to 20 characters: %i", async (length) => {
      const { token } = await accounts.register()
      const { data } = await change(token, { old: accounts.password, new: "пень".repeat(9).slice(0, length) })
      expect(data).toEqual(length === 7 || length === 21 ? { errors: { new: passwordText } } : {})
    })
  })
})

describe("hashing", () => {
  const anna = { place: "192.0.2.1", isKnown: true }
  const from = (place: string) => ({ place, isKnown: true })
  test("does no more at once than it may, keeps a few waiting and turns the rest away", async () => {
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

  test("as the shop does it, is right for the password alone", async () => {
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
})
