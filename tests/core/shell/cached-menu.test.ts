import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { Api, makeApi, type Send, ServerFailed } from "../../../core/services/ports/api.ts"
import { cachedMenu } from "../../../core/services/shell/cached-menu.ts"
import { menu } from "../../../qa/samples/content.ts"

const down = new ServerFailed({ call: "shell.menu", requestId: null, status: 500 })

/** Runs a program under a test clock, over an API that fails `failures` times before it answers; `asked` counts its calls. */
const over = async (failures: number, program: (asked: () => number) => Effect.Effect<void, never, Api>) => {
  let asked = 0
  const send = () => Effect.suspend(() => ((asked += 1) > failures ? Effect.succeed(menu) : Effect.fail(down)))
  const api = Layer.succeed(Api, makeApi(send as Send))
  await Effect.runPromise(
    Effect.provide(
      program(() => asked),
      Layer.merge(api, TestClock.layer())
    )
  )
}

it("loaded menus are cached for ten seconds, and then requested again", () =>
  over(0, (asked) =>
    Effect.gen(function* () {
      const load = Effect.orDie(yield* cachedMenu)
      expect([yield* load, yield* load]).toEqual([menu, menu])
      yield* TestClock.adjust("9999 millis")
      yield* load
      expect(asked()).toBe(1)
      yield* TestClock.adjust("1 millis")
      yield* load
      expect(asked()).toBe(2)
    })
  ))

it("a failure affects only its own page: the next requests again", () =>
  over(1, (asked) =>
    Effect.gen(function* () {
      const menus = yield* cachedMenu
      expect(yield* Effect.result(menus)).toMatchObject({ _tag: "Failure", failure: down })
      expect(yield* Effect.orDie(menus)).toEqual(menu)
      yield* Effect.orDie(menus)
      expect(asked()).toBe(2)
    })
  ))

it("pages rendered at once share one request", () =>
  over(0, (asked) =>
    Effect.gen(function* () {
      const menus = yield* cachedMenu
      yield* Effect.orDie(Effect.all([menus, menus, menus], { concurrency: "unbounded" }))
      expect(asked()).toBe(1)
    })
  ))
