import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { sweepVisits } from "../../../server/visits/visit-jobs.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { callOperator } from "../../support/server/ask-operator.ts"
import { askedVisit, calendarOf, freeVisit } from "../../support/samples/visits.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

let shop: TestShop
let accounts: Accounts
let goods: Goods
beforeAll(async () => {
  shop = await startShop({ diamonds: 10, operatorKey })
  accounts = accountsOf(shop)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  goods = await prepareGoods(shop)
  await shop.query("delete from visits")
  await shop.query("delete from holds")
  await shop.query("delete from rate_limits")
  await shop.takeLetters()
})
const operate = (id: number | null, body?: object, key = operatorKey) =>
  callOperator({ shop, path: `/internal/visits${id === null ? "" : `/${id}`}`, body, key })
const confirm = (id: number) => operate(id, { do: "confirm" })
const subjects = async () => (await shop.takeLetters()).map(({ subject }) => subject)
/** Moves the visit to today. */
const letItBeToday = (id: number) =>
  shop.query("update visits set kept_from = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1", [id])

describe("booking a salon visit", () => {
  test("sends a guest a letter with a cancellation link, and blocks the hour and the unique item's day for others", async () => {
    const wish = await freeVisit(shop, goods.stone)
    const { id, status } = await askedVisit(shop, goods.stone, wish)
    expect(status).toBe(200)
    const [letter] = await shop.takeLetters()
    expect(letter).toMatchObject({ to: wish.email, subject: `Заявка № ${id} на показ в салоне принята` })
    expect(letter?.text).toContain(`${publicUrl}/visit/cancel?token=`)
    expect(letter?.text).toContain("До подтверждения камень не отложен и остаётся в продаже.")
    expect(letter?.calendar).toBeUndefined()
    const place = (await calendarOf(shop, goods.stone)).places.find((each) => each.id === wish.place)
    expect(place?.days.find(({ day }) => day === wish.day)).toMatchObject({ free: [], isPromised: true })
    const another = await askedVisit(shop, goods.stone, { day: wish.day, hour: wish.hour, email: "another@gran.test" })
    expect(another).toMatchObject({ status: 409, message: "В этот день камень уже обещали показать другому гостю. Выберите другой день" })
  })

  test("refuses an hour booked meanwhile with a list of free ones; of simultaneous bookings only the capacity succeeds", async () => {
    const wish = await freeVisit(shop, goods.ring)
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, index) => askedVisit(shop, goods.ring, { ...wish, email: `guest-${index}@gran.test` }))
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    expect(tries.find(({ status }) => status === 409)?.message).toMatch(/^Это время только что заняли. В этот день ещё свободно: 11:00, /)
  })

  test("repeated, also at once, is one visit with one letter; nobody has two visits at one time", async () => {
    const wish = await freeVisit(shop, goods.ring)
    const twice = await Promise.all([askedVisit(shop, goods.ring, wish), askedVisit(shop, goods.ring, wish)])
    const again = await askedVisit(shop, goods.ring, { ...wish, email: wish.email.toUpperCase() })
    expect(new Set([...twice, again].map(({ id }) => id)).size).toBe(1)
    expect(await subjects()).toHaveLength(1)
    const elsewhere = await askedVisit(shop, goods.stone, { ...wish, thing: goods.stone, place: 2 })
    expect(elsewhere).toMatchObject({ status: 409, message: expect.stringContaining("уже есть запись") })
  })

  test.each([
    ["the past", { day: "2020-01-09" }, 409],
    ["the night", { hour: 3 }, 409],
    ["a day that is none", { day: "2026-02-30" }, 422],
    ["a point that shows nothing", { place: 3 }, 409],
    ["a thing that is none", { thing: "1-999999999" }, 404],
    ["no name", { name: "" }, 422],
    ["two thousand letters", { comment: "ы".repeat(2000) }, 422],
    ["no consent", { agreement: false }, 422],
    ["a telephone of emoji", { phone: "📞📞" }, 422]
  ])("%s is refused with a message", async (_, changes, status) => {
    const refused = await askedVisit(shop, goods.stone, changes)
    expect(refused).toMatchObject({ status, message: expect.stringMatching(/[а-яё]/) })
  })

  test("emoji and right-to-left letters are stored as typed", async () => {
    const comment = "💎 שלום <b>два</b>\nкольца"
    const { id } = await askedVisit(shop, goods.stone, { comment })
    expect((await operate(null)).data).toMatchObject([{ id, comment }])
  })

  test("a name is stored by the rule of names, and refused if it breaks the rule", async () => {
    const { id } = await askedVisit(shop, goods.stone, { name: " Әсел   О’Коннор " })
    expect((await operate(null)).data).toMatchObject([{ id, name: "Әсел О’Коннор" }])
    expect((await askedVisit(shop, goods.ring, { name: "Анна 💎" })).status).toBe(422)
  })

  test("a sold item cannot be booked, and one address has three future visits at most", async () => {
    expect(await calendarOf(shop, goods.sold)).toMatchObject({ thing: { isThere: false }, places: [] })
    const days = (await calendarOf(shop, goods.ring)).places[0]?.days.filter(({ free }) => free.includes(12)) ?? []
    const replies = []
    for (const { day } of days.slice(0, 4))
      replies.push((await askedVisit(shop, goods.ring, { day, hour: 12, email: "anna@gran.test" })).status)
    expect(replies).toEqual([200, 200, 200, 409])
  })
})

describe("an operator", () => {
  test("lists, confirms with a calendar file, moves and cancels, each once and with a letter", async () => {
    const wish = await freeVisit(shop, goods.stone)
    const { id } = await askedVisit(shop, goods.stone, wish)
    await shop.takeLetters()
    expect((await operate(null)).data).toMatchObject([{ id, state: "asked", name: "Анна" }])
    expect(await confirm(id)).toMatchObject({ status: 200, data: { state: "confirmed" } })
    await confirm(id)
    const [letter, ...others] = await shop.takeLetters()
    expect(others).toEqual([])
    expect(letter?.subject).toMatch(/^Ждём вас: /)
    expect(letter?.text).toMatch(/камень отложен для вас.*он остаётся в продаже/)
    expect(letter?.calendar).toContain("STATUS:CONFIRMED")
    expect(letter?.calendar).toContain(`UID:visit-${id}@`)
    expect(await operate(id, { do: "move", day: wish.day, hour: 15 })).toMatchObject({ status: 200, data: { hour: 15 } })
    await operate(id, { do: "move", day: wish.day, hour: 15 })
    expect(await subjects()).toEqual([expect.stringContaining(`Визит № ${id} перенесён`)])
    expect(await operate(id, { do: "move", day: "2020-01-09", hour: 15 })).toMatchObject({ status: 409 })
    expect(await operate(id, { do: "cancel", reason: "В салоне ремонт." })).toMatchObject({ status: 200 })
    await operate(id, { do: "cancel" })
    const [ended, ...more] = await shop.takeLetters()
    expect([ended?.text.includes("В салоне ремонт."), ended?.calendar?.includes("STATUS:CANCELLED"), more]).toEqual([true, true, []])
    expect(await confirm(id)).toMatchObject({ status: 409 })
  })

  test("sends a link with a video call, and no call without one", async () => {
    const { id } = await askedVisit(shop, goods.stone, await freeVisit(shop, goods.stone, 0))
    await shop.takeLetters()
    expect((await confirm(id)).status).toBe(422)
    expect((await operate(id, { do: "confirm", link: "javascript:alert(1)" })).status).toBe(422)
    expect((await operate(id, { do: "confirm", link: "https://meet.example/gran-5" })).status).toBe(200)
    expect((await shop.takeLetters())[0]?.text).toContain("https://meet.example/gran-5")
  })

  test("needs the key, and gets a refusal for an unknown command", async () => {
    const { id } = await askedVisit(shop, goods.stone)
    expect((await operate(null, undefined, "another")).status).toBe(401)
    expect((await operate(id, { do: "confirm" }, "another")).status).toBe(401)
    expect((await operate(id, { do: "sell" })).status).toBe(422)
    expect((await operate(999_999, { do: "confirm" })).status).toBe(404)
  })
})

describe("the link of a letter", () => {
  const linkOf = async () => /cancel\?token=([\w-]+)/.exec((await shop.takeLetters())[0]?.text ?? "")?.[1] ?? ""
  const press = (token: string) =>
    shop.app.request("/visit/cancel", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ token })
    })

  test("cancels a visit only by a button press, once; the hour is free again, and the visit can be booked again", async () => {
    const wish = await freeVisit(shop, goods.stone)
    const { id } = await askedVisit(shop, goods.stone, wish)
    const token = await linkOf()
    const looked = await shop.app.request(`/visit/cancel?token=${token}`)
    expect([looked.status, looked.headers.get("cache-control"), looked.headers.get("x-robots-tag")]).toEqual([
      200,
      "no-store",
      "noindex, nofollow"
    ])
    expect((await operate(null)).data).toMatchObject([{ id, state: "asked" }])
    const pressed = await Promise.all([press(token), press(token)])
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    expect(await subjects()).toEqual([`Визит № ${id} отменён`])
    expect((await askedVisit(shop, goods.stone, wish)).id).not.toBe(id)
  })

  test("that is invalid shows a message and does nothing, and tokens are stored as hashes", async () => {
    await askedVisit(shop, goods.stone)
    const token = await linkOf()
    expect((await press("x".repeat(43))).status).toBe(404)
    expect((await shop.app.request("/visit/cancel")).status).toBe(404)
    const stored = await shop.query("select token_hash from visit_links")
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(shop.takeLog())).not.toContain(token)
  })
})

describe("a visit of a user", () => {
  test("is seen and cancelled by its user only", async () => {
    const [anna, vera] = [await accounts.register(), await accounts.register()]
    await shop.takeLetters()
    const { id } = await askedVisit(shop, goods.stone, {}, anna.bearer)
    const own = async (bearer: typeof anna.bearer) =>
      (await (await shop.ask("/api/v2/users/visits/", { headers: bearer })).json()).data.items
    expect(await own(anna.bearer)).toMatchObject([{ id, state: "asked" }])
    expect(await own(vera.bearer)).toEqual([])
    const cancel = (bearer: typeof anna.bearer) => shop.ask(`/api/v2/users/visits/${id}/`, { method: "DELETE", headers: bearer })
    expect((await cancel(vera.bearer)).status).toBe(404)
    expect((await (await cancel(anna.bearer)).json()).data).toMatchObject({ id, state: "cancelled" })
    expect((await cancel(anna.bearer)).status).toBe(200)
    const letters = await shop.takeLetters()
    expect(letters.map(({ subject }) => subject)).toEqual([`Заявка № ${id} на показ в салоне принята`, `Визит № ${id} отменён`])
    expect(letters[1]?.text).not.toContain("снова в продаже")
  })
})

describe("the hold of a visit", () => {
  test("does not apply until confirmed, and before its day anyone can buy; on the day only its visitor can", async () => {
    const visitor = await buyerOf(shop, accounts)
    const other = await buyerOf(shop, accounts)
    const { id } = await askedVisit(shop, goods.stone, {}, visitor.headers)
    await letItBeToday(id)
    await other.take(goods.stone)
    expect((await other.cart()).diamond).toMatchObject([{ hold: null }])
    await confirm(id)
    expect((await other.cart()).diamond).toMatchObject([{ hold: "visit" }])
    expect((await other.order()).status).toBe(409)
    await visitor.take(goods.stone)
    expect((await visitor.cart()).diamond).toMatchObject([{ hold: null }])
    expect((await visitor.order()).status).toBe(200)
  })

  test("yields to a payment started before its day, and its visitor is informed at once; a later payment is refused", async () => {
    const payer = await buyerOf(shop, accounts)
    await payer.take(goods.stone)
    const order = (await payer.order()).data.id
    const payment = await payer.startPayment(order)
    const { id } = await askedVisit(shop, goods.stone)
    await confirm(id)
    await letItBeToday(id)
    await shop.query("update holds set until = now() - interval '1 minute'")
    await shop.query("update orders set held_until = now() - interval '1 minute' where id = $1", [order])
    expect((await payer.send("POST", `/order/payment/${order}`)).status).not.toBe(200)
    await payer.settle(payment, "paid")
    await shop.takeLetters()
    await shop.run(sweepVisits(publicUrl))
    expect(await subjects()).toEqual([expect.stringContaining("камень ушёл из продажи")])
    expect((await operate(null)).data).toEqual([])
  })

  test("ends with the hour, and an unconfirmed visit expires", async () => {
    const { id } = await askedVisit(shop, goods.stone)
    await confirm(id)
    await shop.query("update visits set ends_at = now() - interval '1 minute'")
    const other = await buyerOf(shop, accounts)
    await other.take(goods.stone)
    expect((await other.cart()).diamond).toMatchObject([{ hold: null }])
    await shop.run(sweepVisits(publicUrl))
    expect((await operate(null)).data).toEqual([])
  })
})
