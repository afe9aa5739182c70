import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { bothDatabases } from "../../support/database/databases.ts"
import { wishedQuestion } from "../../support/questions/questions.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="
const evil = "Вы выиграли приз: www.evil.example"

describe.each(bothDatabases())("questions on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, operatorKey, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.takeLetters()
    await shop.query("delete from rate_limits")
  })
  const address = () => `question-${randomUUID()}@gran.test`
  const ask = (changes: object = {}, who: { readonly token?: string } = {}) =>
    shopperOf(shop, who).send<{ id: number }>("POST", "/questions/", wishedQuestion(changes))
  const lettersTo = async (email: string, count: number) => {
    const letters: Array<{ readonly to: string; readonly subject: string; readonly text: string; readonly html: string }> = []
    await expect
      .poll(async () => {
        letters.push(...(await shop.takeLetters()))
        return letters.filter(({ to }) => to === email).length
      })
      .toBe(count)
    return letters.filter(({ to }) => to === email)
  }
  const operate = (path: string, body?: object, key = operatorKey) =>
    callOperator({ shop, path: `/internal/questions${path}`, key, ...(body !== undefined && { body }) })

  test("[API-067] have topics, each with its fields", async () => {
    const { data, status } = await shopperOf(shop).send<{ items: ReadonlyArray<object> }>("GET", "/questions/topics/")
    expect([status, data.items.length]).toEqual([200, 6])
    expect(data.items[0]).toEqual({ code: "stones", name: "Бриллианты", hint: expect.any(String) })
  })

  test("[API-068] are confirmed to their author and sent to the shop's own mailbox", async () => {
    const email = address()
    const { data, status } = await ask({ email, questionText: evil, about: "0241073-1" })
    expect(status).toBe(200)
    const [confirmed] = await lettersTo(email, 1)
    expect(confirmed?.subject).toBe(`Вопрос № ${data.id} получен`)
    expect(confirmed?.text).toContain("отвечаем круглосуточно")
    expect(confirmed?.text).not.toContain("evil")
    const [row] = await shop.query("select email from store_contacts")
    await ask({ email: address(), questionText: `${evil}\n<b>Второй</b> абзац`, about: "0241073-1" })
    const [forShop] = await lettersTo(String(row?.["email"]), 1)
    expect(forShop?.text).toContain("0241073-1")
    expect(forShop?.html).toContain("&lt;b&gt;Второй&lt;/b&gt;")
  })

  test("are listed for a user with a confirmed address, and are in the copy of their data", async () => {
    const { email, token } = await accounts.registerProven()
    const { data } = await ask({ email }, { token })
    const letters = await lettersTo(email, 1)
    expect(letters[0]?.text).toContain("Вы спросили:\n\nЧем круглая огранка лучше овальной?")
    const copy = await shopperOf(shop, { token }).send<{ questions: ReadonlyArray<object> }>("GET", "/users/data/")
    expect(copy.data.questions).toEqual([
      {
        ...{ id: data.id, topic: "stones", about: "", replyText: null, askedAt: expect.any(String) },
        questionText: "Чем круглая огранка лучше овальной?"
      }
    ])
  })

  test("[CNT-007] repeated under one key are one question with one letter, until it is answered", async () => {
    const email = address()
    const key = randomUUID()
    const guest = shopperOf(shop)
    const send = () => guest.send<{ id: number }>("POST", "/questions/", wishedQuestion({ email }), key)
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status, second.data.id]).toEqual([200, 200, first.data.id])
    await lettersTo(email, 1)
    expect(await shop.query("select id from questions where email = $1", [email])).toHaveLength(1)
    expect((await operate(`/${first.data.id}`, { replyText: "Игрой света." })).status).toBe(200)
    expect((await send()).data.id).toBeGreaterThan(first.data.id)
  })

  test.each([
    [{ questionText: "" }, { questionText: "Обязательное поле" }],
    [{ questionText: "Почём?" }, { questionText: "Не короче 10 знаков" }],
    [{ questionText: "а".repeat(2_001) }, { questionText: "Не длиннее 2000 знаков" }],
    [{ topic: "weather" }, { topic: "Обязательное поле" }],
    [{ agreement: false }, { agreement: "Обязательное поле" }],
    [{ name: "www.evil.example" }, { name: "Русские или латинские буквы, дефис и апостроф" }]
  ])("are refused with %o", async (changes, errors) => {
    const { data, status } = await ask(changes)
    expect([status, data]).toEqual([422, { errors }])
  })

  test("of one address are limited to ten a day, for any sender", async () => {
    const email = address()
    for (let count = 0; count < 10; count++) expect((await ask({ email })).status).toBe(200)
    const { data, status } = await ask({ email: email.toUpperCase() })
    expect([status, data]).toEqual([429, { errors: { email: expect.stringContaining("Позвоните нам") } }])
  })

  test("are answered by the operator once, with a letter that has both", async () => {
    const email = address()
    const { data } = await ask({ email })
    await lettersTo(email, 1)
    const open = await operate("")
    expect(open.data).toContainEqual(expect.objectContaining({ id: data.id, email, replyText: null }))
    expect((await operate(`/${data.id}`, { replyText: "  Смотря для какой оправы.  " })).data).toMatchObject({
      id: data.id,
      replyText: "Смотря для какой оправы."
    })
    const [letter] = await lettersTo(email, 1)
    expect(letter?.subject).toBe(`Ответ на вопрос № ${data.id}`)
    expect(letter?.text).toMatch(/Смотря для какой оправы\.[\s\S]*Вы спросили:\n\nЧем круглая огранка/)
    expect((await operate(`/${data.id}`, { replyText: "Ещё раз" })).status).toBe(409)
    expect((await operate("/999", { replyText: "Да" })).status).toBe(404)
    expect((await operate("", undefined, "another")).status).toBe(401)
  })
})
