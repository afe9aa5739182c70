import { Context, Effect, FiberSet, Layer } from "effect"

/** Work that an answer does not wait for, such as a letter. The shop closes when it is done, or ten seconds later. */
export class BackgroundJobs extends Context.Service<
  BackgroundJobs,
  {
    /** Starts it and goes on. It speaks of its own failures: nobody else will. */
    start<R>(job: Effect.Effect<void, never, R>): Effect.Effect<void, never, R>
    /** Waits until none is under way. */
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
