import { Context, Effect, FiberSet, Layer } from "effect"

/** Work that an answer does not wait for, such as a letter. The shop closes when it is done, or ten seconds later. */
export class Errands extends Context.Service<
  Errands,
  {
    /** Starts it and goes on. It speaks of its own failures: nobody else will. */
    start<R>(errand: Effect.Effect<void, never, R>): Effect.Effect<void, never, R>
    /** Waits until none is under way. */
    readonly done: Effect.Effect<void>
  }
>()("shop/server/Errands") {}

export const layer: Layer.Layer<Errands> = Layer.effect(
  Errands,
  Effect.gen(function* () {
    const underWay = yield* FiberSet.make<void, never>()
    const done = FiberSet.awaitEmpty(underWay)
    yield* Effect.addFinalizer(() => Effect.ignore(Effect.timeout(done, "10 seconds")))
    return { start: (errand) => Effect.asVoid(FiberSet.run(underWay, errand)), done }
  })
)
