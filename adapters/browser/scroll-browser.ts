import { Effect, Layer } from "effect"
import { Scroll } from "../../core/services/scroll.ts"
import { entryNumber } from "./entry-number.ts"

const key = "gran.scroll"
/** Scroll places in session storage; without it (forbidden, full) they last as long as the page. */
export const layer: Layer.Layer<Scroll> = Layer.sync(Scroll, () => {
  history.scrollRestoration = "manual"
  const places = stored()
  const remember = (index: number) => {
    places.set(String(index), Math.round(scrollY))
    store(places)
  }
  addEventListener("pagehide", () => remember(entryNumber(history.state) ?? 0))
  return {
    remember: (index) => Effect.sync(() => remember(index)),
    toTop: Effect.sync(() => scrollTo({ top: 0, behavior: "instant" })),
    restore: (index) => Effect.sync(() => scrollTo({ top: places.get(String(index)) ?? 0, behavior: "instant" }))
  }
})

const stored = (): Map<string, number> => {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}")
    const entries = Object.entries(typeof places === "object" && places !== null ? places : {})
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"))
  } catch {
    return new Map()
  }
}

const store = (places: ReadonlyMap<string, number>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // Storage is full or forbidden: the places of this page's life are enough.
  }
}
