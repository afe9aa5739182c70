import { Effect } from "effect"
import type { Focus } from "../../core/services/ports/focus.ts"
import { uncoverFocus } from "./focus-cover.ts"
import { findMarked, type FocusMark, headingOf, hasNoFocus, markOfFocus } from "./focus-place.ts"
import { watchFocus } from "./focus-trail.ts"

/** Polling for an element that a list has yet to render. */
const searchInterval = "50 millis"
const maxSearches = 30

export const makeFocus = (): Focus["Service"] => {
  const trail = watchFocus()
  const left = new Map<number, FocusMark | null>()
  uncoverFocus()
  const arriving = <A>(arrive: Effect.Effect<A>) =>
    Effect.acquireUseRelease(
      Effect.sync(trail.begin),
      () => arrive,
      () => Effect.sync(trail.end)
    )
  /** True after a press since the page was left; a focus that the user moved then remains. */
  let hasActed = false
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, () => (hasActed = true), { capture: true })
  const toHeading = Effect.sync(() => (hasActed && !hasNoFocus() ? undefined : trail.settle(headingOf())))
  return {
    depart: ({ from, kind }) =>
      Effect.sync(() => {
        hasActed = false
        if (kind !== "load") left.set(from, markOfFocus())
      }),
    arrive: ({ isSteady, kind, place }) =>
      Effect.suspend(() => {
        const mark = kind === "pop" ? left.get(place.index) : undefined
        const otherwise = kind === "load" || isSteady ? Effect.void : toHeading
        return arriving(mark === undefined || mark === null ? otherwise : refocusMark(mark, trail.settle, otherwise))
      })
  }
}

/** Focuses the marked element once it appears, unless the user moves the focus meanwhile. */
const refocusMark = (mark: FocusMark, settle: (element: HTMLElement) => void, otherwise: Effect.Effect<void>): Effect.Effect<void> => {
  const before = document.activeElement
  const search = (searchesLeft: number): Effect.Effect<void> =>
    Effect.suspend(() => {
      if (document.activeElement !== before && !hasNoFocus()) return Effect.void
      const marked = findMarked(mark)
      if (marked !== undefined) return Effect.sync(() => settle(marked))
      return searchesLeft === 0 ? otherwise : Effect.andThen(Effect.sleep(searchInterval), search(searchesLeft - 1))
    })
  return search(maxSearches)
}
