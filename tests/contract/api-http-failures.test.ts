import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { Hono } from "hono"
import { afterEach, describe, expect, test } from "vitest"
import type { InProcessAnswer } from "../../app/renderer.ts"
import * as apiInProcess from "../../adapters/node/api-in-process.ts"
import { Refused, ServerFailed, TooOften, Unreachable, Unreadable } from "../../core/services/ports/api.ts"
import { call, clientOf, guest, layerOf } from "../support/server/api-client.ts"
import { type TestServer, startServer } from "../support/server/server.ts"
import { placeTestOrder } from "../support/server/test-call.ts"

describe("a failed answer", () => {
  let server: TestServer
  afterEach(() => server.close())

  const answered = async (body: string, init: { readonly status?: number; readonly headers?: Record<string, string> } = {}) => {
    const { headers, status } = init
    server = await startServer(() => new Response(body, { status: status ?? 200, headers: { "x-request-id": "request-1", ...headers } }))
    return clientOf(server.origin).fail(call("catalog.diamonds"))
  }
  const about = { call: "catalog.diamonds", requestId: "request-1" }
  const list = (data: object) => JSON.stringify({ data: { items: [], total: 0, page: 1, pages: 1, ...data } })

  test.each([
    ["a missing field", list({ total: undefined }), "total", "Missing key"],
    ["a field of another type", list({ page: "1" }), "page", "Expected number"],
    ["a field deep inside", list({ items: [{ id: 1 }] }), "items.0.code", "Missing key"],
    ["no data", "{}", "data", "Missing key"],
    ["data of another shape", '{"data": 5}', "data", "Expected object"]
  ])("is unreadable for %s, which is named", async (_, body, field, reason) => {
    expect(await answered(body)).toEqual(new Unreadable({ ...about, field, reason }))
  })

  test.each(["<html>502</html>", "", '{"data":'])("is unreadable if it is not JSON: %s", async (body) => {
    expect(await answered(body)).toMatchObject({ _tag: "Unreadable", ...about, field: "data" })
    await server.close()
    expect(await answered(body, { status: 404 })).toMatchObject({ _tag: "Unreadable", ...about })
  })

  test("may have unknown fields", async () => {
    server = await startServer(() => new Response(list({ later: true })))
    expect(await clientOf(server.origin).get(call("catalog.diamonds"))).toEqual({ items: [], total: 0, page: 1, pages: 1 })
  })

  test("is a server failure from 500 on, for any body", async () => {
    expect(await answered("<html>", { status: 502 })).toEqual(new ServerFailed({ ...about, status: 502 }))
  })

  test("is a rate limit with 429, with its waiting time", async () => {
    expect(await answered("{}", { status: 429, headers: { "retry-after": "30" } })).toEqual(
      new TooOften({ ...about, retryAfterSeconds: 30 })
    )
    await server.close()
    expect(await answered("{}", { status: 429 })).toEqual(new TooOften({ ...about, retryAfterSeconds: null }))
  })

  test("is a refusal with a message and optional errors", async () => {
    expect(await answered('{"message": "Нельзя"}', { status: 409 })).toEqual(
      new Refused({ ...about, status: 409, message: "Нельзя", errors: {} })
    )
  })
})

describe("a failed answer in process", () => {
  const about = { call: "catalog.diamonds", requestId: null }
  const failureOf = (reply: InProcessAnswer) =>
    Effect.runPromise(
      Effect.provide(
        Effect.flip(call("catalog.diamonds")),
        apiInProcess.layer(async () => reply)
      )
    )

  test("is a rate limit with 429, with its waiting time, as over HTTP", async () => {
    const limited = { status: 429, message: "Слишком много попыток", errors: {} }
    expect(await failureOf({ ...limited, retryAfterSeconds: 30 })).toEqual(new TooOften({ ...about, retryAfterSeconds: 30 }))
    expect(await failureOf(limited)).toEqual(new TooOften({ ...about, retryAfterSeconds: null }))
  })

  test("is a refusal with 429 and a reason, and with any other status below 500", async () => {
    const given = { status: 429, message: "Кода ещё нет", errors: { reason: "early" } }
    expect(await failureOf(given)).toEqual(new Refused({ ...about, ...given }))
    expect(await failureOf({ ...given, status: 409, errors: {} })).toEqual(new Refused({ ...about, ...given, status: 409, errors: {} }))
    expect(await failureOf({ ...given, status: 503 })).toEqual(new ServerFailed({ ...about, status: 503 }))
  })
})

describe("a token that the shop no longer accepts", () => {
  const write = { params: { id: 10 }, query: {}, body: { email: "a@b.ru", items: [] } }
  const refusedOf = async (status: number, token: string | null = "token-1") => {
    const refusals: Array<readonly [string, boolean]> = []
    const server = await startServer(() => Response.json({ message: "Войдите, чтобы продолжить" }, { status }))
    const { fail, send } = clientOf(server.origin, {
      identity: () => ({ ...guest, token }),
      onRefused: (...what) => void refusals.push(what)
    })
    const failures = [await fail(call("shell.menu")), await fail(send(placeTestOrder, write))]
    await server.close()
    return { refusals, statuses: failures.map((failure) => ("status" in failure ? failure.status : null)) }
  }

  test("ends the session: every 401 is reported, with its cause, a user action or a page load", async () => {
    const refusals = [
      ["token-1", false],
      ["token-1", true]
    ]
    expect(await refusedOf(401)).toEqual({ refusals, statuses: [401, 401] })
  })

  test.each([400, 402, 403, 404, 422, 500])("is not reported for %i", async (status) => {
    expect(await refusedOf(status)).toEqual({ refusals: [], statuses: [status, status] })
  })

  test("is not reported without a token", async () => {
    expect(await refusedOf(401, null)).toEqual({ refusals: [], statuses: [401, 401] })
  })

  test("is the token of the call", async () => {
    const refusals: Array<string> = []
    const server = await startServer(() => Response.json({ message: "Войдите, чтобы продолжить" }, { status: 401 }))
    const { fail } = clientOf(server.origin, {
      identity: () => ({ ...guest, token: "own" }),
      onRefused: (token) => void refusals.push(token)
    })
    await fail(call("shell.menu", {}, { token: "of-a-link" }))
    expect(refusals).toEqual(["of-a-link"])
    await server.close()
  })
})

describe("an unreachable server", () => {
  test("is unreachable", async () => {
    const server = await startServer(() => new Response())
    await server.close()
    expect(await clientOf(server.origin).fail(call("shell.menu"))).toEqual(
      new Unreachable({ call: "shell.menu", requestId: null, timedOut: false })
    )
  })

  test("is a timeout if it does not answer, or does not finish its answer", async () => {
    const silent = await startServer(() => new Promise<Response>(() => undefined))
    expect(await clientOf(silent.origin, { timeoutMs: 50 }).fail(call("shell.menu"))).toEqual(
      new Unreachable({ call: "shell.menu", requestId: null, timedOut: true })
    )
    const endless = await startServer(
      () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }))
    )
    expect(await clientOf(endless.origin, { timeoutMs: 50 }).fail(call("shell.menu"))).toMatchObject({ timedOut: true })
    await Promise.all([silent.close(), endless.close()])
  })

  test("is a timeout after twelve seconds by default", async () => {
    const asked = Promise.withResolvers<void>()
    const silent = await startServer(() => {
      asked.resolve()
      return new Promise<Response>(() => undefined)
    })
    const program = Effect.gen(function* () {
      const calling = yield* Effect.forkChild(Effect.flip(call("shell.menu")))
      yield* Effect.promise(() => asked.promise)
      yield* TestClock.adjust("11999 millis")
      expect(calling.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 millis")
      return yield* Fiber.join(calling)
    })
    const failure = await Effect.runPromise(program.pipe(Effect.provide(layerOf(silent.origin)), Effect.provide(TestClock.layer())))
    expect(failure).toEqual(new Unreachable({ call: "shell.menu", requestId: null, timedOut: true }))
    await silent.close()
  })

  const cutOff = async (isCut: (attempt: number) => boolean) => {
    const attempts: Array<string> = []
    const app = new Hono<{ Bindings: { outgoing: { destroy: () => void } } }>()
    app.all("*", (c) => {
      attempts.push(c.req.method)
      if (isCut(attempts.length)) c.env.outgoing.destroy()
      return c.json({ data: { header: [], footer: [], hamburger: [], mobile: [] } })
    })
    const server = await startServer(app.fetch)
    return { attempts, client: clientOf(server.origin), close: server.close }
  }

  test("is called once more for a read", async () => {
    const { attempts, client, close } = await cutOff((attempt) => attempt === 1)
    expect(await client.get(call("shell.menu"))).toMatchObject({ header: [] })
    expect(attempts).toEqual(["GET", "GET"])
    await close()
  })

  test("is not called a third time", async () => {
    const { attempts, client, close } = await cutOff(() => true)
    expect(await client.fail(call("shell.menu"))).toMatchObject({ _tag: "Unreachable", timedOut: false })
    expect(attempts).toEqual(["GET", "GET"])
    await close()
  })

  test("never receives a write twice", async () => {
    const { attempts, client, close } = await cutOff(() => true)
    expect(
      await client.fail(client.send(placeTestOrder, { params: { id: 10 }, query: {}, body: { email: "a@b.ru", items: [] } }))
    ).toMatchObject({
      _tag: "Unreachable"
    })
    expect(attempts).toEqual(["POST"])
    await close()
  })
})

test("an interrupted call aborts its request", async () => {
  const asked = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const app = new Hono<{ Bindings: { incoming: { once: (event: "close", listener: () => void) => void } } }>()
  app.all("*", (c) => {
    c.env.incoming.once("close", () => ended.resolve("ended"))
    asked.resolve()
    return new Promise<Response>(() => undefined)
  })
  const server = await startServer(app.fetch)
  const fiber = Effect.runFork(Effect.provide(call("shell.menu"), layerOf(server.origin)))
  await asked.promise
  await Effect.runPromise(Fiber.interrupt(fiber))
  expect(await ended.promise).toBe("ended")
  await server.close()
})
