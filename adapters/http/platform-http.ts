import { Effect } from "effect"
import {
  type CustomerPlatform,
  type PlatformError,
  PlatformRefused,
  PlatformUnreachable
} from "../../core/services/ports/customer-platform.ts"

export type PlatformOptions = { readonly url: string; readonly endpointId: string }

/** The shop's endpoint (API-093), used without a configured platform. */
export const defaultPlatform: PlatformOptions = { url: "/operations/async", endpointId: "gran" }

const timeoutMs = 10_000

/** MKT-004. `keepalive` lets a request finish after its page is closed. */
export const makePlatform = ({ endpointId, url }: PlatformOptions): CustomerPlatform["Service"] => ({
  send: ({ body, deviceId, operation }) =>
    Effect.tryPromise({
      try: (signal) =>
        fetch(`${url}?${new URLSearchParams({ operation, endpointId, deviceUUID: deviceId }).toString()}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
          credentials: "omit",
          keepalive: true,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
        }),
      catch: (cause) => new PlatformUnreachable({ operation, reason: String(cause) })
    }).pipe(
      Effect.flatMap(({ ok, status }): Effect.Effect<void, PlatformError> => {
        if (ok) return Effect.void
        return status === 429 || status >= 500
          ? Effect.fail(new PlatformUnreachable({ operation, reason: `status ${status}` }))
          : Effect.fail(new PlatformRefused({ operation, status }))
      })
    )
})
