import { Effect, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import * as errands from "../../../server/platform/errands.ts"

test("an errand is not waited for, and is done before the shop has closed", async () => {
  const gate = Promise.withResolvers<void>()
  const happened: Array<string> = []
  const say = (text: string) => Effect.sync(() => void happened.push(text))
  const runtime = ManagedRuntime.make(errands.layer)
  const errand = Effect.andThen(
    Effect.promise(() => gate.promise),
    say("errand done")
  )
  await runtime.runPromise(
    Effect.andThen(
      errands.Errands.use((service) => service.start(errand)),
      say("answered")
    )
  )
  const closed = Effect.runPromise(Effect.andThen(runtime.disposeEffect, say("closed")))
  gate.resolve()
  await closed
  expect(happened).toEqual(["answered", "errand done", "closed"])
})
