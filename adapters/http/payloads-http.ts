import { Effect, Layer, Schema } from "effect"
import ky from "ky"
import { Payload, Payloads, PayloadUnavailable } from "../../core/services/payloads.ts"

const decode = Schema.decodeUnknownEffect(Payload)

/** Reads `{path}/_payload.json?{build}` (BLD-005); the page's own query follows the build. */
export const layer = ({ build, timeoutMs = 12_000 }: { readonly build: string; readonly timeoutMs?: number }): Layer.Layer<Payloads> =>
  Layer.succeed(Payloads, {
    read: ({ path, search }) =>
      fetched(`${path.replace(/\/$/, "")}/_payload.json?${build}${search.replace(/^\?/, "&")}`, timeoutMs).pipe(
        Effect.flatMap(decode),
        Effect.mapError((error) => new PayloadUnavailable({ reason: error.message }))
      )
  })

/** A page that is not there has a payload too, with its own status. */
const fetched = (url: string, timeout: number) =>
  Effect.tryPromise({
    try: (signal) => ky.get(url, { signal, timeout, retry: 0, throwHttpErrors: (status) => status !== 404 }).json<unknown>(),
    catch: (cause) => new PayloadUnavailable({ reason: String(cause) })
  })
