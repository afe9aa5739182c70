import { Context, Effect, FiberSet, Layer } from "effect"

/** Work after the response. Shutdown waits for it up to ten seconds. */
export class BackgroundJobs extends Context.Service<
  BackgroundJobs,
  {
    /** `job` must log its failures. */
    start<R>(job: Effect.Effect<void, never, R>): Effect.Effect<void, never, R>
    readonly done: Effect.Effect<void>
  }
>()("shop/server/BackgroundJobs") {}

export const layer: Layer.Layer<BackgroundJobs> = Layer.effect(
  BackgroundJobs,
  Effect.gen(function* () {
    const underWay = yield* FiberSet.make<void, never>()
    const done = FiberSet.awaitEmpty(underWay)
    yield* Effect.addFinalizer(() => Effect.ignore(Effect.timeout(done, "10 seconds")))
    return { start: (job) => Effect.asVoid(FiberSet.run(underWay, job)), done }
  })
)
