import { Effect, Logger } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"
import { calls } from "../../../core/contract/calls.ts"
import { type Api, type ApiError, type Input, makeApi, Refused, type Send, Unreadable } from "../../../core/services/ports/api.ts"

/** An API with this answer; returns what was sent and the log at that time. */
const openApi = (answer: Effect.Effect<unknown, ApiError>) => {
  const sent: Array<readonly [endpoint: unknown, input: Input, options: unknown]> = []
  const logged: Array<unknown> = []
  const send = (endpoint: unknown, input: Input, options: unknown) => {
    sent.push([endpoint, input, options])
    return answer
  }
  const logger = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
  const run = <A>(ask: (api: Api["Service"]) => Effect.Effect<A, ApiError>) =>
    Effect.runPromise(Effect.result(Effect.provide(ask(makeApi(send as Send)), logger)))
  return { logged, run, sent }
}

const refused = new Refused({ call: "session.logIn", requestId: "r1", status: 422, message: "Анна", errors: { email: "anna@example.ru" } })

describe("the API", () => {
  it("sends a call by its key, with empty defaults for omitted parts", async () => {
    const { run, sent } = openApi(Effect.succeed({ id: "0-1" }))
    await run((api) => api.call("cart.add", { body: { id: "0-1", quantity: 1 } }, { idempotencyKey: "k" }))
    await run((api) => api.call("cart.short"))
    expect(sent).toEqual([
      [await calls["cart.add"](), { params: {}, query: {}, body: { id: "0-1", quantity: 1 } }, { idempotencyKey: "k" }],
      [await calls["cart.short"](), { params: {}, query: {}, body: {} }, undefined]
    ])
  })

  it("logs a failure once, without personal data", async () => {
    const { logged, run } = openApi(Effect.fail(refused))
    expect(await run((api) => api.call("session.logIn", { body: { email: "a", password: "b" } }))).toMatchObject({ failure: refused })
    expect(logged).toEqual([["call failed", { call: "session.logIn", error: "Refused", requestId: "r1", status: 422 }]])
  })

  it("logs the path of an invalid answer, not its value", async () => {
    const { logged, run } = openApi(
      Effect.fail(new Unreadable({ call: "session.me", requestId: null, field: "email", reason: "got anna@example.ru" }))
    )
    await run((api) => api.call("session.me"))
    expect(logged).toEqual([["call failed", { call: "session.me", error: "Unreadable", requestId: null, field: "email" }]])
  })

  it("accepts only the parts that a call has", () => {
    type Call = Api["Service"]["call"]
    const typed = (call: Call) => {
      expectTypeOf(call("cart.short")).toEqualTypeOf(call("cart.short", {}))
      call("catalog.diamonds", { query: { page: 2 } })
      call("catalog.diamonds")
      // @ts-expect-error -- an add needs a body
      call("cart.add")
      // @ts-expect-error -- a body of another call
      call("cart.add", { body: { ids: [] } })
      // @ts-expect-error -- there is no body to be sent, an empty one neither
      call("cart.short", { body: {} })
    }
    expect(typed).toBeTypeOf("function")
  })
})
