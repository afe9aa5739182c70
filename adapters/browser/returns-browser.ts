import { Effect } from "effect"

/** Reports when the page becomes visible after it was hidden for at least `awayMs` milliseconds. */
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
