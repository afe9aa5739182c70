import { Effect } from "effect"
import type { Argon2Parameters } from "node:crypto"
import { describe, expect, test } from "vitest"
import * as passwords from "../../server/platform/identity/passwords.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { minCost } from "../../qa/server/least-cost.ts"
import { startShop } from "../support/server/server.ts"

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

describe("a crowd of simultaneous logins", () => {
  /** Takes the time of a real hash, without its work. */
  const slowly = (parameters: Argon2Parameters) =>
    new Promise<Buffer>((resolve) => setTimeout(() => resolve(Buffer.alloc(parameters.tagLength)), 20))
  const atOnce = async (many: number, placeOf: (index: number) => string) => {
    const busy = await startShop({ hashing: { cost: minCost, atOnce: 4, derive: slowly } })
    const people = accountsOf(busy)
    const answers = await Promise.all(
      Array.from({ length: many }, (_, index) => people.logIn(`person${index}@gran.test`, "secret-123", placeOf(index)))
    )
    await busy.stop()
    return answers
  }

  test("of a hundred and fifty may all try", async () => {
    const answers = await atOnce(150, addressOf)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  })

  test("of five hundred strangers has three hundred waiting, and the others refused for ten seconds", async () => {
    const answers = await atOnce(500, addressOf)
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThanOrEqual(300)
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 403).length + turnedAway.length).toBe(500)
    expect(turnedAway[0]).toMatchObject({
      status: 503,
      retryAfter: "10",
      message: "Сейчас входит слишком много покупателей. Попробуйте ещё раз через несколько секунд",
      data: { errors: {} }
    })
  })
})

describe("a queue filled by strangers", () => {
  const full = passwords.layer({ atOnce: 1, waiting: 399, derive: () => Promise.withResolvers<Buffer>().promise })
  const fill = (many: number, askerOf: (index: number) => passwords.PasswordCaller) =>
    Effect.gen(function* () {
      const hashing = yield* passwords.Passwords
      const waiting = yield* Effect.forEach(
        Array.from({ length: many }, (_, index) => index),
        (index) => Effect.forkChild(Effect.result(hashing.hash("x", askerOf(index))), { startImmediately: true })
      )
      return waiting.filter((fiber) => fiber.pollUnsafe() === undefined).length
    })
  const run = <A>(program: Effect.Effect<A, never, passwords.Passwords>) => Effect.runPromise(Effect.provide(program, full))

  test("has room for users on their earlier networks, up to four hundred in all", async () => {
    const strangers = fill(1000, (index) => ({ network: addressOf(index), isKnown: false }))
    const customers = fill(200, (index) => ({ network: `home ${index}`, isKnown: true }))
    expect(await run(Effect.all([strangers, customers]))).toEqual([300, 100])
  })

  test("gives one network at most a quarter", async () => {
    const one = fill(500, () => ({ network: "192.0.2.1", isKnown: true }))
    const others = fill(10, (index) => ({ network: addressOf(index), isKnown: false }))
    expect(await run(Effect.all([one, others]))).toEqual([100, 10])
  })
})
