import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf, confirmTokens, pressLink } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const required = "Обязательное поле"
const phoneText = "Некорректный номер телефона"
const emailText = "Некорректный адрес"
const unfit = (errors: object) => ({ status: 422, retryAfter: null, message: "Проверьте правильность введенных данных", data: { errors } })

describe.each(databasesByTurn(import.meta.filename))("accounts on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  const subscribers = () => shop.query("select email from newsletter_subscriptions where confirmed_at is not null order by email")

  describe("a profile", () => {
    const patch = (token: string, body: object) => accounts.send("PATCH", "/users/", body, { token })

    test("[API-043] changes only the sent fields", async () => {
      const { token, user } = await accounts.register()
      const changes = { name: "Мария", patronymic: "Ивановна", birthday: "1990-05-17", sex: { id: "female" }, phone: "8 (999) 765-43-21" }
      const changed = { ...user, ...changes, phone: "+79997654321" }
      expect(await patch(token, changes)).toEqual({ status: 200, retryAfter: null, data: changed })
      const cleared = { birthday: null, sex: null, phone: null, surname: null, patronymic: null }
      expect((await patch(token, cleared)).data).toEqual({ ...changed, ...cleared })
      expect((await accounts.me(token)).data).toEqual({ ...changed, ...cleared, token })
      expect((await patch(token, {})).data).toEqual({ ...changed, ...cleared })
    })

    test("changes different fields at once without losing one", async () => {
      const { token } = await accounts.register()
      await Promise.all([patch(token, { name: "Вера" }), patch(token, { surname: "Мирная" }), patch(token, { birthday: "2000-02-29" })])
      expect((await accounts.me(token)).data).toMatchObject({ name: "Вера", surname: "Мирная", birthday: "2000-02-29" })
    })

    /** Requests another address and confirms it with the link of its letter. */
    const move = async (token: string, email: string) => {
      await shop.takeLetters()
      expect((await patch(token, { email, password: accounts.password })).status).toBe(200)
      const letter = (await shop.takeLetters()).find(({ to }) => to === email)
      return pressLink(shop, confirmTokens(letter?.text ?? "")[0] ?? "")
    }

    test("toggles the newsletter at once for a confirmed address, and moves it to another", async () => {
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

    test("stores other fields at once, and another address after its confirmation", async () => {
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
      // The change forgets devices, so the log-in with the new address is of a new one.
      expect((await shop.takeLetters()).map(({ subject, to }) => [to, subject])).toEqual([
        [email, "Адрес в «Грани» изменён"],
        [next, "Вход с нового устройства"]
      ])
    })

    test("resends the letter of the new address, and drops the address on request", async () => {
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

    test("treats a changed letter case of the address as another spelling to confirm", async () => {
      const { email, token } = await accounts.registerProven()
      expect((await move(token, email.toUpperCase())).status).toBe(200)
      expect((await accounts.me(token)).data.email).toBe(email.toUpperCase())
    })

    test("invalidates recovery letters of the old address, and ends the user's other sessions", async () => {
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
      [{ name: "Анна1" }, { name: "Русские или латинские буквы, дефис и апостроф" }],
      [{ name: "" }, { name: required }],
      [{ surname: "Петрова_" }, { surname: "Русские или латинские буквы, дефис и апостроф" }],
      [{ phone: "123" }, { phone: phoneText }],
      [{ email: "нет" }, { email: emailText }],
      [{ sex: { id: "other" } }, { "sex.id": "Поле заполнено неверно" }],
      [{ id: 1 }, { id: "Лишнее поле" }],
      [
        { passport: {}, passwordHash: "x" },
        { passport: "Лишнее поле", passwordHash: "Лишнее поле" }
      ]
    ])("refuses %j by its fields, and changes nothing", async (body, errors) => {
      const { token, user } = await accounts.register()
      expect(await patch(token, body)).toEqual(unfit(errors))
      expect((await accounts.me(token)).data).toEqual({ ...user, token })
    })
  })
})
