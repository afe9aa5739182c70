import { Effect, Layer } from "effect"
import { Scroll } from "../../core/services/ports/scroll.ts"
import { entryDocument, entryNumber } from "./history/entry-number.ts"

const key = "gran.scroll"

/** Maximum number of stored positions. */
const maxPlaces = 100

/** Positions are in session storage, or in memory if it is forbidden or full. */
export const layer: Layer.Layer<Scroll> = Layer.sync(Scroll, () => {
  history.scrollRestoration = "manual"
  const places = stored()
  /** Until a page of this document is left. */
  let isNew = true
  const keyOf = (index: number) => `${entryDocument()} ${index}`
  const remember = (index: number) => {
    isNew = false
    places.delete(keyOf(index))
    places.set(keyOf(index), placeNow())
    store(places)
  }
  addEventListener("pagehide", () => remember(entryNumber(history.state) ?? 0))
  return {
    remember: (index) => Effect.sync(() => remember(index)),
    toTop: goTo(0),
    restore: (index) =>
      Effect.suspend(() => {
        const place = places.get(keyOf(index))
        return place === undefined && (isNew || location.hash !== "") ? Effect.void : goBack(isEmptied() ? undefined : place)
      }),
    watch: (isBeyond, notify) => Effect.callback<never>(() => watchLimit(isBeyond, notify)),
    hold: Effect.callback<never>(lock)
  }
})

/** Scroll offset, and a list item with its screen position in pixels: the list may be rendered differently on return. */
type ScrollPlace = { readonly top: number; readonly item?: string; readonly offset?: number }

const placeNow = (): ScrollPlace => {
  const top = Math.round(scrollY)
  const item = top === 0 ? undefined : (focusedItem() ?? itemsOnPage().find((each) => each.getBoundingClientRect().bottom > 0))
  const code = item?.dataset["item"]
  return item === undefined || code === undefined ? { top } : { top, item: code, offset: Math.round(item.getBoundingClientRect().top) }
}

const itemsOnPage = () => [...document.querySelectorAll<HTMLElement>("[data-item]")]

/** A stone's card has no height in a table layout. */
const isDrawn = ({ bottom, top }: DOMRect): boolean => bottom > top

const focusedItem = () => document.activeElement?.closest<HTMLElement>("[data-item]")

/** Tests for the mark of a view that has lost its scrolled content. */
const isEmptied = () => document.querySelector("[data-from-top]") !== null

/** Restores a position, by default the top, and the anchor item's place on the screen. */
const goBack = ({ item, offset = 0, top }: ScrollPlace = { top: 0 }): Effect.Effect<void> =>
  Effect.andThen(
    goTo(top),
    Effect.sync(() => {
      const anchor = itemsOnPage().find((each) => each.dataset["item"] === item && isDrawn(each.getBoundingClientRect()))
      if (anchor !== undefined) scrollBy({ top: Math.round(anchor.getBoundingClientRect().top) - offset, behavior: "instant" })
    })
  )

/** Returns nothing: the promise of newer browsers' `scrollTo` must not enter an event. */
const goTo = (top: number): Effect.Effect<void> =>
  Effect.sync(() => {
    scrollTo({ top, behavior: "instant" })
  })

/** Reports each crossing of the limit, and a start beyond it. */
const watchLimit = (isBeyond: (top: number) => boolean, notify: (isBeyond: boolean) => void): Effect.Effect<void> => {
  let before = false
  const check = () => {
    const now = isBeyond(scrollY)
    if (now === before) return
    before = now
    notify(now)
  }
  addEventListener("scroll", check, { passive: true })
  check()
  return Effect.sync(() => removeEventListener("scroll", check))
}

let locks = 0

/** Locks scrolling by `html[data-held]` (base.css); its gutter replaces a hidden scroll bar. */
const lock = (): Effect.Effect<void> => {
  const { clientWidth, dataset } = document.documentElement
  locks += 1
  if (locks === 1) dataset["held"] = innerWidth > clientWidth ? "gutter" : ""
  return Effect.sync(() => {
    locks -= 1
    if (locks === 0) delete dataset["held"]
  })
}

const stored = (): Map<string, ScrollPlace> => {
  try {
    const entries = Object.entries(Object(JSON.parse(sessionStorage.getItem(key) ?? "{}")) as Record<string, unknown>)
    return new Map(entries.filter((entry): entry is [string, ScrollPlace] => isPlace(entry[1])))
  } catch {
    return new Map()
  }
}

const isPlace = (place: unknown): place is ScrollPlace =>
  typeof place === "object" && place !== null && "top" in place && typeof place.top === "number"

const store = (places: ReadonlyMap<string, ScrollPlace>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...places].slice(-maxPlaces))))
  } catch {
    // Positions remain in memory.
  }
}
