import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makePlatform, defaultPlatform } from "../../../adapters/http/platform-http.ts"
import { CustomerPlatform } from "../../../core/services/ports/customer-platform.ts"
import { Identity } from "../../../core/services/ports/identity.ts"
import { sendOperation } from "../../../core/services/marketing/send-operation.ts"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { operationNames } from "../../../core/domain/marketing/operations.ts"
import { listOperations, maxOperations } from "../../../server/marketing/platform-operations.ts"
import { Effect } from "effect"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startServer, startShop, type TestShop } from "../../support/server/server.ts"

const device = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"

const product = { id: "1-7", name: "Круг", price: 90_000, collection: null, category: "diamond", quantity: 1 }
const lists = { jewelries: [], diamonds: [product], customJewelries: [], certificates: [] }
const cartOf = (operationId: string, diamond = product) => ({
  ...{ operationId, sessionId: "session-1", occurredAt: 7 },
  ...{ ...lists, diamonds: [diamond] }
})

describe.each(databasesByTurn(import.meta.filename))("the shop's own customer-data platform on $name", ({ start }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ database: await start(), platform: { isShown: true } })
  })
  afterAll(() => shop.stop())

  const send = (body: unknown, query: Readonly<Record<string, string>> = {}) => {
    const asked = new URLSearchParams({ operation: operationNames.setCart, endpointId: "gran", deviceUUID: device, ...query })
    return shop.app.request(`/operations/async?${asked.toString()}`, {
      ...{ method: "POST", body: JSON.stringify(body) },
      headers: { "content-type": "application/json" }
    })
  }
  const stored = async () =>
    (await shop.run(listOperations(10))).map(({ body, deviceId, endpointId, id, operation }) => ({
      id,
      operation,
      endpointId,
      deviceId,
      body
    }))

  it("[API-093, MKT-004] stores an operation with its endpoint, device and body; operations go there or to the configured one", async () => {
    expect((await send({ ...cartOf("first-op-0"), secret: "x" })).status).toBe(200)
    expect(await stored()).toEqual([
      {
        id: "first-op-0",
        operation: "Website.SetCart",
        endpointId: "gran",
        deviceId: device,
        body: { sessionId: "session-1", occurredAt: 7, ...lists }
      }
    ])
    const reported: Array<string> = []
    const server = await startServer((request) => {
      reported.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`)
      return Response.json({})
    })
    for (const url of [defaultPlatform.url, "/v3/elsewhere"]) {
      const platform = makePlatform({ url: `${server.origin}${url}`, endpointId: "gran" })
      await Effect.runPromise(platform.send({ operation: operationNames.setCart, deviceId: device, body: { operationId: "told-op-00" } }))
    }
    await server.close()
    const query = `operation=Website.SetCart&endpointId=gran&deviceUUID=${device}`
    expect(reported).toEqual([`POST /operations/async?${query}`, `POST /v3/elsewhere?${query}`])
  })

  it("accepts a repeated one under its id once, and lists the newest first", async () => {
    expect((await send(cartOf("first-op-0"))).status).toBe(200)
    const cleared = { operationId: "second-op-0", sessionId: "session-1", occurredAt: 8 }
    expect((await send(cleared, { operation: operationNames.clearCart })).status).toBe(200)
    expect((await stored()).map(({ id }) => id)).toEqual(["second-op-0", "first-op-0"])
  })

  it("[MKT-004, MKT-005] accepts the operations of the shop, with the id stored on the device", async () => {
    const origin = await shop.listen()
    const platform = makePlatform({ url: `${origin}/operations/async`, endpointId: "gran" })
    const own = {
      name: operationNames.viewCategory,
      body: { page: "Кольца", category: "kolco", isCollectionFilter: false },
      key: "third-op-0",
      at: 7,
      session: "session-1"
    } as const
    const sending = Effect.gen(function* () {
      const known = yield* Identity
      yield* known.store("deviceId", device)
      yield* sendOperation(own)
    })
    await Effect.runPromise(sending.pipe(Effect.provideService(CustomerPlatform, platform), Effect.provide(makeIdentity().layer)))
    expect((await stored())[0]).toEqual({
      id: "third-op-0",
      operation: "Website.ViewCategory",
      endpointId: "gran",
      deviceId: device,
      body: { page: "Кольца", category: "kolco", isCollectionFilter: false, sessionId: "session-1", occurredAt: 7 }
    })
  })

  it.each([
    ["an operation that is none of the nine", cartOf("other-op-0"), { operation: "Website.Other" }],
    ["no id", { ...cartOf("other-op-0"), operationId: "" }, {}],
    ["a device that is no id", cartOf("other-op-0"), { deviceUUID: "nobody" }],
    ["a body that is no object", "text", {}],
    ["a body of another operation", cartOf("other-op-0"), { operation: operationNames.viewProduct }],
    ["a text instead of a list", { ...cartOf("other-op-0"), diamonds: "x".repeat(1000) }, {}],
    ["a product with a long name", cartOf("other-op-0", { ...product, name: "x".repeat(201) }), {}],
    ["more products than a cart takes", { ...cartOf("other-op-0"), diamonds: Array.from({ length: 101 }, () => product) }, {}],
    ["a NUL", cartOf("other-op-0", { ...product, name: "\u0000" }), {}]
  ])("refuses %s with a message and stores nothing", async (_, body, query) => {
    const answer = await send(body, query)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ message: "Операция не распознана" })
    expect((await stored()).map(({ id }) => id)).not.toContain("other-op-0")
  })

  it("shows received operations on the development page, as text", async () => {
    await send(cartOf("fourth-op-0", { ...product, name: "<script>alert(1)</script>" }))
    const page = await (await shop.app.request("/dev/marketing")).text()
    expect(page).toMatch(/data-operation="Website.SetCart"[\s\S]*&lt;script&gt;[\s\S]*data-operation="Website.ViewCategory"/)
    expect(page).not.toContain("<script>")
  })

  it("takes a full cart", async () => {
    expect((await send({ ...cartOf("full-op-00"), diamonds: Array.from({ length: 100 }, () => product) })).status).toBe(200)
  })

  it("keeps the last fifty thousand", async () => {
    await shop.query(
      "insert into platform_operations (id, operation, endpoint_id, device_id, body) select 'old-' || n, '', '', '', '{}' from generate_series(1, $1::int4) as n",
      [maxOperations]
    )
    await send(cartOf("fifth-op-0"))
    expect(
      await shop.query("select count(*)::int4 as count, max(id) filter (where id = 'fifth-op-0') as last from platform_operations")
    ).toEqual([{ count: maxOperations, last: "fifth-op-0" }])
  })

  it("does not exist if another platform is configured", async () => {
    const without = shop.appWith({ platform: null })
    const [asked, shown] = await Promise.all([without.request("/operations/async", { method: "POST" }), without.request("/dev/marketing")])
    expect([asked.status, await shown.text()]).toEqual([405, expect.not.stringContaining("Операции маркетинга")])
  })
})
