import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { toRequest } from "../../adapters/http/api-request.ts"
import { type CallKey, calls } from "../../core/contract/calls.ts"
import type { Endpoint } from "../../core/contract/endpoint.ts"
import { refusalTexts } from "../../server/platform/api/refusal.ts"
import { type ApiRow, isCallOf, type Named, readApiRows, shapeOf } from "../support/server/api-rows.ts"
import { type GoodCalls, goodCallsOf } from "../support/server/good-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

/** Every requirement row that names a call, with that call of the contract; `undefined` where the shop has none yet. */
const keys = Object.keys(calls) as ReadonlyArray<CallKey>
const contract = await Promise.all(keys.map(async (key) => ({ key, endpoint: await calls[key]() })))
const rows = readApiRows().map((row) => ({ row, call: contract.find(({ endpoint }) => isCallOf(row, endpoint)) }))
const built = rows.flatMap(({ call, row }) => (call === undefined ? [] : [{ row, ...call }]))

/** Rows that only name a read: they require a non-empty answer of the contract's shape. */
const plainReads = new Set(
  ["010", "023", "053", "054", "055", "060", "061", "062", "072", "080", "084", "085", "086", "087", "088"].map((number) => `API-${number}`)
)
const titled = built.map((known) => {
  const { id, text } = known.row
  return { ...known, title: plainReads.has(id) ? `[${id}] ${text}` : `${id} ${text}` }
})

/** Calls of the contract by their names in the specification's client. */
const clientMethods: Readonly<Record<string, ReadonlyArray<CallKey>>> = {
  login: ["session.logIn"],
  me: ["session.me"],
  getShortCart: ["cart.short"],
  add: ["cart.add"],
  remove: ["cart.remove"],
  quantityChange: ["cart.change"],
  addFavorite: ["favorites.add"],
  removeFavorite: ["favorites.removeDiamond", "favorites.removeJewelry"]
}

describe("the calls that the specification lists", () => {
  let shop: TestShop
  let good: GoodCalls
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60 })
    good = await goodCallsOf(shop)
  })
  afterAll(() => shop.stop())

  /** Path and query of the row, with the values of a valid address. */
  const placeOf = (row: ApiRow, address: string) => {
    const [path = "", search = ""] = address.split("?")
    const values = path.split("/")
    const filled = row.path.split("/").map((segment, index) => (segment.startsWith("{") ? (values[index] ?? "") : segment))
    return { path: filled.join("/"), query: new URLSearchParams(search) }
  }

  /** Sends the row's call with valid input, with the named query and with or without a trailing slash. */
  const ask = async ({ key, row }: (typeof built)[number], named: ReadonlyArray<Named>, end = "/") => {
    const { path: own, ...sent } = await good.sentWith(key)
    const { path, query } = placeOf(row, own ?? good.addressOf(key))
    const expected = new URLSearchParams(named.map(({ name, value }) => [name, value ?? query.get(name) ?? "none is good"]))
    const headers = { "x-token": "a-token-of-the-captcha", ...sent.headers }
    const asked = { ...sent, method: row.method, headers }
    const response = await shop.ask(`${path.replace(/\/$/, "")}${end}?${expected.toString()}`, asked)
    return { status: response.status, body: await response.json(), sent: sent.body }
  }

  /** Checks the row's requirements on each answer; throws where it does not fit the contract. */
  const check = async ({ endpoint, row }: (typeof built)[number], { body, sent, status }: Awaited<ReturnType<typeof ask>>) => {
    expect({ status, errors: body.data?.errors }).toEqual({ status: 200, errors: undefined })
    const answer: Schema.Codec<unknown, unknown> = endpoint.answer
    await Schema.decodeUnknownPromise(Schema.Struct({ data: answer }), { onExcessProperty: "error" })(body)
    expect(Object.keys(body.data)).toEqual(expect.arrayContaining([...row.answer]))
    if (row.body.length > 0) expect(Object.keys(JSON.parse(sent ?? "{}"))).toEqual(row.body.map(({ name }) => name))
    if (plainReads.has(row.id)) expect(row.answer.map((name) => body.data[name])).not.toContainEqual([])
  }

  test.each(titled)("$title", async (known) => {
    const { query } = known.row
    for (const end of ["", "/"]) await check(known, await ask(known, query, end))
    const needed = query.filter(({ name }) => ["ids", "term", "url"].includes(name))
    for (const one of query) await check(known, await ask(known, [...new Set([...needed, one])]))
  })

  /** Address to which the shop's own client sends the call with valid input. */
  const sentBy = ({ endpoint, key, row }: (typeof built)[number]) => {
    const names = endpoint.path.split("/").map((segment) => /^\{(\w+)\}$/.exec(segment)?.[1])
    const { path } = placeOf(row, good.addressOf(key))
    const values = path.slice(endpoint.base.length).split("/")
    const params = Object.fromEntries(
      names.flatMap((name, index) => (name === undefined ? [] : [[name, decodeURIComponent(values[index] ?? "")]]))
    )
    const bare: Endpoint = { ...endpoint, query: Schema.Struct({}), body: Schema.Struct({}) }
    const input = { params: Schema.decodeUnknownSync(bare.params)(params), query: {}, body: {} }
    const request = toRequest(bare, input, "")
    return { path, url: Effect.runSync(request).url }
  }

  test("[API-001, API-002] are under v2 except the shop's own routes, sent literally, and answered with and without a trailing slash", async () => {
    const { unknownAddress, wrongMethod } = refusalTexts
    for (const known of built) {
      const { method, id } = known.row
      const { path, url } = sentBy(known)
      const isOwn = id >= "API-085"
      expect(path.startsWith("/api/v2/")).toBe(!isOwn)
      // A user's own list and the general one are one call (API-012).
      if (id !== "API-012") expect(url).toBe(path)
      const messageAt = async (at: string) => (await (await shop.ask(at, { method })).json()).message
      for (const form of [path.replace(/\/$/, ""), `${path.replace(/\/$/, "")}/`])
        expect([unknownAddress, wrongMethod]).not.toContain(await messageAt(form))
      const elsewhere = isOwn ? path.replace("/api/", "/api/v2/") : path.replace("/api/v2/", "/api/")
      if (!built.some(({ row }) => shapeOf(row.path) === shapeOf(elsewhere))) expect(await messageAt(elsewhere)).toBe(unknownAddress)
    }
  })

  test("include a call for each method of the specification's client", () => {
    const found = new Map<string, Array<CallKey>>()
    for (const { key, row } of built) {
      if (row.clientMethod !== null) found.set(row.clientMethod, [...(found.get(row.clientMethod) ?? []), key])
    }
    expect(Object.fromEntries(found)).toEqual(clientMethods)
  })

  test("are all implemented", () => {
    expect(rows.filter(({ call }) => call === undefined).map(({ row }) => row.id)).toEqual([])
    expect(built).toHaveLength(86)
  })
})
