import { Effect, Layer } from "effect"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { HttpOptions, Identity } from "../../adapters/http/api-http.ts"
import { type CallOptions } from "../../core/services/ports/api.ts"
import { Captcha } from "../../core/services/ports/captcha.ts"
import { sendCartWrite } from "../../core/services/cart/cart.ts"
import { call, clientOf, guest } from "../support/server/api-client.ts"
import { type TestServer, startServer } from "../support/server/server.ts"

describe("a request of the client", () => {
  let server: TestServer
  const seen: Array<Request> = []
  beforeAll(async () => {
    server = await startServer((request) => {
      seen.push(request)
      return Response.json({ data: { header: [], footer: [], hamburger: [], mobile: [] } })
    })
  })
  afterAll(() => server.close())

  const headersSent = async (options: Partial<HttpOptions>, callOptions?: CallOptions) => {
    seen.length = 0
    await clientOf(server.origin, options).get(call("shell.menu", {}, callOptions))
    return seen[0]?.headers
  }

  test("[SEC-001, AUTH-012] sends the current bearer token, if any", async () => {
    let token: string | null = null
    const { get } = clientOf(server.origin, { identity: () => ({ ...guest, token }) })
    seen.length = 0
    for (token of [null, "token-1", "token-2"]) await get(call("shell.menu"))
    expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer token-1", "Bearer token-2"])
  })

  test("[SEC-002] sends no bearer header without a token", async () => {
    expect((await headersSent({}))?.has("authorization")).toBe(false)
  })

  test("sends the current sale user id and device id", async () => {
    let turn = 0
    const identity = () => ({ token: null, saleUserId: `user-${++turn}`, deviceId: `device-${turn}` })
    const { get } = clientOf(server.origin, { identity })
    seen.length = 0
    for (let count = 0; count < 2; count++) await get(call("shell.menu"))
    expect(seen.map(({ headers }) => [headers.get("x-sale-user-id"), headers.get("x-device-id")])).toEqual([
      ["user-1", "device-1"],
      ["user-2", "device-2"]
    ])
    const unknown = await headersSent({})
    expect([unknown?.has("x-sale-user-id"), unknown?.has("x-device-id")]).toEqual([false, false])
  })

  test("[SEC-006] sends the captcha token with an add to the cart, if there is one", async () => {
    const write = { kind: "add", id: "0-1", quantity: 1, price: 100, key: "key-00000" } as const
    for (const token of ["captcha-1", null]) {
      seen.length = 0
      const others = Layer.merge(Layer.succeed(Captcha, { token: Effect.succeed(token) }), makeIdentity({ saleUserId: "user-1" }).layer)
      await clientOf(server.origin).get(Effect.ignore(Effect.provide(sendCartWrite(write), others)))
      expect(seen.map(({ headers, method, url }) => [method, new URL(url).pathname, headers.get("x-token")])).toEqual([
        ["POST", "/api/v2/cart/", token]
      ])
    }
  })

  test("sends a captcha token only with the call that it was passed to", async () => {
    expect((await headersSent({}, { captchaToken: "captcha-1" }))?.get("x-token")).toBe("captcha-1")
    expect((await headersSent({}))?.has("x-token")).toBe(false)
  })

  test("a write keyed by content has the same key for the same content and shopper, and another otherwise", async () => {
    const keyOf = async (body: object, identity: Partial<Identity>) => {
      seen.length = 0
      const { fail } = clientOf(server.origin, { identity: () => ({ ...guest, ...identity }) })
      await fail(call("subscriptions.subscribe", { body: { email: "a@b.ru", accept: true, ...body } }, { isKeyedByContent: true }))
      return seen[0]?.headers.get("idempotency-key")
    }
    const first = await keyOf({}, { token: "anna" })
    expect(first).toMatch(/^[\da-f]{64}$/)
    expect(await keyOf({}, { token: "anna" })).toBe(first)
    const others = [await keyOf({ email: "c@d.ru" }, { token: "anna" }), await keyOf({}, { token: "vera" })]
    const guests = [await keyOf({}, { saleUserId: "guest-1" }), await keyOf({}, { saleUserId: "guest-2" })]
    expect(new Set([first, ...others, ...guests]).size).toBe(5)
  })

  test("sends each path literally, under v2 where the contract requires it", async () => {
    seen.length = 0
    const client = clientOf(server.origin)
    await client.fail(call("catalog.diamond", { params: { code: "12345678/../?" } }))
    await client.fail(call("pages.meta", { query: { url: "/a b/?c=d&e" } }))
    await client.get(call("shell.menu"))
    expect(seen.map(({ url }) => url.slice(server.origin.length))).toEqual([
      "/api/v2/catalog/diamonds/12345678%2F..%2F%3F/",
      "/api/v2/page-meta/?url=%2Fa+b%2F%3Fc%3Dd%26e",
      "/api/menu"
    ])
  })
})
