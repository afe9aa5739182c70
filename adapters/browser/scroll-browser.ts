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
    toTop: goTo(0),
    restore: (index) => Effect.suspend(() => goTo(places.get(String(index)) ?? 0)),
    watch: (isBeyond, tell) => Effect.callback<never>(() => watching(isBeyond, tell)),
    hold: Effect.callback<never>(holding)
  }
})

/** Newer browsers answer `scrollTo` with a promise, which is no JSON and must not come into an event. */
const goTo = (top: number): Effect.Effect<void> =>
  Effect.sync(() => {
    scrollTo({ top, behavior: "instant" })
  })

/** Compares at each scroll, speaks only when the answer changes. */
const watching = (isBeyond: (top: number) => boolean, tell: (isBeyond: boolean) => void): Effect.Effect<void> => {
  let was = false
  const look = () => {
    const is = isBeyond(scrollY)
    if (is === was) return
    was = is
    tell(is)
  }
  addEventListener("scroll", look, { passive: true })
  look()
  return Effect.sync(() => removeEventListener("scroll", look))
}

let holders = 0

/** `html[data-held]` does not scroll (base.css); where a scroll bar goes its gutter stays, so that nothing moves. */
const holding = (): Effect.Effect<void> => {
  const { clientWidth, dataset } = document.documentElement
  holders += 1
  if (holders === 1) dataset["held"] = innerWidth > clientWidth ? "gutter" : ""
  return Effect.sync(() => {
    holders -= 1
    if (holders === 0) delete dataset["held"]
  })
}

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
