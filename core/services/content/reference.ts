import { Effect } from "effect"
import { Api, type ApiError } from "../ports/api.ts"

/** Data shared by all pages (ENT-002); `null` until loaded. */
export type Reference = {
  /** Distinguishes external links. */
  readonly domain: string | null
  readonly captchaClientKey: string | null
  /** By code. */
  readonly tooltips: Readonly<Record<string, string>> | null
  readonly countries: ReadonlyArray<{ readonly code: string; readonly name: string }> | null
}

/** Failed parts are `null` (ENT-002). */
export const loadReference = Effect.fnUntraced(function* (): Effect.fn.Return<Reference, never, Api> {
  const api = yield* Api
  const [config, tooltips, countries] = yield* Effect.all(
    [orNull(api.call("shell.config")), orNull(api.call("shell.tooltips")), orNull(api.call("shell.countries"))],
    { concurrency: "unbounded" }
  )
  return {
    domain: config?.domain ?? null,
    captchaClientKey: config?.captchaClientKey ?? null,
    tooltips: tooltips && Object.fromEntries(tooltips.tooltips.map(({ code, text }) => [code, text])),
    countries: countries?.countries ?? null
  }
})

const orNull = <A>(call: Effect.Effect<A, ApiError>): Effect.Effect<A | null> => Effect.orElseSucceed(call, () => null)
