import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SampleSession, sampleToken } from "../../../core/domain/samples/sample-session.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ diamonds: 30 })
})
afterAll(() => shop.stop())

const ask = async (session: SampleSession, path: string, init: { readonly method?: string; readonly body?: string } = {}) => {
  const response = await shop.ask(`/api/v2${path}`, {
    ...init,
    headers: { authorization: `Bearer ${sampleToken(session)}`, "content-type": "application/json" }
  })
  const { data, message } = await response.json()
  return { status: response.status, data, message }
}

describe("a sample session", () => {
  it.each(["/session/", "/users/orders/", "/users/address/", "/users/diamonds/", "/favorites/", "/cart/", "/cart/short/", "/deliveries"])(
    "reads the data of its pages: %s",
    async (path) => {
      for (const session of ["courier", "empty"] as const) expect((await ask(session, path)).status).toBe(200)
    }
  )

  it("counts its orders, and filters them", async () => {
    const { data } = await ask("courier", "/users/orders/?status=completed")
    expect(data.items.map(({ orderStatus }: { orderStatus: string }) => orderStatus)).toEqual(["completed", "completed"])
    expect(data.counts).toEqual({ new: 1, inWork: 1, ready: 0, completed: 2, cancelled: 1 })
    expect((await ask("empty", "/users/orders/")).data.items).toEqual([])
    expect((await ask("courier", "/users/orders/1/")).status).toBe(404)
  })

  it("has a cart with the total of its items, and a last delivery of each kind", async () => {
    const { data } = await ask("courier", "/cart/")
    expect(data.totalAmount).toBe(data.jewelries.reduce((sum: number, { price }: { price: number }) => sum + price, 0))
    expect(data.totalCount).toBe(2)
    for (const [session, way] of [
      ["courier", "courier"],
      ["point", "pickup-point"],
      ["salon", "self-pickup"]
    ] as const) {
      const { data: offered } = await ask(session, "/deliveries")
      expect(offered.items.find(({ id }: { id: number }) => id === offered.last.deliveryId)?.code).toBe(way)
    }
    expect((await ask("empty", "/deliveries")).data.last).toBeNull()
  })

  it.each([
    ["PATCH", "/users/", { name: "Мария" }],
    ["PUT", "/users/address/", { items: [], revision: 1 }],
    ["POST", "/favorites/", { skuId: 1, isDiamond: true }],
    ["DELETE", "/users/orders/100001/", undefined],
    ["POST", "/subscriptions/alrosa/", { email: "a@example.ru" }]
  ])("writes nothing: %s %s", async (method, path, body) => {
    const { message, status } = await ask("courier", path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    expect({ message, status }).toEqual({ message: "Образец: изменения не сохраняются", status: 403 })
  })

  it("reads public data, and no data of a real user", async () => {
    expect((await ask("courier", "/catalog-diamonds/")).status).toBe(200)
    expect((await ask("courier", "/users/data/")).status).toBe(403)
    expect((await shop.ask("/api/v2/session/", { headers: { authorization: "Bearer sample.nobody" } })).status).toBe(401)
  })
})
