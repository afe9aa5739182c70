import { Effect } from "effect"

/** Tells that the page is looked at again after so many milliseconds, or more, when it was not, for as long as it runs. */
export const returnsAfter = (awayMs: number, tell: () => void): Effect.Effect<never> =>
  Effect.callback<never>(() => {
    let left = Date.now()
    const look = () => {
      if (document.visibilityState !== "visible") left = Date.now()
      else if (Date.now() - left >= awayMs) tell()
    }
    document.addEventListener("visibilitychange", look)
    return Effect.sync(() => document.removeEventListener("visibilitychange", look))
  })
