import { Effect, Layer } from "effect"
import { Payloads } from "../../core/services/ports/payloads.ts"

/** Where pages are rendered the calls are in the same process. */
export const layer: Layer.Layer<Payloads> = Layer.succeed(Payloads, { read: () => Effect.succeed(undefined) })
