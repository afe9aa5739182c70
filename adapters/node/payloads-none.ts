import { Effect, Layer } from "effect"
import { Payloads } from "../../core/services/ports/payloads.ts"

/** Rendering on the server calls the API in process, so payloads are not needed. */
export const layer: Layer.Layer<Payloads> = Layer.succeed(Payloads, { read: () => Effect.succeed(undefined) })
