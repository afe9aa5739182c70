import { Effect, Layer } from "effect"
import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Database, DatabaseFailed } from "../../server/platform/db/database.ts"
import * as pglite from "../../server/platform/db/pglite.ts"
import { seededTar } from "../support/database/seeded-tar.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

/** Current failure of the database; `null` while it works. */
const fault: { now: DatabaseFailed | null } = { now: null }
const faulty = Effect.map(Database, (inner) => {
  const broken = <A, E, R>(program: Effect.Effect<A, E, R>) =>
    Effect.suspend((): Effect.Effect<A, E | DatabaseFailed, R> => (fault.now === null ? program : Effect.fail(fault.now)))
  return Database.of({
    query: (sql, params) => broken(inner.query(sql, params)),
    transaction: (program) => broken(inner.transaction(program))
  })
})

let shop: TestShop
let bearer: Readonly<Record<string, string>>
beforeAll(async () => {
  const layer = Layer.provide(Layer.effect(Database, faulty), pglite.layerMemory(await seededTar()))
  shop = await startShop({ database: { layer, isSeeded: true, stop: async () => undefined }, platform: { isShown: true } })
  bearer = (await accountsOf(shop).register()).bearer
})
afterAll(() => shop.stop())

const failures = [
  { name: "a connection that was lost", failure: new DatabaseFailed({ code: null, message: "read ECONNRESET", isAway: true }) },
  { name: "a server that shuts down", failure: new DatabaseFailed({ code: "57P01", message: "terminating connection" }) },
  { name: "a connection failure", failure: new DatabaseFailed({ code: "08006", message: "connection failure" }) },
  { name: "a statement that took too long", failure: new DatabaseFailed({ code: "57014", message: "canceling statement" }) }
]
const brokenQuery = new DatabaseFailed({ code: "42P01", message: 'relation "things" does not exist' })

/** Addresses that query the database: calls of users and guests, documents, files for search engines. */
const reads = [
  ...["/api/v2/session/", "/api/v2/cart/", "/api/v2/favorites/", "/api/v2/users/address/", "/api/v2/deliveries", "/api/menu"],
  ...["/receipts/some-token.pdf", "/gifts/some-token.pdf", "/certificates/some-token.pdf", "/sitemap.xml", "/sitemaps/diamonds-1.xml"]
]

const during = async <A>(failure: DatabaseFailed, ask: () => Promise<A>): Promise<A> => {
  fault.now = failure
  try {
    return await ask()
  } finally {
    fault.now = null
  }
}

describe("an unavailable database", () => {
  test.each(failures)("is 503 with Retry-After everywhere: $name", async ({ failure }) => {
    const answers = await during(failure, () => Promise.all(reads.map((path) => shop.ask(path, { headers: { ...bearer } }))))
    expect(answers.map(({ headers, status }) => [status, headers.get("retry-after")])).toEqual(reads.map(() => [503, "10"]))
  })

  test("is 503 at every endpoint that stores data", async () => {
    const device = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"
    const report = {
      kind: "error",
      fingerprint: "0123456789abcdef",
      build: "b",
      path: "/",
      status: null,
      message: "m",
      stack: null,
      journal: null
    }
    const json = { "content-type": "application/json" }
    const endpoints = [
      { path: "/subscribe", body: "email=a%40b.ru&accept=on", headers: { "content-type": "application/x-www-form-urlencoded" } },
      { path: "/reports", body: JSON.stringify(report), headers: json },
      {
        path: `/operations/async?operation=Website.SetCart&endpointId=gran&deviceUUID=${device}`,
        body: JSON.stringify({ operationId: "operation-1" }),
        headers: json
      },
      { path: "/api/v2/session/", body: JSON.stringify({ email: "a@b.ru", password: "secret-123" }), headers: json },
      { path: "/api/v2/quick-order/", body: "{}", headers: { ...json, ...bearer } }
    ]
    const [first] = failures
    const answers = await during(first?.failure ?? brokenQuery, () =>
      Promise.all(endpoints.map(({ path, ...sent }) => shop.ask(path, { method: "POST", ...sent })))
    )
    expect(answers.map(({ headers, status }) => [status, headers.get("retry-after")])).toEqual(endpoints.map(() => [503, "10"]))
  })

  test("is not logged as a defect by any call of the contract", async () => {
    const [first] = failures
    const calls = [...shop.calls.values()].map(({ endpoint }) => endpoint)
    const statuses = await during(first?.failure ?? brokenQuery, () =>
      Promise.all(
        calls.map(async ({ base, method, path }) => {
          const sent = method === "GET" ? {} : { body: "{}" }
          const headers = { ...bearer, ...(method === "GET" ? {} : { "content-type": "application/json" }) }
          return (await shop.ask(base + path.replaceAll(/\{\w+\}/g, "1"), { method, ...sent, headers })).status
        })
      )
    )
    expect(statuses.filter((status) => status === 500 || status === 401)).toEqual([])
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(calls.length / 2)
  })

  test("shows a page with the time to retry", async () => {
    const app = shop.appWith({
      renderer: {
        render: async () => ({ status: 503, headers: { "cache-control": "no-store" }, html: "<!doctype html>" }),
        payload: async () => ({ status: 503, body: { status: 503, data: {} } })
      }
    })
    const answers = await Promise.all(["/diamonds", "/diamonds/_payload.json?build-1"].map(async (path) => app.request(path)))
    expect(answers.map(({ headers, status }) => [status, headers.get("retry-after")])).toEqual([
      [503, "10"],
      [503, "10"]
    ])
  })

  test("is shown as a page to readers of pages", async () => {
    const answer = await during(failures[0]?.failure ?? brokenQuery, () =>
      shop.ask("/receipts/some-token.pdf", { headers: { accept: "text/html" } })
    )
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=UTF-8"])
    expect(await answer.text()).toContain("Магазин сейчас недоступен")
  })

  test("a wrong query is a defect: 500", async () => {
    const answers = await during(brokenQuery, () => Promise.all(reads.map((path) => shop.ask(path, { headers: { ...bearer } }))))
    expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 500))
  })

  test("a write that failed because of it is done once when repeated", async () => {
    const send = (name: string, key: string) =>
      shop.ask("/api/v2/users/", {
        method: "PATCH",
        body: JSON.stringify({ name }),
        headers: { ...bearer, "content-type": "application/json", "idempotency-key": key }
      })
    expect((await during(failures[0]?.failure ?? brokenQuery, () => send("Мария", "key-of-profile-1"))).status).toBe(503)
    expect((await send("Мария", "key-of-profile-1")).status).toBe(200)
    expect((await send("Анна", "key-of-profile-2")).status).toBe(200)
    const again = await send("Мария", "key-of-profile-1")
    expect((await again.json()).data.name).toBe("Мария")
    expect((await (await shop.ask("/api/v2/session/", { headers: bearer })).json()).data.name).toBe("Анна")
    expect((await send("Вера", "key-of-profile-1")).status).toBe(422)
  })
})

describe("a disconnecting client", () => {
  /** Sends the beginning of a request and disconnects. */
  const leave = (port: string, text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 100)))
      socket.once("close", () => setTimeout(resolve, 150))
    })

  test.each(["/api/v2/cart/", "/reports", "/subscribe", "/operations/async?operation=x", "/csp-report", "/api/payments/notices"])(
    "in the middle of a request to %s is not an error in the log",
    async (path) => {
      const { port } = new URL(await shop.listen())
      shop.takeLog()
      for (const length of ["content-length: 1000", "transfer-encoding: chunked"]) {
        const type =
          path === "/subscribe"
            ? "application/x-www-form-urlencoded"
            : path === "/csp-report"
              ? "application/csp-report"
              : "application/json"
        const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-client-key: gran-storefront\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`
        await leave(port, `${head}${length.startsWith("transfer") ? '5\r\n{"a":' : '{"a":'}`)
      }
      expect(shop.takeLog().filter(({ level }) => level === "error")).toEqual([])
    }
  )

  test("before its answer is not an error in the log", async () => {
    const { port } = new URL(await shop.listen())
    shop.takeLog()
    await Promise.all(
      ["/", "/api/menu", "/docs", "/sitemap.xml"].map((path) => leave(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`))
    )
    expect(shop.takeLog().filter(({ level }) => level === "error")).toEqual([])
  })
})
