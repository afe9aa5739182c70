import { Clock, Effect, Layer, Schema } from "effect"
import { addressWords } from "../../core/domain/postal/address.ts"
import { suggestPlaces } from "./addresses.ts"
import { DadataAnswer, toSuggestions } from "./dadata-answer.ts"
import { type Suggest, Suggestions } from "./address-suggestions.ts"

export type DadataOptions = { readonly url: string; readonly key: string }

/** Without options the shop's own suggestions remain. */
export const layer = (options: DadataOptions | null): Layer.Layer<never> =>
  options === null
    ? Layer.empty
    : Layer.effect(
        Suggestions,
        Effect.sync(() => ({ suggest: suggestFrom(options) }))
      )

const longestWait = "1 second"

/** Milliseconds after a failure, so that an unavailable service does not delay every keystroke. */
const pauseMs = 30_000

class NoAnswer extends Schema.TaggedError<NoAnswer>()("NoAnswer", { reason: Schema.String }) {}

const suggestFrom = (options: DadataOptions): Suggest => {
  let restsUntil = 0
  return Effect.fnUntraced(function* (country, text, count) {
    if (addressWords(text).length === 0) return []
    const placeSuggestions = suggestPlaces(country, text, count)
    if ((yield* Clock.currentTimeMillis) < restsUntil) return yield* placeSuggestions
    return yield* requestSuggestions(options, country, text, count).pipe(
      Effect.timeoutOrElse({ duration: longestWait, orElse: () => Effect.fail(new NoAnswer({ reason: "too late" })) }),
      Effect.catch(({ reason }) =>
        Effect.gen(function* () {
          restsUntil = (yield* Clock.currentTimeMillis) + pauseMs
          yield* Effect.annotateLogs(Effect.logWarning("DaData failed; addresses are suggested from the shop's own table"), { reason })
          return yield* placeSuggestions
        })
      )
    )
  })
}

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(DadataAnswer))

/** Errors never contain the typed text. */
const requestSuggestions = Effect.fnUntraced(function* ({ key, url }: DadataOptions, country: string, query: string, count: number) {
  const body = { query, count, locations: [{ country_iso_code: country }], from_bound: { value: "city" }, to_bound: { value: "house" } }
  const response = yield* Effect.tryPromise({
    try: (signal) => fetch(url, { method: "POST", headers: headersOf(key), body: JSON.stringify(body), signal, redirect: "error" }),
    catch: () => new NoAnswer({ reason: "no connection" })
  })
  if (!response.ok) return yield* new NoAnswer({ reason: `status ${response.status}` })
  const text = yield* Effect.tryPromise({ try: () => response.text(), catch: () => new NoAnswer({ reason: "no whole answer" }) })
  const answer = yield* Effect.mapError(decode(text), () => new NoAnswer({ reason: "no answer that can be read" }))
  return toSuggestions(answer, country, count)
})

const headersOf = (key: string) => ({
  authorization: `Token ${key}`,
  "content-type": "application/json",
  accept: "application/json"
})
