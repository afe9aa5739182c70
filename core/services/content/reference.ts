import { Effect } from "effect"
import { Api, type ApiError } from "../ports/api.ts"

/** What every page may need and none has of its own (ENT-002); `null` is what has not come. */
export type Reference = {
  /** The shop's own domain, by which a link is told from a foreign one. */
  readonly domain: string | null
  readonly captchaClientKey: string | null
  /** Explanations of terms by their code. */
  readonly tooltips: Readonly<Record<string, string>> | null
  readonly countries: ReadonlyArray<{ readonly code: string; readonly name: string }> | null
}

/** Config, explanations and countries at once (ENT-002); what fails is logged and left out. */
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
