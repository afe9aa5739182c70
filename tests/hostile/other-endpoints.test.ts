import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { countedAttacks, crossSiteHeaders } from "../support/server/attacks.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"

const { figures, walk } = countedAttacks()
const operatorKey = "operator-key-0123456789"
let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ operatorKey, platform: { isShown: true }, outbox: "/tmp/no-letters" })
})
afterAll(async () => {
  await shop.stop()
  process.stdout.write(`endpoints tried, and refused as said: ${JSON.stringify(figures)}\n`)
})

const json = { "content-type": "application/json" }
const foreignToken = { authorization: `Bearer ${"f".repeat(43)}` }

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

describe("every other endpoint", () => {
  const key = { authorization: `Bearer ${operatorKey}` }
  const form = { "content-type": "application/x-www-form-urlencoded" }
  const tooMuch = 1024 * 1024
  /** `malformed` is the status for a body of the right type with invalid content. */
  const endpoints = [
    { path: "/subscribe", right: form, most: 8 * 1024, malformed: 422 },
    { path: "/operations/async", right: json, most: 32 * 1024, malformed: 422 },
    { path: "/reports", right: json, most: 4_500_000, malformed: 422 },
    { path: "/csp-report", right: { "content-type": "application/csp-report" }, most: 8 * 1024, malformed: 204 },
    { path: "/api/payments/notices", right: json, most: 16 * 1024, malformed: 401 },
    { path: "/internal/orders/1/status", right: { ...json, ...key }, most: 2048, malformed: 422 },
    { path: "/internal/reviews/1", right: { ...json, ...key }, most: 8192, malformed: 422 },
    { path: "/internal/quick-orders/1", right: { ...json, ...key }, most: 4096, malformed: 422 },
    { path: "/internal/cares/1", right: { ...json, ...key }, most: 4096, malformed: 422 },
    { path: "/internal/orders/1/delay", right: { ...json, ...key }, most: 2048, malformed: 422 },
    { path: "/internal/orders/1/cancel", right: { ...json, ...key }, most: 2048, malformed: 422 },
    { path: "/internal/orders/1/return", right: { ...json, ...key }, most: 2048, malformed: 422 }
  ] as const
  const post = (path: string, body: string, headers: Readonly<Record<string, string>>) =>
    shop.app.request(path, { method: "POST", body, headers })

  test("refuses other sites, foreign types, too large and unreadable bodies", async () => {
    const tries = endpoints.flatMap(({ malformed, most, path, right }) => [
      ...crossSiteHeaders.map((headers) => ({ attack: "foreign Origin", path, headers: { ...right, ...headers }, body: "{", said: 403 })),
      ...own.map((headers) => ({ attack: "own Origin", path, headers: { ...right, ...headers }, body: "{", said: malformed })),
      ...["text/plain", "text/html", path === "/subscribe" ? "application/json" : "multipart/form-data; boundary=x"].map((type) => ({
        ...{ attack: "wrong content type", path, body: "{", said: 415 },
        headers: { ...right, "content-type": type }
      })),
      {
        ...{ attack: "1 MB too much", path, body: "x".repeat(most + tooMuch), said: 413 },
        headers: { ...right, "content-length": String(most + tooMuch) }
      }
    ])
    const wrong = await walk("other endpoints", tries, async ({ attack, body, headers, path, said }) => ({
      ...{ endpoint: `${attack} ${path} ${JSON.stringify(headers)}`, said },
      got: (await post(path, body, headers)).status
    }))
    expect(wrong).toEqual([])
  })

  test("accepts no write at an address that is not an endpoint", async () => {
    const paths = [
      "/",
      "/cart",
      "/dev/mail",
      "/dev/reports",
      "/dev/marketing",
      "/dev/qa/report.json",
      "/inspector",
      "/inspector/screen",
      "/docs"
    ]
    const others = [...paths, "/readyz", "/openapi.json", "/sitemap.xml", "/receipts/x.pdf", "/gifts/x.pdf", "/certificates/x.pdf"]
    const wrong = await walk(
      "no endpoint",
      others.flatMap((path) => ["POST", "PUT", "PATCH", "DELETE"].map((method) => ({ method, path }))),
      async ({ method, path }) => ({
        ...{ endpoint: `${method} ${path}`, said: "405 403" },
        got: `${(await shop.app.request(path, { method })).status} ${(await shop.app.request(path, { method, headers: { origin: "https://evil.example" } })).status}`
      })
    )
    expect(wrong).toEqual([])
  })

  test("for operators is closed without a key, for any content", async () => {
    const wrong = await walk(
      "no operator's key",
      [{}, foreignToken, { authorization: operatorKey }].flatMap((headers) =>
        ["{", '{"status":"ready"}'].map((body) => ({ body, headers }))
      ),
      async ({ body, headers }) => ({
        ...{ endpoint: JSON.stringify(headers), said: 401 },
        got: (await post("/internal/orders/1/status", body, { ...headers })).status
      })
    )
    expect(wrong).toEqual([])
  })
})
