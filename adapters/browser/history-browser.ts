import { Effect, Layer } from "effect"
import { entryDocument, entryNumber } from "./entry-number.ts"
import { addressOf, type Place, withoutSecretParameters } from "../../core/domain/url/place.ts"
import { History } from "../../core/services/ports/history.ts"
import { Vault } from "../../core/services/ports/vault.ts"

/** The tab's history. An entry knows its number by `history.state`; one that the browser made itself gets one here. */
export const layer: Layer.Layer<History, never, Vault> = Layer.effect(
  History,
  Effect.gen(function* () {
    const vault = yield* Vault
    const keepSecrets = (secrets: Readonly<Record<string, string>>) =>
      Effect.forEach(Object.entries(secrets), ([name, secret]) => vault.put("address", name, secret), { discard: true })

    let address = addressHere()
    /** Whether a Back or Forward stayed at the address of the last page that was written or popped. */
    const stays = (): boolean => {
      const before = address
      address = addressHere()
      return address === before
    }
    const write = (how: "push" | "replace", place: Place, hash: string) => {
      put(how, place, hash)
      address = addressHere()
    }

    const current = Effect.gen(function* () {
      const { search, secrets } = withoutSecretParameters(location.search)
      const place: Place = { path: location.pathname, search, index: entryNumber(history.state) ?? 0 }
      yield* keepSecrets(secrets)
      if (Object.keys(secrets).length > 0 || entryNumber(history.state) === undefined) write("replace", place, location.hash)
      return place
    })

    const cover = coverer()
    return {
      current,
      write: (place, how) => Effect.sync(() => write(cover.gives(how), place, "")),
      leave: (url) => Effect.sync(() => location.assign(url)),
      watch: (tell) =>
        Effect.callback<never>(() =>
          listening(stays, (isHere) => (cover.takesPop(isHere) ? undefined : Effect.runSync(Effect.map(current, tell))))
        ),
      cover: (tellBack) => Effect.callback<never>(() => Effect.sync(cover.lay(tellBack)))
    }
  })
)

/** An entry over the page's own, at the same address and with the same number. */
const coverer = () => {
  let onBack: (() => void) | undefined
  let isLaid = isCover(history.state)
  let isLeaving = false
  const takeOff = () => {
    if (onBack !== undefined || !isLaid) return
    isLaid = false
    isLeaving = true
    history.back()
  }
  return {
    /** A page that is gone to stands where the cover was. */
    gives: (how: "push" | "replace"): "push" | "replace" => {
      const wasLaid = isLaid
      isLaid = false
      return wasLaid ? "replace" : how
    },
    /** Whether a Back that stayed at this address took the cover off; nobody else needs to know. A step to another page leaves it behind. */
    takesPop: (isHere: boolean): boolean => {
      const isBare = !isCover(history.state)
      const isOwn = isHere && (isLeaving || (isLaid && isBare))
      if (isLaid && !isLeaving && isOwn) onBack?.()
      isLaid &&= isHere ? !isOwn : !isBare
      isLeaving = false
      return isOwn
    },
    lay: (tellBack: () => void) => {
      onBack = tellBack
      if (!isLaid) {
        const state: unknown = history.state
        history.pushState({ ...(typeof state === "object" && state), cover: true }, "")
        isLaid = true
      }
      return () => {
        onBack = undefined
        setTimeout(takeOff, settlingMs)
      }
    }
  }
}

/** A dialog that closes because a page is gone to, or another one opens, is not worth a step back. */
const settlingMs = 50

const isCover = (state: unknown): boolean => typeof state === "object" && state !== null && "cover" in state && state.cover === true

/** Calls back on Back and Forward, but not when only the fragment changed; says whether the address is the same. */
const listening = (stays: () => boolean, changed: (isHere: boolean) => void): Effect.Effect<void> => {
  const onPop = () => {
    const isHere = stays()
    if (!isHere || entryNumber(history.state) !== undefined) changed(isHere)
  }
  addEventListener("popstate", onPop)
  return Effect.sync(() => removeEventListener("popstate", onPop))
}

const put = (how: "push" | "replace", place: Place, hash: string): void => {
  const name = entryDocument()
  const state = name === "" ? { index: place.index } : { index: place.index, document: name }
  if (how === "push") history.pushState(state, "", addressOf(place) + hash)
  else history.replaceState(state, "", addressOf(place) + hash)
}

const addressHere = (): string => location.pathname + location.search
