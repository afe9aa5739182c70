import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Endpoint } from "../../core/contract/endpoint.ts"
import { countedAttacks, crossSiteHeaders } from "../support/server/attacks.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { type Ask, publicUrl, startShop, type TestShop } from "../support/server/server.ts"

const { figures, walk } = countedAttacks()
const operatorKey = "operator-key-0123456789"
let shop: TestShop
let endpoints: ReadonlyArray<Endpoint>
let good: Readonly<Record<string, string>>
let ended: Readonly<Record<string, string>>
beforeAll(async () => {
  shop = await startShop({ operatorKey, platform: { isShown: true }, outbox: "/tmp/no-letters" })
  endpoints = [...shop.calls.values()].map(({ endpoint }) => endpoint)
  const accounts = accountsOf(shop)
  const [one, other] = [await accounts.register(), await accounts.register()]
  await accounts.send("DELETE", "/session/", undefined, { token: other.token })
  good = one.bearer
  ended = other.bearer
})
afterAll(async () => {
  await shop.stop()
  process.stdout.write(`endpoints tried, and refused as said: ${JSON.stringify(figures)}\n`)
})

const json = { "content-type": "application/json" }
const foreignToken = { authorization: `Bearer ${"f".repeat(43)}` }
const isWrite = ({ method }: Endpoint): boolean => method !== "GET"
const writes = () => endpoints.filter(isWrite)

/** Address of the call with every parameter filled in; the ids need not exist. */
const addressOf = ({ base, path }: Endpoint): string => base + path.replaceAll(/\{\w+\}/g, "1")
const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${addressOf(endpoint)}`

/** Each request comes from a network of its own: unreadable requests are limited per network (`limits.unfit`). */
let asked = 0
const nextNetwork = (): string => `10.${(++asked >> 8) & 255}.${asked & 255}.1`

const ask = async (endpoint: Endpoint, { headers, ...init }: Ask = {}, search = "") =>
  shop.ask(addressOf(endpoint) + search, { from: nextNetwork(), method: endpoint.method, ...init, headers: { ...headers } })

/** Status for a JSON body that cannot be parsed: a call that takes a file expects another content type. */
const unreadable = ({ file }: Endpoint): number => (file === undefined ? 422 : 415)

/** A request in which no part can be parsed. */
const rubbish = (endpoint: Endpoint, headers: Readonly<Record<string, string>>) =>
  ask(endpoint, isWrite(endpoint) ? { body: "{", headers: { ...json, ...headers } } : { headers }, "?%zz=1&none=1")

describe("the caller's identity is checked before the input", () => {
  test.each([
    { attack: "no token", token: () => ({}), refused: ["user"] },
    { attack: "foreign token", token: () => foreignToken, refused: ["user", "guest"] },
    { attack: "ended token", token: () => ended, refused: ["user", "guest"] }
  ])("$attack: 401 to an invalid request if a token is required, and 422 if not", async ({ attack, refused, token }) => {
    const wrong = await walk(attack, endpoints, async (endpoint) => {
      const said = refused.includes(endpoint.access) ? 401 : unreadable(endpoint)
      return { endpoint: nameOf(endpoint), said, got: (await rubbish(endpoint, token())).status }
    })
    expect(wrong).toEqual([])
  })

  test("a valid token is accepted, and then the errors of its input are reported", async () => {
    const wrong = await walk("good token", endpoints, async (endpoint) => ({
      ...{ endpoint: nameOf(endpoint), said: unreadable(endpoint) },
      got: (await rubbish(endpoint, good)).status
    }))
    expect(wrong).toEqual([])
  })

  test("a client without the key is refused before anything else of the product API", async () => {
    const wrong = await walk(
      "no client key",
      endpoints.filter(({ base }) => base === "/api/v2"),
      async (endpoint) => ({
        ...{ endpoint: nameOf(endpoint), said: 403 },
        got: (await shop.app.request(addressOf(endpoint), { method: endpoint.method })).status
      })
    )
    expect(wrong).toEqual([])
  })

  test("an idempotency key is checked after its owner", async () => {
    const wrong = await walk(
      "malformed idempotency key, no token",
      writes().filter(({ access }) => access === "user"),
      async (endpoint) => ({
        ...{ endpoint: nameOf(endpoint), said: 401 },
        got: (await ask(endpoint, { body: "{}", headers: { ...json, "idempotency-key": "!" } })).status
      })
    )
    expect(wrong).toEqual([])
  })
})

/** Headers of the shop's own pages; clients that are not browsers send none. */
const own: ReadonlyArray<Readonly<Record<string, string>>> = [
  {},
  { origin: publicUrl },
  { origin: publicUrl, "sec-fetch-site": "same-origin" },
  { origin: "null", "sec-fetch-site": "same-origin" },
  { origin: "https://www.gran.test", host: "www.gran.test", "sec-fetch-site": "same-origin" },
  { origin: "http://localhost:3000", host: "localhost:3000" },
  { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
  { origin: "http://[::1]:3000", host: "[::1]:3000" },
  { origin: "http://192.168.0.7:3000", host: "192.168.0.7:3000" }
]

describe("other sites", () => {
  test("a write from a page of another site is 403, with a valid token and without", async () => {
    const wrong = await walk(
      "foreign Origin, writes",
      writes().flatMap((endpoint) =>
        crossSiteHeaders.flatMap((said) => [{ ...said, ...good }, said].map((headers) => ({ endpoint, headers })))
      ),
      async ({ endpoint, headers }) => ({
        ...{ endpoint: `${nameOf(endpoint)} ${JSON.stringify(headers)}`, said: 403 },
        got: (await ask(endpoint, { body: "{", headers: { ...json, ...headers } })).status
      })
    )
    expect(wrong).toEqual([])
  })

  test("no answer is readable for a page of another site", async () => {
    const wrong = await walk("foreign Origin, reads", endpoints, async (endpoint) => {
      const preflight = await shop.app.request(addressOf(endpoint), {
        method: "OPTIONS",
        headers: { origin: "https://evil.example", "access-control-request-method": endpoint.method }
      })
      const plain = await ask(endpoint, { headers: { origin: "https://evil.example", ...good } })
      const allowed = [preflight, plain].map(({ headers }) => headers.get("access-control-allow-origin")).join()
      const policy = plain.headers.get("cross-origin-resource-policy")
      return { endpoint: nameOf(endpoint), said: ", same-origin, false", got: `${allowed} ${policy}, ${preflight.ok}` }
    })
    expect(wrong).toEqual([])
  })

  test("the shop's own pages, and clients that are not browsers, can write", async () => {
    const wrong = await walk(
      "own Origin, writes",
      writes().flatMap((endpoint) => own.map((headers) => ({ endpoint, headers }))),
      async ({ endpoint, headers }) => ({
        ...{ endpoint: `${nameOf(endpoint)} ${JSON.stringify(headers)}`, said: unreadable(endpoint) },
        got: (await ask(endpoint, { body: "{", headers: { ...json, ...good, ...headers } })).status
      })
    )
    expect(wrong).toEqual([])
  })
})

describe("the body of a request", () => {
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "text/json",
    "",
    "x"
  ]

  test("without a JSON content type is 415, an empty one too", async () => {
    const wrong = await walk(
      "wrong content type",
      writes().flatMap((endpoint) =>
        types
          .filter((type) => endpoint.file?.multipart === undefined || !type.startsWith("multipart/form-data"))
          .flatMap((type) => ["{}", ""].map((body) => ({ endpoint, type, body })))
      ),
      async ({ body, endpoint, type }) => ({
        ...{ endpoint: `${nameOf(endpoint)} ${type} ${body}`, said: 415 },
        got: (await ask(endpoint, { body, headers: { ...good, "content-type": type } })).status
      })
    )
    expect(wrong).toEqual([])
  })

  test("of a megabyte too much is 413, for any caller", async () => {
    const tooMuch = ({ bodyBytes = 256 * 1024 }: Endpoint) => JSON.stringify({ much: "x".repeat(bodyBytes + 1024 * 1024) })
    const wrong = await walk(
      "1 MB too much",
      writes().flatMap((endpoint) => [{}, good].map((headers) => ({ endpoint, headers }))),
      async ({ endpoint, headers }) => {
        const body = tooMuch(endpoint)
        const { status } = await ask(endpoint, { body, headers: { ...json, ...headers, "content-length": String(body.length) } })
        return { endpoint: nameOf(endpoint), said: endpoint.file === undefined ? 413 : headers === good ? 415 : 401, got: status }
      }
    )
    expect(wrong).toEqual([])
  })

  test("of invalid JSON is 422", async () => {
    const wrong = await walk(
      "malformed JSON",
      writes().flatMap((endpoint) => ["{", "[]]", "{'a':1}", "\u0000", '{"a":"\\u0000"}'].map((body) => ({ endpoint, body }))),
      async ({ body, endpoint }) => ({
        ...{ endpoint: `${nameOf(endpoint)} ${body}`, said: unreadable(endpoint) },
        got: (await ask(endpoint, { body, headers: { ...json, ...good } })).status
      })
    )
    expect(wrong).toEqual([])
  })

  test("a method that the address does not support is 405, with the allowed ones", async () => {
    const methods = (address: string): ReadonlyArray<string> =>
      endpoints.filter((each) => addressOf(each) === address).map(({ method }) => method)
    const wrong = await walk(
      "unknown method",
      [...new Set(endpoints.map(addressOf))].flatMap((address) =>
        ["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"]
          .filter((method) => !methods(address).includes(method))
          .map((method) => ({ address, method }))
      ),
      async ({ address, method }) => {
        const { headers, status } = await shop.ask(address, { method, headers: good })
        return { endpoint: `${method} ${address}`, said: 405, got: headers.get("allow") === null ? "no allow" : status }
      }
    )
    expect(wrong).toEqual([])
  })
})
