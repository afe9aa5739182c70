import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import * as passwords from "../../server/platform/identity/passwords.ts"
import { type Accounts, accountsOf } from "../support/samples/accounts.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

let shop: TestShop
let accounts: Accounts
beforeAll(async () => {
  shop = await startShop()
  accounts = accountsOf(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.query("delete from rate_limits")
  await shop.query("delete from slowed_tries")
  await shop.takeLetters()
})

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
const home = { from: "192.0.2.1", device: randomUUID() }
const customer = async () => ({ ...(await accounts.register({}, home)), password: accounts.password })

const recover = async (email: string, seat: { readonly from: string; readonly device: string }) => {
  await accounts.send("POST", "/password-reset/", { email }, seat)
  const letters = (await shop.takeLetters()).filter(({ to }) => to === email)
  return letters.flatMap(({ text }) => /password-reset=([\w-]+)/.exec(text)?.[1] ?? [])
}

describe("a common password", () => {
  const common = [
    ...["password", "P@ssw0rd!", "Qwerty123", "12345678", "1q2w3e4r5t", "iloveyou2"],
    ...["йцукен123", "пароль2024", "Привет123", "gfhjkm123", "солнышко", "parol123", "aaaaaaaa"],
    ...["Грань2025", "gran-gran-gran", "anna1990", "АннаПетрова1", "79991234567", "person-2024"]
  ]
  const said = "Такие пароли подбирают первыми. Придумайте другой"

  test.each(common)("%s is refused at its field wherever one is set, and the letter remains valid", async (password) => {
    const { email, token } = await customer()
    const register = await accounts.send("POST", "/register/", accounts.registration({ password }), { from: addressOf(1) })
    expect(register).toMatchObject({ status: 422, data: { errors: { password: said } } })
    const change = await accounts.send("PATCH", "/users/password/", { old: accounts.password, new: password }, { token })
    expect(change).toMatchObject({ status: 422, data: { errors: { new: said } } })
    const [link = ""] = await recover(email, home)
    const reset = (next: string) => accounts.send("PATCH", `/password-reset/${link}`, { password: next }, home)
    expect(await reset(password)).toMatchObject({ status: 422, data: { errors: { password: said } } })
    expect((await reset("sovsem-Novyj-1")).status).toBe(200)
  })

  test("that was set before can still log in", async () => {
    const { email } = await customer()
    const hash = await shop.run(Effect.flatMap(passwords.Passwords, (hashing) => hashing.hash("password", { network: "x", isKnown: true })))
    await shop.query("update users set password_hash = $2 where email = $1", [email, hash])
    expect((await accounts.logIn(email, "password", home)).status).toBe(200)
  })

  test.each(["korabl-7-zebra", "Тихий-омут-88", "xK9#mQ2vLp"])("%s is not one", async (password) => {
    expect((await accounts.send("POST", "/register/", accounts.registration({ password }))).status).toBe(200)
  })
})
