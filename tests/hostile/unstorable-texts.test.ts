import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maxLines } from "../../core/domain/cart/cart-limits.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { readJson } from "../../server/platform/http/json-text.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef"
const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`

/** Texts that JSON allows and the database cannot store, and lists nested deeper than any body of the shop. */
const bodies = {
  "half a pair": String.raw`{"email":"\ud83d","words":"\ud83d","operationId":"\ud83d-12345678"}`,
  "the other half, in a name": String.raw`{"\ude00":1}`,
  "NUL deep inside": String.raw`{"lines":[{"name":"a\u0000"}]}`,
  "5,000 nested lists": `{"lines":${nested(5000)}}`,
  "100,000 nested lists": nested(100_000)
}
/** A body that is too long is not read at all. */
const refusals = [413, 422]
/** A call that takes a file does not read JSON. */
const refusalsOfFile = [413, 415]
const names = Object.keys(bodies) as ReadonlyArray<keyof typeof bodies>

/** Each request comes from a network of its own: unreadable requests are limited per network (`limits.unfit`). */
let asked = 0
const nextNetwork = (): string => `10.${(++asked >> 8) & 255}.${asked & 255}.1`

let shop: TestShop
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  shop = await startShop({ operatorKey, platform: { isShown: true } })
  const { bearer } = await accountsOf(shop).register()
  headers = { ...bearer, "content-type": "application/json" }
})
afterAll(() => shop.stop())

describe("a body that the database cannot store", () => {
  test.each(names)("is refused with 422, or 413, by every call with a body, and with 415 by one with a file: %s", async (name) => {
    shop.takeLog()
    const wrong: Array<string> = []
    for (const { endpoint } of shop.calls.values()) {
      if (endpoint.method === "GET") continue
      const path = (endpoint.base + endpoint.path).replaceAll(/\{\w+\}/g, "1")
      const { status } = await shop.ask(path, { from: nextNetwork(), method: endpoint.method, body: bodies[name], headers })
      if (!(endpoint.file === undefined ? refusals : refusalsOfFile).includes(status)) wrong.push(`${endpoint.key} ${status}`)
    }
    expect(wrong).toEqual([])
    expect(shop.takeLog().filter(({ level }) => level === "error")).toEqual([])
  })

  test.each(names)("is refused by the other addresses that read JSON: %s", async (name) => {
    const key = { ...headers, authorization: `Bearer ${operatorKey}`, origin: "https://gran.test" }
    const operation = "/operations/async?operation=ViewProduct&endpointId=gran&deviceUUID=11111111-1111-1111-1111-111111111111"
    const orders = ["delay", "cancel", "return"].map((action) => `/internal/orders/1/${action}`)
    const paths = [...orders, "/internal/reviews/1", "/internal/quick-orders/1", "/reports", operation]
    const statuses = await Promise.all(
      paths.map(async (path) => (await shop.ask(path, { method: "POST", body: bodies[name], headers: key })).status)
    )
    expect(statuses.filter((status) => !refusals.includes(status))).toEqual([])
  })

  test("is distinguished from one whose texts contain brackets, quotes and whole pairs", () => {
    const value = { words: `${"[{".repeat(100)}"\\"${"]".repeat(100)}`, emoji: "💍", "[[": [[[[1]]]] }
    expect(readJson(JSON.stringify(value))).toEqual({ value })
    expect(readJson(nested(33))).toBeNull()
    expect(readJson(nested(32))).not.toBeNull()
  })
})

describe("an address with such a text", () => {
  test.each(["%00", "%ED%A0%80", "%ff", "%u0000"])("%s is refused with 422 in path and query, or not found", async (text) => {
    const wrong: Array<string> = []
    for (const { endpoint } of shop.calls.values()) {
      if (endpoint.method !== "GET") continue
      const path = (endpoint.base + endpoint.path).replaceAll(/\{\w+\}/g, text)
      for (const address of [path, `${path}?term=${text}&filters=${text}&url=${text}`]) {
        const { status } = await shop.ask(address, { from: nextNetwork(), headers })
        if (status >= 500 || status === 429) wrong.push(`${address} ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe("a refusal", () => {
  const removal = async (body: unknown) => {
    const answer = await shop.ask("/api/v2/cart/", { method: "DELETE", body: JSON.stringify(body), headers })
    const text = await answer.text()
    return { status: answer.status, bytes: text.length, errors: JSON.parse(text).data.errors as Readonly<Record<string, string>> }
  }

  test("names a list of 500 wrong ids once", async () => {
    const { bytes, errors, status } = await removal({ jewelries: Array.from({ length: 500 }, () => "x") })
    expect({ status, fields: Object.keys(errors).length }).toEqual({ status: 422, fields: 1 })
    expect(bytes).toBeLessThan(1000)
  })

  test("accepts the items of two full carts at most", async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `0-${index + 1}`)
    expect((await removal({ jewelries: ids(2 * maxLines) })).status).toBe(200)
    expect(await removal({ jewelries: ids(2 * maxLines + 1) })).toMatchObject({ status: 422, errors: { jewelries: fieldTexts.invalid } })
  })

  test("is some kilobytes long at most, for any number and length of unknown fields", async () => {
    const many = await removal(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1])))
    const long = await removal({ ["x".repeat(20_000)]: 1 })
    expect([many.status, long.status]).toEqual([422, 422])
    expect(Math.max(many.bytes, long.bytes)).toBeLessThan(16_384)
  })
})
