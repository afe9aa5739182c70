import { Effect, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import * as jobs from "../../../server/platform/background-jobs.ts"

test("a background job does not delay the answer, and is done before the shop has closed", async () => {
  const gate = Promise.withResolvers<void>()
  const happened: Array<string> = []
  const say = (text: string) => Effect.sync(() => void happened.push(text))
  const runtime = ManagedRuntime.make(jobs.layer)
  const job = Effect.andThen(
    Effect.promise(() => gate.promise),
    say("job done")
  )
  await runtime.runPromise(
    Effect.andThen(
      jobs.BackgroundJobs.use((service) => service.start(job)),
      say("answered")
    )
  )
  const closed = Effect.runPromise(Effect.andThen(runtime.disposeEffect, say("closed")))
  gate.resolve()
  await closed
  expect(happened).toEqual(["answered", "job done", "closed"])
})
