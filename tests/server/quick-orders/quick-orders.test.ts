import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { sendQuickOrderLetters } from "../../../server/quick-orders/quick-order-letters.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="
const publicUrl = "https://gran.test"

type Listed = { readonly quickOrders: ReadonlyArray<Record<string, unknown>> }

describe.each(bothDatabases())("quick orders on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, operatorKey, database: await start() })
    goods = await prepareGoods(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.takeLetters()
    await shop.query("delete from rate_limits")
  })
  const order = (email: string, changes: object = {}) => ({
    ...{ userName: "Мошенник Злой", email, phone: "+7 (999) 123-45-67", agreement: true },
    comment: "Выиграли приз: www.evil.example",
    link: "/jewelry/kolco/0241073/",
    idProduct: numberIn(goods.ring),
    ...changes
  })
  const place = async (email: string, changes: object = {}, path = "/quick-order/") => {
    const { data, status } = await shopperOf(shop).send<{ id: number }>("POST", path, order(email, changes))
    expect(status).toBe(200)
    return data.id
  }
  const seenBy = async (token: string, search = "") => {
    const { data } = await shopperOf(shop, { token }).send<Listed>("GET", `/users/orders/${search}`)
    return data.quickOrders
  }
  const operate = async (path: string, body?: object, key = operatorKey) => {
    const response = await shop.app.request(`/internal/quick-orders${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: response.status, ...(await response.json()) }
  }
  const address = () => `quick-${randomUUID()}@gran.test`

  test("[API-024, API-025] have numbers of the shop's sequence, and a letter each with the number and the next steps", async () => {
    const email = address()
    const quick = await place(email)
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.ring)
    const { id } = (await buyer.order({ paymentId: 3 })).data
    const request = await place(email, {}, "/order-request/")
    expect([id, request]).toEqual([quick + 1, quick + 2])
    const letters = (await shop.takeLetters()).filter(({ to }) => to === email)
    expect(letters.map(({ subject }) => subject)).toEqual([`Заявка № ${quick} принята`, `Заявка № ${request} принята`])
    const [row] = await shop.query("select thing_name as name, thing_link as link from quick_orders where id = $1", [quick])
    for (const { html, text } of letters) {
      expect(text).toContain(String(row?.["name"]))
      expect(text).toContain("Позвоним вам в рабочий день с 10:00 до 19:00 по Москве")
      expect(text).toContain("звоните сами: 8 800 000-00-00, отвечаем круглосуточно")
      expect(text).toContain(`${publicUrl}${String(row?.["link"])}`)
      expect(html).toContain("<h1")
    }
    expect(letters[0]?.text).toContain("ничего не откладываем")
    expect(letters[1]?.text).toContain("Запрос ни к чему не обязывает")
    expect(letters.map(({ text }) => text.includes("₽"))).toEqual([true, false])
  })

  test("send a letter without typed text, because the address is not confirmed", async () => {
    const email = address()
    await place(email, { link: "/jewelry/kolco/x/?gift=www.evil.example" })
    const [letter] = await shop.takeLetters()
    expect(letter?.to).toBe(email)
    for (const typed of ["evil", "Мошенник", "приз", "999"]) expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toContain(typed)
  })

  test("repeated under their key, in turn or at once, are one number and one letter", async () => {
    const email = address()
    const { send } = shopperOf(shop)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 4 }, () => send("POST", "/quick-order/", order(email), key)))
    replies.push(await send("POST", "/quick-order/", order(email), key))
    expect(new Set(replies.map(({ data, status }) => `${status} ${String(data["id"])}`)).size).toBe(1)
    await shop.run(sweepOrders(publicUrl))
    expect((await shop.takeLetters()).filter(({ to }) => to === email)).toHaveLength(1)
  })

  test("repeated under their key are new ones after the first is closed", async () => {
    const { send } = shopperOf(shop)
    for (const [body, changes] of [
      [{ do: "cancel", words: "Кольцо продано." }, {}],
      [{ do: "done" }, { idProduct: numberIn(goods.brooch) }]
    ] as const) {
      const [wish, key] = [order(address(), changes), randomUUID()]
      const made = async () => (await send<{ id: number }>("POST", "/quick-order/", wish, key)).data.id
      const first = await made()
      expect(await made()).toBe(first)
      expect((await operate(`/${first}`, body)).status).toBe(200)
      const second = await made()
      expect([second > first, await made()]).toEqual([true, second])
    }
  })

  test("of one address are limited to twenty a day, by any sender; the next is refused with a message and not stored", async () => {
    const email = address()
    for (let count = 0; count < 20; count++) await place(count % 2 === 0 ? email : email.toUpperCase())
    const { data, status } = await shopperOf(shop).send<{ errors: object }>("POST", "/quick-order/", order(email))
    expect(status).toBe(429)
    expect(data.errors).toEqual({ email: expect.stringMatching(/^С этой почты сегодня уже много заявок/) })
    expect(await shop.query("select count(*)::int4 as count from quick_orders where email_key = $1", [email])).toEqual([{ count: 20 }])
    await place(address())
  }, 20_000)

  test("of a confirmed address are visible to its user, also earlier ones of a guest, in any spelling", async () => {
    const email = address()
    const before = await place(email.toUpperCase())
    const stranger = await accounts.registerProven()
    const { token } = await accounts.register({ email })
    expect(await seenBy(token)).toEqual([])
    await shop.query("update users set email_confirmed_at = now() where email_key = $1", [email])
    const after = await place(email, { idProduct: numberIn(goods.stone), link: "/diamonds/1/" }, "/order-request/")
    const seen = await seenBy(token, "?status=completed")
    expect(seen.map(({ id, kind, state }) => [id, kind, state])).toEqual([
      [after, "request", "asked"],
      [before, "quick", "asked"]
    ])
    expect(seen[0]?.["thing"]).toEqual({ name: expect.any(String), link: expect.stringMatching(/^\/diamonds\//) })
    for (const each of seen) expect(Object.keys(each).toSorted()).toEqual(["answer", "id", "kind", "placedAt", "state", "thing"])
    expect(await seenBy(stranger.token)).toEqual([])
    expect((await shopperOf(shop).send("GET", "/users/orders/")).status).toBe(401)
  })

  test("of a user with another's address are visible to the owner of the address, not to the sender", async () => {
    const [owner, typist] = [await accounts.registerProven(), await accounts.registerProven()]
    const { data } = await shopperOf(shop, { token: typist.token }).send("POST", "/quick-order/", order(owner.email))
    expect((await seenBy(owner.token)).map(({ id }) => id)).toEqual([data["id"]])
    expect(await seenBy(typist.token)).toEqual([])
  })

  test("are listed for an operator, moved on with a letter each, and a repetition does nothing", async () => {
    const { email, token } = await accounts.registerProven()
    const id = await place(email)
    await shop.takeLetters()
    const listed: ReadonlyArray<{ readonly id: number; readonly phone: string }> = (await operate("")).data
    expect(listed.find((each) => each.id === id)).toMatchObject({ id, state: "asked", email, phone: "+79991234567" })
    for (const _ of [1, 2]) expect((await operate(`/${id}`, { do: "work" })).data.state).toBe("inWork")
    expect((await shop.takeLetters()).map(({ subject, to }) => [subject, to])).toEqual([[`Заявка № ${id} в работе`, email]])
    const replies = await Promise.all([1, 2, 3].map(() => operate(`/${id}`, { do: "done", words: " Кольцо ждёт вас в салоне. " })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const letters = await shop.takeLetters()
    expect(letters.map(({ subject }) => subject)).toEqual([`Заявка № ${id} выполнена`])
    expect(letters[0]?.text).toContain("Кольцо ждёт вас в салоне.")
    expect(await seenBy(token)).toMatchObject([{ id, state: "done", answer: "Кольцо ждёт вас в салоне." }])
    expect(await operate(`/${id}`, { do: "cancel", words: "Нет" })).toMatchObject({
      status: 409,
      message: "Заявка уже закрыта: выполнена"
    })
    expect(((await operate("")).data as typeof listed).some((each) => each.id === id)).toBe(false)
    expect(await shop.takeLetters()).toEqual([])
  })

  test("drop the answer of the step before when the next step has none", async () => {
    const { email, token } = await accounts.registerProven()
    const id = await place(email)
    await operate(`/${id}`, { do: "work", words: "Позвоним завтра утром." })
    expect((await shop.takeLetters()).at(-1)?.text).toContain("Позвоним завтра утром.")
    await operate(`/${id}`, { do: "done" })
    const [letter] = await shop.takeLetters()
    expect(letter?.subject).toBe(`Заявка № ${id} выполнена`)
    expect(letter?.text).not.toContain("Позвоним завтра утром.")
    expect(await seenBy(token)).toMatchObject([{ id, state: "done", answer: null }])
  })

  test("have letters delayed by a failing mail server sent only while their text is true", async () => {
    const id = await place(address())
    const sendLate = async (kind: string) => {
      await shop.query("update quick_order_letters set sent_at = null, next_try_at = now() where quick_order_id = $1 and kind = $2", [
        id,
        kind
      ])
      await shop.run(sendQuickOrderLetters(publicUrl))
      return (await shop.takeLetters()).map(({ subject }) => subject)
    }
    await operate(`/${id}`, { do: "work" })
    await shop.takeLetters()
    expect([await sendLate("asked"), await sendLate("inWork")]).toEqual([[`Заявка № ${id} принята`], [`Заявка № ${id} в работе`]])
    await operate(`/${id}`, { do: "done" })
    await shop.takeLetters()
    expect([await sendLate("asked"), await sendLate("inWork"), await sendLate("done")]).toEqual([[], [], [`Заявка № ${id} выполнена`]])
  })

  test("are cancelled only with a reason, which the shopper reads", async () => {
    const email = address()
    const id = await place(email)
    await shop.takeLetters()
    expect((await operate(`/${id}`, { do: "cancel", words: "  " })).status).toBe(422)
    expect((await operate(`/${id}`, { do: "cancel", words: "Камень купили раньше." })).data.state).toBe("cancelled")
    const [letter] = await shop.takeLetters()
    expect(letter).toMatchObject({ to: email, subject: `Заявка № ${id} отменена` })
    expect(letter?.text).toContain("Камень купили раньше.")
  })

  test("require the key at the operator endpoint, which refuses unreadable input", async () => {
    const id = await place(address())
    expect((await operate("", undefined, "another")).status).toBe(401)
    expect((await operate(`/${id}`, { do: "work" }, "another")).status).toBe(401)
    expect((await operate(`/${id}`, { do: "sell" })).status).toBe(422)
    expect((await operate(`/${id}`, { do: "work", words: "а".repeat(601) })).status).toBe(422)
    expect((await operate("/7", { do: "work" })).status).toBe(404)
    expect((await shop.appWith({ operatorKey: null }).request("/internal/quick-orders")).status).toBe(404)
  })
})
