import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type CallOptions, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { Captcha, CaptchaUnavailable } from "../../../core/services/ports/captcha.ts"
import { sendCartWrite } from "../../../core/services/cart/cart.ts"
import { cartOf } from "../../support/samples/cart.ts"

const write = { kind: "add", id: "0-1", quantity: 1, price: 100, key: "key-00000" } as const

/** Requests that an add sends when the captcha provider answers with `token`. */
const sentWith = (token: Captcha["Service"]["token"], identity = makeIdentity({ saleUserId: "guest-1" })) => {
  const sent: Array<CallOptions | undefined> = []
  const bodies: Array<unknown> = []
  const call = (endpoint: Endpoint, { body }: Input, options?: CallOptions) => {
    sent.push(options)
    bodies.push(body)
    return Effect.succeed({ id: endpoint.key, quantity: 1, totalCount: 1, cart: cartOf() })
  }
  const layer = Layer.mergeAll(
    Layer.succeed(Api, makeApi(call as Send)),
    Layer.succeed(Captcha, { token }),
    identity.layer,
    TestClock.layer()
  )
  return { bodies, sent, layer }
}

describe("an add to the cart", () => {
  it("[CART-049] carries id, quantity, its key, and price and captcha token if available", async () => {
    const { bodies, layer, sent } = sentWith(Effect.succeed("proof"))
    await Effect.runPromise(Effect.provide(sendCartWrite(write), layer))
    expect(sent).toEqual([{ idempotencyKey: "key-00000", captchaToken: "proof" }])
    expect(bodies).toEqual([{ id: "0-1", quantity: 1, price: 100 }])
    const plain = sentWith(Effect.succeed(null))
    await Effect.runPromise(Effect.provide(sendCartWrite({ ...write, quantity: 2, price: null }), plain.layer))
    expect([plain.sent, plain.bodies]).toEqual([[{ idempotencyKey: "key-00000" }], [{ id: "0-1", quantity: 2 }]])
  })

  it("marks a restored line with its earlier position", async () => {
    const { bodies, layer } = sentWith(Effect.succeed(null))
    await Effect.runPromise(Effect.provide(sendCartWrite({ ...write, isBack: true, order: 2 }), layer))
    expect(bodies).toEqual([{ id: "0-1", quantity: 1, price: 100, isBack: true, order: 2 }])
  })

  it("[ERRC-010] continues without a token when the provider fails", async () => {
    const { layer, sent } = sentWith(Effect.fail(new CaptchaUnavailable({ reason: "blocked" })))
    await Effect.runPromise(Effect.provide(sendCartWrite(write), layer))
    expect(sent).toEqual([{ idempotencyKey: "key-00000" }])
  })

  it("[ERRC-009, LIM-005] continues without a token after five seconds", async () => {
    const { layer, sent } = sentWith(Effect.never)
    const program = Effect.gen(function* () {
      const sending = yield* Effect.forkChild(sendCartWrite(write))
      yield* TestClock.adjust("4999 millis")
      expect(sent).toEqual([])
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(sending)
    })
    await Effect.runPromise(Effect.provide(program, layer))
    expect(sent).toEqual([{ idempotencyKey: "key-00000" }])
  })

  it("of a member is sent at once: a user's token needs no guest id", async () => {
    const { layer, sent } = sentWith(Effect.succeed(null), makeIdentity({ token: "token-1" }))
    await Effect.runPromise(Effect.provide(sendCartWrite(write), layer))
    expect(sent).toEqual([{ idempotencyKey: "key-00000" }])
  })

  it("is not sent if no id has arrived within ten seconds", async () => {
    const { layer, sent } = sentWith(Effect.succeed(null), makeIdentity())
    const program = Effect.gen(function* () {
      const sending = yield* Effect.forkChild(Effect.flip(sendCartWrite(write)))
      yield* TestClock.adjust("9999 millis")
      const isWaiting = sending.pollUnsafe() === undefined
      yield* TestClock.adjust("1 millis")
      return { isWaiting, failure: yield* Fiber.join(sending) }
    })
    expect(await Effect.runPromise(Effect.provide(program, layer))).toMatchObject({
      isWaiting: true,
      failure: { _tag: "Unreachable", call: "session.guest", timedOut: true }
    })
    expect(sent).toEqual([])
  })

  it("waits until the shop has issued a guest id", async () => {
    const identity = makeIdentity()
    const { layer, sent } = sentWith(Effect.succeed(null), identity)
    const program = Effect.gen(function* () {
      const sending = yield* Effect.forkChild(sendCartWrite(write))
      yield* TestClock.adjust("3 seconds")
      expect(sent).toEqual([])
      identity.store("saleUserId", "guest-1")
      yield* TestClock.adjust("200 millis")
      yield* Fiber.join(sending)
    })
    await Effect.runPromise(Effect.provide(program, layer))
    expect(sent).toEqual([{ idempotencyKey: "key-00000" }])
  })
})
