import { Effect } from "effect"

/** Reports when a page hidden for at least `awayMs` becomes visible. */
export const returnsAfter = (awayMs: number, notify: () => void): Effect.Effect<never> =>
  Effect.callback<never>(() => {
    let hiddenAt = Date.now()
    const check = () => {
      if (document.visibilityState !== "visible") hiddenAt = Date.now()
      else if (Date.now() - hiddenAt >= awayMs) notify()
    }
    document.addEventListener("visibilitychange", check)
    return Effect.sync(() => document.removeEventListener("visibilitychange", check))
  })
