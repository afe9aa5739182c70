import { Effect, Layer, Schema } from "effect"
import ky, { isHTTPError } from "ky"
import { Payload, Payloads, PayloadUnavailable } from "../../core/services/ports/payloads.ts"

const decode = Schema.decodeUnknownEffect(Payload)

type Options = {
  readonly build: string
  /** Runs when the server no longer supports this build; afterwards single calls are made. */
  readonly onRetired: Effect.Effect<void>
  readonly timeoutMs?: number
}

/** Reads `{path}/_payload.json?{build}&{query}` (BLD-005). */
export const layer = ({ build, onRetired, timeoutMs = 12_000 }: Options): Layer.Layer<Payloads> =>
  Layer.succeed(Payloads, {
    read: ({ path, search }) =>
      fetchPayload(`${path.replace(/\/$/, "")}/_payload.json?${build}${search.replace(/^\?/, "&")}`, timeoutMs).pipe(
        Effect.tapError((error) => (error.isRetired ? onRetired : Effect.void)),
        Effect.flatMap(decode),
        Effect.mapError((error) => new PayloadUnavailable({ reason: error.message }))
      )
  })

/** A missing page has a payload too, with status 404. */
const fetchPayload = (url: string, timeout: number) =>
  Effect.tryPromise({
    try: (signal) => ky.get(url, { signal, timeout, retry: 0, throwHttpErrors: (status) => status !== 404 }).json<unknown>(),
    catch: (cause) => ({ message: String(cause), isRetired: isHTTPError(cause) && cause.response.status === 409 })
  })
