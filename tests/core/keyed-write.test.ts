import { Effect, Exit, Layer } from "effect"
import { expect, test } from "vitest"
import * as vaultMemory from "../../adapters/memory/vault-memory.ts"
import { type ApiError, Refused, Unreachable } from "../../core/services/ports/api.ts"
import { Identity } from "../../core/services/ports/identity.ts"
import { keyedWrite } from "../../core/services/keyed-write.ts"

const lost = new Unreachable({ call: "users.change", requestId: null, timedOut: true })
const refused = new Refused({ call: "users.change", requestId: null, status: 422, message: "нет", errors: {} })

/** Sends bodies one after another with the given answers; returns the idempotency keys used. */
const keysOf = (sent: ReadonlyArray<{ readonly body: object; readonly answer: ApiError | null }>) => {
  let born = 0
  const identity = Layer.succeed(Identity, {
    ids: Effect.succeed({ token: null, saleUserId: null, deviceId: null }),
    store: () => Effect.void,
    newUuid: Effect.sync(() => `key-${++born}`),
    watch: () => Effect.never
  })
  const all = Effect.forEach(sent, ({ answer, body }) => {
    let key: string | undefined
    const send = keyedWrite("profile", body, ({ idempotencyKey }) =>
      Effect.suspend(() => {
        key = idempotencyKey
        return answer === null ? Effect.succeed("done") : Effect.fail(answer)
      })
    )
    return Effect.map(Effect.exit(send), (exit) => `${key} ${Exit.isSuccess(exit) ? "done" : "failed"}`)
  })
  return Effect.runPromise(Effect.provide(all, Layer.merge(identity, vaultMemory.layer)))
}

const [anna, maria] = [{ name: "Анна" }, { name: "Мария" }]

test("an unanswered write is sent again under its key; after an answer the same body gets a new key", async () => {
  const keys = await keysOf([
    { body: anna, answer: lost },
    { body: anna, answer: null },
    { body: maria, answer: null },
    { body: anna, answer: null },
    { body: anna, answer: refused },
    { body: anna, answer: lost },
    { body: maria, answer: lost }
  ])
  expect(keys).toEqual(["key-1 failed", "key-1 done", "key-2 done", "key-3 done", "key-4 failed", "key-5 failed", "key-6 failed"])
})
