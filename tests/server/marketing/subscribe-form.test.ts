import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../../server/platform/db/database.ts"
import { confirmTokens, pressLink } from "../../support/samples/accounts.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const send = (fields: Readonly<Record<string, string>>) =>
  shop.app.request("/subscribe", { method: "POST", body: new URLSearchParams(fields) })

const subscribers = () =>
  shop.run(
    Effect.flatMap(Database, (database) =>
      database.query<{ email: string }>("select email from newsletter_subscriptions where confirmed_at is not null", [])
    )
  )

describe("the newsletter's form of a browser without JavaScript", () => {
  it("sends a letter for a valid address with consent; the subscription starts after the confirmation", async () => {
    const answer = await send({ email: " anna@example.ru ", accept: "on" })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/Подтвердите подписку[\s\S]*anna@example\.ru/)
    const [letter] = await shop.takeLetters()
    expect(await subscribers()).toEqual([])
    const [confirm = ""] = confirmTokens(letter?.text ?? "")
    expect((await pressLink(shop, confirm)).page).toContain("Подписка оформлена")
    expect(await subscribers()).toEqual([{ email: "anna@example.ru" }])
  })

  it("is followed by a welcome letter with an unsubscribe link", async () => {
    await send({ email: "nina@example.ru", accept: "on" })
    const [confirm = ""] = confirmTokens((await shop.takeLetters()).at(-1)?.text ?? "")
    await pressLink(shop, confirm)
    const welcome = (await shop.takeLetters()).at(-1)
    expect([welcome?.to, welcome?.subject]).toEqual(["nina@example.ru", expect.stringMatching(/Вы подписаны/)])
    const [end = ""] = confirmTokens(welcome?.text ?? "")
    expect((await pressLink(shop, end)).page).toContain("Вы отписались")
    expect(await subscribers()).toEqual([{ email: "anna@example.ru" }])
  })

  it.each([
    ["no address", { email: "", accept: "on" }, "Обязательное поле"],
    ["a bad address", { email: "anna@", accept: "on" }, "Некорректный"],
    ["no consent", { email: "boris@example.ru" }, "Обязательное поле"]
  ])("refuses %s with a message, preserves the input and stores nothing", async (_, fields, text) => {
    const answer = await send(fields)
    const page = await answer.text()
    expect([answer.status, page.includes(text), page.includes(`value="${fields.email}"`)]).toEqual([422, true, true])
    expect(page.includes('name="accept" checked')).toBe("accept" in fields)
    expect(await subscribers()).toEqual([{ email: "anna@example.ru" }])
  })

  it("shows any input as text", async () => {
    expect(await (await send({ email: `"><script>alert(1)</script>`, accept: "on" })).text()).not.toContain("<script>")
  })
})
