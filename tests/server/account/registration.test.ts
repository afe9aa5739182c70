import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf, confirmTokens, pressLink } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const required = "Обязательное поле"
const passwordText = "Пароль должен содержать от 8 до 20 символов"
const phoneText = "Некорректный номер телефона"
const emailText = "Некорректный адрес"
const nameText = "Русские или латинские буквы, дефис и апостроф"
const unfit = (errors: object) => ({ status: 422, retryAfter: null, message: "Проверьте правильность введенных данных", data: { errors } })
const refusal = (status: number, message: string, errors: object = {}) => ({ status, retryAfter: null, message, data: { errors } })

describe.each(databasesByTurn(import.meta.filename))("accounts on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  const users = () => shop.query("select email_key from users order by id")
  /** Row count of every table. */
  const rowCounts = async () => {
    const tables = await shop.query(
      "select table_name::text as name from information_schema.tables where table_schema = 'public' order by 1"
    )
    return Promise.all(
      tables.map(async ({ name }) => [name, ...(await shop.query(`select count(*)::int4 as count from "${String(name)}"`))])
    )
  }
  const subscribers = () => shop.query("select email from newsletter_subscriptions where confirmed_at is not null order by email")

  describe("a registration", () => {
    test("[API-006] returns a token and the user, with name and surname separate and the phone as digits", async () => {
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
            passport: null
          }
        }
      })
    })

    test("of an existing address is refused, in any letter case, also at once", async () => {
      const { email } = await accounts.register()
      const exists = refusal(409, "Такой пользователь уже существует")
      expect(await accounts.send("POST", "/register/", accounts.registration({ email: email.toUpperCase() }))).toEqual(exists)
      const body = accounts.registration()
      const both = await Promise.all([accounts.send("POST", "/register/", body), accounts.send("POST", "/register/", body)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await shop.query("select count(*)::int4 as count from users where email = $1", [body.email])).toEqual([{ count: 1 }])
    })

    test("with a common password is refused alike for existing and new addresses", async () => {
      const { email } = await accounts.register()
      const refusalFor = (address: string, password: string) =>
        accounts.send("POST", "/register/", accounts.registration({ email: address, password }))
      for (const password of ["qwerty123", "бриллиант1", "aaaaaaaa"]) {
        const taken = await refusalFor(email, password)
        expect([password, taken]).toEqual([
          password,
          expect.objectContaining({ status: 422, data: { errors: { password: expect.any(String) } } })
        ])
        expect(await refusalFor(`new-${email}`, password)).toEqual(taken)
      }
    })

    test("with consent only requests the newsletter, which starts after the confirmation", async () => {
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

    test("stores text like SQL or a script verbatim", async () => {
      const email = `"';drop/**/table/**/users;--<script>"@gran.test`
      const { token } = await accounts.register({ email })
      expect((await accounts.me(token)).data.email).toBe(email)
      expect((await accounts.logIn(email, accounts.password)).status).toBe(200)
      expect((await accounts.logIn("' or 1=1 --@gran.test", "' or '1'='1")).status).toBe(422)
      expect((await accounts.logIn("'or/**/1=1--@gran.test", "' or '1'='1")).status).toBe(403)
    })

    test("names every missing or empty field", async () => {
      const empty = { email: "", name: "", phone: "", password: "", isAcceptedPrivacy: false, isAcceptedNewsletter: false }
      const all = { email: required, name: required, phone: required, password: required, isAcceptedPrivacy: required }
      expect(await accounts.send("POST", "/register/", empty)).toEqual(unfit(all))
      expect(await accounts.send("POST", "/register/", {})).toEqual(unfit({ ...all, isAcceptedNewsletter: required }))
    })

    const errorOf = async (changes: object) => {
      const answer = await accounts.send("POST", "/register/", accounts.registration(changes))
      return answer.status === 200 ? null : answer.data.errors
    }

    test.each([7, 8, 20, 21])("[LIM-028] accepts passwords of 8 to 20 characters: %i", async (length) => {
      expect(await errorOf({ password: "пень".repeat(9).slice(0, length) })).toEqual(
        length === 7 || length === 21 ? { password: passwordText } : null
      )
    })

    test.each([
      ["1234567890", phoneText],
      ["12345678901", null],
      ["4915123456789", null],
      ["12345678901234", phoneText],
      ["+7921000000", phoneText],
      ["+1234567890", phoneText],
      ["+375291234567", null],
      ["+49 1512 3456789", null],
      ["+49 1512 34567890", phoneText],
      ["+1 212 555 012 34", `${phoneText}: он длиннее номеров страны с кодом +1`],
      ["8 (999) 123-45-67", null],
      ["8 999 123 45 6X", phoneText],
      ["телефон 89991234567", phoneText],
      ["           ", phoneText]
    ])("[VAL-015][VAL-016][LIM-029] accepts phones of 11 to 13 digits: %s", async (phone, text) => {
      expect(await errorOf({ phone })).toEqual(text === null ? null : { phone: text })
    })

    test.each(["anna", "anna@", "anna@gran", "@gran.test", "an na@gran.test", `${"a".repeat(246)}@gran.test`])(
      "[VAL-013] refuses the address %.20s",
      async (email) => {
        expect(await errorOf({ email })).toEqual({ email: emailText })
      }
    )

    test("[VAL-012] accepts an ordinary address of up to 254 characters, and none without an @, without a domain or with a blank", async () => {
      for (const email of ["a.b", "a.b@", "a.b@example", "a b@example.ru"]) expect(await errorOf({ email })).toEqual({ email: emailText })
      expect(await errorOf({ email: "a.b@example.ru" })).toBe(null)
      expect(await errorOf({ email: `${"a".repeat(244)}@gran.test` })).toBe(null)
    })

    test.each(["Анна 2", "Анна_Петрова", "<b>Анна</b>", "Анна, Петрова", "李明"])("refuses the name %s", async (name) => {
      expect(await errorOf({ name })).toEqual({ name: "Русские или латинские буквы, дефис и апостроф" })
    })

    test("stores nothing that it refuses", async () => {
      const before = [await users(), await subscribers()]
      for (const wrong of [{ password: "short" }, { phone: "1" }, { isAcceptedPrivacy: false }, { name: "1" }, { role: "admin" }]) {
        expect((await accounts.send("POST", "/register/", accounts.registration({ isAcceptedNewsletter: true, ...wrong }))).status).toBe(
          422
        )
      }
      expect([await users(), await subscribers()]).toEqual(before)
    })
  })

  test("[VAL-026] every form is validated here by its own rules: each is refused by field, and nothing is stored", async () => {
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
    expect([await rowCounts(), (await accounts.me(token)).data]).toEqual([before, { ...user, token }])
    expect((await accounts.logIn(email, accounts.password)).status).toBe(200)
  })
})
