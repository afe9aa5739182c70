import { Effect, Layer } from "effect"
import type { Covers } from "./covers.ts"
import { coverDepth, entryDocument, entryNumber } from "./entry-number.ts"
import { addressOf, type Place, withoutSecretParameters } from "../../../core/domain/url/place.ts"
import { History } from "../../../core/services/ports/history.ts"
import { Vault } from "../../../core/services/ports/vault.ts"

/** Numbers all entries in `history.state`, including those made by the browser. */
export const layer: Layer.Layer<History, never, Vault> = Layer.effect(
  History,
  Effect.gen(function* () {
    const vault = yield* Vault
    const storeSecrets = (secrets: Readonly<Record<string, string>>) =>
      Effect.forEach(Object.entries(secrets), ([name, secret]) => vault.put("address", name, secret), { discard: true })

    /** Entries of layers, loaded with the first one. If that fails, Back leaves the page. */
    let covers: Covers | undefined
    const loadCovers = Effect.promise(() =>
      import("./covers.ts").then(
        ({ makeCovers }) => (covers ??= makeCovers()),
        () => undefined
      )
    )
    let number: number | undefined
    /** Address and number of the page; an entry without a number is a fragment of the previous page. */
    const pageHere = () => location.pathname + location.search + (number = entryNumber(history.state) ?? number)
    let page = pageHere()
    const write = (how: "push" | "replace", place: Place, hash: string) => {
      put(how, place, hash)
      page = pageHere()
    }

    const current = Effect.gen(function* () {
      const { search, secrets } = withoutSecretParameters(location.search)
      const place: Place = { path: location.pathname, search, index: entryNumber(history.state) ?? 0 }
      yield* storeSecrets(secrets)
      if (Object.keys(secrets).length > 0 || entryNumber(history.state) === undefined) write("replace", place, location.hash)
      if (coverDepth(history.state) > 0) yield* Effect.forkDetach(loadCovers)
      return place
    })

    return {
      current,
      write: (place, how) =>
        Effect.suspend(() => {
          const put = (as: "push" | "replace") => write(as, place, "")
          return covers?.write(how, put) ?? Effect.sync(() => put(how))
        }),
      leave: (url) => Effect.sync(() => location[coverDepth(history.state) > 0 ? "replace" : "assign"](url)),
      watch: (notify) =>
        Effect.callback<never>(() => {
          const onPop = () => {
            const before = page
            page = pageHere()
            const isHere = page === before
            if (covers?.pop(isHere) !== true && (!isHere || entryNumber(history.state) !== undefined))
              Effect.runSync(Effect.map(current, notify))
          }
          addEventListener("popstate", onPop)
          return Effect.sync(() => removeEventListener("popstate", onPop))
        }),
      cover: (close) => Effect.flatMap(loadCovers, (loaded) => loaded?.add(close) ?? Effect.never)
    }
  })
)

const put = (how: "push" | "replace", place: Place, hash: string): void => {
  const name = entryDocument()
  const state = name === "" ? { index: place.index } : { index: place.index, document: name }
  if (how === "push") history.pushState(state, "", addressOf(place) + hash)
  else history.replaceState(state, "", addressOf(place) + hash)
}
