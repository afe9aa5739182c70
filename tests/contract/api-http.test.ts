import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as apiInProcess from "../../adapters/node/api-in-process.ts"
import { calls } from "../../core/contract/calls.ts"
import { Refused } from "../../core/services/ports/api.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { publicClientKey } from "../../server/platform/environment.ts"
import { call, clientOf } from "../support/server/api-client.ts"
import { startServer, startShop, type TestShop } from "../support/server/server.ts"
import { everyInput } from "../support/server/every-input.ts"
import { placeTestOrder, servedTestOrder } from "../support/server/test-call.ts"

/** Request headers except those of the connection. */
const sentOn = (headers: Headers) => [...headers].filter(([name]) => !["connection", "content-length", "host"].includes(name))

/** Headers of an answer whose body has been decompressed. */
const plainOf = (headers: Headers) =>
  [...headers].filter(([name]) => !["connection", "content-encoding", "content-length", "transfer-encoding"].includes(name))

describe("the client against the real server", () => {
  let shop: TestShop
  let client: ReturnType<typeof clientOf>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, extraCalls: [servedTestOrder] })
    client = clientOf(await shop.listen())
  })
  afterAll(() => shop.stop())

  /** A proxy to the shop that records the headers of requests. */
  const watched = async () => {
    const origin = await shop.listen()
    const seen: Array<ReadonlyArray<string | null>> = []
    const server = await startServer(async (request) => {
      const { headers, method } = request
      seen.push(["x-client-key", "x-sale-user-id", "x-device-id"].map((name) => headers.get(name)))
      const { pathname, search } = new URL(request.url)
      const body = method === "GET" ? {} : { body: await request.arrayBuffer() }
      const answer = await fetch(`${origin}${pathname}${search}`, { method, headers: sentOn(headers), ...body })
      return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), {
        status: answer.status,
        headers: plainOf(answer.headers)
      })
    })
    return { server, seen }
  }

  test("[SEC-003, SEC-004, SEC-005] gets a typed answer to every call of the contract, each with the client key, the guest id and the device id", async () => {
    const { inputs, token } = await everyInput(shop, client)
    const { "orders.place": place, "session.logOut": logOut, "users.password": changePassword, ...rest } = inputs
    const {
      "passport.save": savePassport,
      "passport.read": readPassport,
      "passport.askChange": askChange,
      "passport.openFile": openFile,
      ...less
    } = rest
    const { "devices.end": endDevice, "devices.endOthers": endOthers, ...others } = less
    const { id: saleUserId } = await client.get(call("session.guest"))
    const { seen, server } = await watched()
    const deviceId = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c22"
    // All calls at once take longer than one call may on a busy machine.
    const signedIn = clientOf(server.origin, { identity: () => ({ saleUserId, token, deviceId }), timeoutMs: 60_000 })
    const answers = await Promise.all(Object.values(others).map((program) => signedIn.get(program)))
    const last: Array<unknown> = []
    for (const program of [place, savePassport, readPassport, openFile, askChange, endDevice, endOthers, changePassword, logOut])
      last.push(await signedIn.get<unknown>(program))
    await server.close()
    expect([...answers, ...last].map((answer) => typeof answer)).toEqual(Object.keys(calls).map(() => "object"))
    // An order first requests the cart and its vouchers.
    expect(seen).toEqual(Array.from({ length: Object.keys(calls).length + 2 }, () => [publicClientKey, saleUserId, deviceId]))
  })

  test("sends the slashes of a page's code in a path, over HTTP and in process", async () => {
    const input = { params: { code: "about/russian-cut" } }
    const overHttp = await client.get(call("content.staticPage", input))
    expect(overHttp.code).toBe("about/russian-cut")
    const inProcess = apiInProcess.layer((key, given) => shop.run(callInProcess(shop.calls, key, given)))
    expect(await Effect.runPromise(Effect.provide(call("content.staticPage", input), inProcess))).toEqual(overHttp)
  })

  test("receives each refused field of a subscription, with a message for the shopper", async () => {
    const refused = await client.fail(call("subscriptions.subscribe", { body: { email: "ольга", accept: true } }))
    expect(refused).toMatchObject({ _tag: "Refused", status: 422, errors: { email: "Некорректный адрес" } })
  })

  test("sends path, query and body as the contract has them", async () => {
    const { items, page } = await client.get(call("catalog.diamonds", { query: { page: 3 } }))
    expect({ items: items.length, page }).toEqual({ items: 12, page: 3 })
    const order = { params: { id: 10 }, query: { notify: "yes" as const }, body: { email: "a@b.ru", items: [{ id: 1, quantity: 3 }] } }
    expect(await client.get(client.send(placeTestOrder, order))).toEqual({ order: 10, email: "a@b.ru", quantity: 3 })
  })

  test("receives a refusal with its message, fields and request id", async () => {
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const missing = await client.fail(call("catalog.diamond", { params: { code: "9999999999" } }))
    expect(missing).toMatchObject({
      _tag: "Refused",
      call: "catalog.diamond",
      requestId,
      status: 404,
      message: "Такого бриллианта нет",
      errors: {}
    })
    const taken = await client.fail(client.send(placeTestOrder, { params: { id: 1 }, query: {}, body: { email: "a@b.ru", items: [] } }))
    expect(taken).toMatchObject({ _tag: "Refused", status: 409, errors: { order: "Уже оформлен" } })
  })

  test("leaves the validation of its input to the server, which refuses with a message for the shopper", async () => {
    const refused = await client.fail(
      client.send(placeTestOrder, { params: { id: 10 }, query: {}, body: { email: "нет", items: [{ id: 1, quantity: 0 }] } })
    )
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ status: 422, errors: { email: "Некорректный адрес", "items.0.quantity": "Поле заполнено неверно" } })
  })

  test("is refused with another client key", async () => {
    const { fail } = clientOf(await shop.listen(), { clientKey: "another" })
    expect(await fail(call("pages.main"))).toMatchObject({ _tag: "Refused", status: 403 })
  })

  test("distinguishes a failed server", async () => {
    expect(
      await client.fail(client.send(placeTestOrder, { params: { id: 4 }, query: {}, body: { email: "a@b.ru", items: [] } }))
    ).toMatchObject({
      _tag: "ServerFailed",
      status: 500
    })
  })
})
