import { Effect, Layer } from "effect"
import { entryNumber } from "./entry-number.ts"
import { addressOf, type Place, withoutSecretParameters } from "../../core/domain/place.ts"
import { History } from "../../core/services/history.ts"
import { Vault } from "../../core/services/vault.ts"

/** The tab's history. An entry knows its number by `history.state`; one that the browser made itself gets one here. */
export const layer: Layer.Layer<History, never, Vault> = Layer.effect(
  History,
  Effect.gen(function* () {
    const vault = yield* Vault
    const keepSecrets = (secrets: Readonly<Record<string, string>>) =>
      Effect.forEach(Object.entries(secrets), ([name, secret]) => vault.put("address", name, secret), { discard: true })

    const current = Effect.gen(function* () {
      const { search, secrets } = withoutSecretParameters(location.search)
      const place: Place = { path: location.pathname, search, index: entryNumber(history.state) ?? 0 }
      yield* keepSecrets(secrets)
      if (Object.keys(secrets).length > 0 || entryNumber(history.state) === undefined) put("replace", place, location.hash)
      return place
    })

    return {
      current,
      write: (place, how) => Effect.sync(() => put(how, place, "")),
      leave: (url) => Effect.sync(() => location.assign(url)),
      watch: (tell) => Effect.callback<never>(() => listening(() => Effect.runSync(Effect.map(current, tell))))
    }
  })
)

/** Calls back on Back and Forward, but not when only the fragment changed. */
const listening = (changed: () => void): Effect.Effect<void> => {
  let address = addressHere()
  const onPop = () => {
    const before = address
    address = addressHere()
    if (address !== before || entryNumber(history.state) !== undefined) changed()
  }
  addEventListener("popstate", onPop)
  return Effect.sync(() => removeEventListener("popstate", onPop))
}

const put = (how: "push" | "replace", place: Place, hash: string): void => {
  const state = { index: place.index }
  if (how === "push") history.pushState(state, "", addressOf(place) + hash)
  else history.replaceState(state, "", addressOf(place) + hash)
}

const addressHere = (): string => location.pathname + location.search
