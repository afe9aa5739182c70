import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type CallKey, calls } from "../../core/contract/calls.ts"
import { readPaper } from "../../core/domain/orders/papers.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { type GoodCalls, goodCallsOf } from "../support/server/good-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename, "platform"))("the API over $name", ({ start }) => {
  let shop: TestShop
  let good: GoodCalls
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
    good = await goodCallsOf(shop)
  })
  afterAll(() => shop.stop())

  /** Calls whose answers differ each time: a token, an id, a user. */
  const isNewEachTime = (key: CallKey) =>
    [
      "checkout.deliveries",
      "gifts.save",
      "devices.list",
      "devices.end",
      "devices.endOthers",
      "diamondOrders.ask",
      "diamondOrders.addFiles",
      "diamondOrders.cancel",
      "diamondOrders.one",
      "questions.ask",
      "passport.addFiles",
      "passport.save",
      "passport.askChange",
      "passport.read",
      "reviews.addPhoto",
      "session.logIn",
      "session.me",
      "session.register",
      "session.guest",
      "users.change",
      "users.data",
      "users.emailLetter",
      "users.cancelEmailChange",
      "users.saveAddresses",
      "visits.ask",
      "visits.cancel",
      "orders.quick",
      "orders.request",
      "orders.place",
      "orders.list",
      "orders.one",
      "orders.cancel",
      "orders.askCare",
      "orders.receipt",
      "papers.open",
      "gifts.share",
      "vouchers.add",
      "vouchers.balance",
      "payments.state",
      "payments.start",
      "payments.change"
    ].includes(key)

  const fits = async (key: CallKey, body: unknown): Promise<string> => {
    const answer: Schema.Codec<unknown, unknown> = (await calls[key]()).answer
    const exit = await Schema.decodeUnknownPromise(Schema.Struct({ data: answer }), { onExcessProperty: "error", errors: "all" })(
      body
    ).then(() => "", String)
    return exit
  }

  /** Document links that work without a session. Answers must not contain any, except the call that creates a link for a receiver. */
  const openingIn = (bodies: unknown): ReadonlyArray<string> =>
    [...JSON.stringify(bodies).matchAll(/[^"]*\/(?:receipts|gifts|certificates)\/[^"]*/g)]
      .map(([url]) => url)
      .filter((url) => readPaper(url) === null)

  describe.each(Object.keys(calls) as Array<CallKey>)("%s", (key) => {
    test("answers valid input by the contract, with and without a trailing slash", async () => {
      const bodies: Array<unknown> = []
      for (const end of ["", "/"]) {
        const { path: own, ...request } = await good.sentWith(key)
        const [path = "", query = ""] = (own ?? good.addressOf(key)).split("?")
        const response = await shop.ask(`${path.replace(/\/$/, "")}${end}?${query}`, request)
        expect(response.status).toBe(200)
        expect(response.headers.get("content-type")).toMatch(/^application\/json/)
        bodies.push(await response.json())
      }
      if (!isNewEachTime(key)) expect(bodies[0]).toEqual(bodies[1])
      for (const body of bodies) expect(await fits(key, body)).toBe("")
      if (key !== "gifts.share") expect(openingIn(bodies)).toEqual([])
    })

    test("refuses unknown fields: 422, the field named", async () => {
      const [path, query = ""] = good.addressOf(key).split("?")
      const { path: _, ...request } = await good.sentWith(key)
      const response = await shop.ask(`${path}?${query}&extra=1&more=2`, request)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        message: "Проверьте правильность введенных данных",
        data: { errors: { extra: "Лишнее поле", more: "Лишнее поле" } }
      })
    })

    test("accepts no other method: 405, with the allowed ones", async () => {
      const endpoints = await Promise.all(Object.values(calls).map((load) => load()))
      const own = endpoints.find((endpoint) => endpoint.key === key)
      const taken = endpoints.filter(({ base, path }) => base === own?.base && path === own.path).map(({ method }) => method)
      const other = ["DELETE", "PUT", "PATCH"].find((method) => taken.every((known) => known !== method)) ?? ""
      const response = await shop.ask(good.addressOf(key), { method: other })
      expect(response.status).toBe(405)
      expect(response.headers.get("allow")?.split(", ").toSorted()).toEqual(taken.toSorted())
      expect(await response.json()).toEqual({ message: "Этот адрес не принимает такой метод", data: { errors: {} } })
    })
  })

  test("each call has a unique key", async () => {
    const endpoints = await Promise.all(Object.entries(calls).map(async ([key, load]) => ({ key, endpoint: await load() })))
    expect(endpoints.map(({ endpoint }) => endpoint.key)).toEqual(endpoints.map(({ key }) => key))
    const addresses = endpoints.map(({ endpoint: { base, method, path } }) => `${method} ${base}${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
