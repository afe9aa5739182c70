import { Effect, Layer } from "effect"
import { Payloads } from "../../core/services/ports/payloads.ts"

/** The server calls the API in process, so it needs no payloads. */
export const layer: Layer.Layer<Payloads> = Layer.succeed(Payloads, { read: () => Effect.succeed(undefined) })
